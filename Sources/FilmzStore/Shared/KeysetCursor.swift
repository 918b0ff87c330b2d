import FilmzDomain
import GRDB

/// The end of a page: the sort key and ID of its last row. The next page starts there, whatever was added or removed
/// before it.
struct KeysetCursor {
    let key: DatabaseValue
    let id: Int64

    init(_ key: DatabaseValue, id: Int64) {
        self.key = key
        self.id = id
    }

    /// Parses the text that ``cursor`` writes; nil for anything else.
    init?(_ cursor: PageCursor) {
        let parts = cursor.description.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let id = Int64(parts[1]) else { return nil }
        switch parts[0] {
        case "n":
            guard let number = Int64(parts[2]) else { return nil }
            key = number.databaseValue
        case "t":
            key = String(parts[2]).databaseValue
        default:
            return nil
        }
        self.id = id
    }

    /// Parses the cursor of a list that is sorted by texts, or by numbers; nil for anything else.
    init?(_ cursor: PageCursor, isText: Bool) {
        self.init(cursor)
        guard self.isText == isText else { return nil }
    }

    var cursor: PageCursor? {
        switch key.storage {
        case .int64(let number): PageCursor("n.\(id).\(number)")
        case .string(let text): PageCursor("t.\(id).\(text)")
        case .double, .blob, .null: nil
        }
    }

    var isText: Bool {
        if case .string = key.storage { true } else { false }
    }
}
