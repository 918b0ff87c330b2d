import FilmzDomain
import FilmzReading
import FilmzTextFolding

/// A table with a header row. Its rows are parsed lazily.
struct ExchangeTable {
    /// The column names as written in the file, without those of columns that are never read.
    let heads: [String]
    private let indices: [String: Int]
    private let secrets: Set<Int>
    private let rest: SeparatedRows

    /// - Parameter rows: the rows after the header row
    init(heads: [String], rows: SeparatedRows) {
        let keys = heads.map(Self.key)
        self.heads = zip(heads, keys).map { SecretColumns.holds($1) ? "" : $0 }
        secrets = Set(keys.indices.filter { SecretColumns.holds(keys[$0]) })
        indices = Dictionary(keys.enumerated().filter { !$1.isEmpty }.map { ($1, $0) }) { first, _ in first }
        rest = rows
    }

    /// The name of a column without case, accents, spaces and punctuation: `releasedatemonthdayyear`.
    static func key(_ head: String) -> String {
        if head.utf8.count <= 200 { TextFolding.words(head).joined() } else { "" }
    }

    var keys: Set<String> { Set(indices.filter { !secrets.contains($0.value) }.keys) }

    /// The index of a column; nil when it is missing or never read.
    func index(of key: String) -> Int? {
        indices[key].filter { !secrets.contains($0) }
    }

    /// Whether a column has different values. It also works for columns that are never read otherwise.
    func hasSeveralValues(_ key: String) -> Bool {
        guard let index = indices[key] else { return false }
        var rows = rest.lazy.compactMap { $0.cells.indices.contains(index) ? $0.cells[index] : nil }
            .makeIterator()
        guard let first = rows.next() else { return false }
        while let value = rows.next() { if value != first { return true } }
        return false
    }

    func isSecret(_ index: Int) -> Bool { secrets.contains(index) }

    /// The index of the first of these columns that exists.
    func index(of keys: [String]) -> Int? { keys.lazy.compactMap(index(of:)).first }

    struct Row {
        /// The number of the line where it begins, from 1.
        let line: Int
        fileprivate(set) var cells: [String]

        /// The cell at an index; empty when there is none.
        subscript(_ index: Int?) -> String {
            guard let index, cells.indices.contains(index) else { return "" }
            return cells[index]
        }
    }

    var rows: some Sequence<Row> {
        rest.lazy.map { row in
            var row = Row(line: row.line, cells: row.cells)
            for index in secrets where row.cells.indices.contains(index) { row.cells[index] = "" }
            return row
        }
    }
}

extension ExchangeTable {
    static let separators: [Unicode.Scalar] = [",", ";", "\t", "|"]

    /// The table in a text, with the separator that divides its first row into the most cells.
    /// - Parameter text: the result of ``ExchangeText/utf8(_:)``
    /// - Returns: nil when its first row has only one cell
    init?(_ text: [UInt8]) {
        let start = Array(text.prefix(Self.headBytes))
        let counts = Self.separators.map { separator in
            var rows = SeparatedRows(utf8: start, separator: separator)
            return rows.next().map { Set($0.cells).subtracting([""]).count } ?? 0
        }
        guard let cellCount = counts.max(), cellCount > 1, let best = counts.firstIndex(of: cellCount) else {
            return nil
        }
        var rows = SeparatedRows(utf8: text, separator: Self.separators[best])
        guard let head = rows.next() else { return nil }
        self.init(heads: head.cells, rows: rows)
    }

    /// The number of bytes to look for the header row in, which is more than any has.
    private static let headBytes = 8_192
}

/// The columns that are never read: personal data, locations and credentials.
enum SecretColumns {
    private static let names: Set<String> = [
        "email", "emailaddress", "mail", "password", "passwordhash", "hash", "salt", "token", "accesstoken",
        "refreshtoken", "apikey", "secret", "session", "sessionid", "cookie", "ip", "ipaddress", "useragent", "device",
        "deviceid", "devicename", "phone", "phonenumber", "user", "userid", "username", "userslug", "givenname",
        "familyname", "firstname", "lastname", "fullname", "birthday", "birthdate", "gender", "profile", "profilename",
        "latitude", "longitude",
    ]

    /// - Parameter key: the result of ``ExchangeTable/key(_:)``
    static func holds(_ key: String) -> Bool {
        names.contains(key) || ["token", "password", "email", "ipaddress"].contains { key.hasSuffix($0) }
    }
}
