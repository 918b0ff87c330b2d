import FilmzDomain

/// The cache key of a page of a list.
struct ListPage<List: Hashable & Sendable>: Hashable, Sendable {
    var list: List
    var page: PageRequest
}

/// A page that starts after a number of elements, for lists that are short or do not change while they are read.
struct OffsetCursor {
    let offset: Int

    /// The position that a request asks for; the first page when its cursor is not one of ours.
    init(_ request: PageRequest) {
        let offset = request.cursor.flatMap { Int($0.description) } ?? 0
        self.offset = if 0...1_000_000 ~= offset { offset } else { 0 }
    }

    func page<Element>(_ items: [Element], total: Int, size: Int) -> Page<Element> {
        let end = offset + items.count
        return Page(
            items: items, total: total, next: end < total && !items.isEmpty ? PageCursor(String(end)) : nil)
    }
}

/// Columns with several values, each on a line of its own.
enum ListColumn {
    /// An SQL condition: one of the column's values is the parameter.
    /// - Parameter value: the parameter's value; one with a line break is in no column, because these divide values
    static func condition(_ column: String, holds parameter: String, value: String) -> String {
        let holds = "instr(char(10) || \(column) || char(10), char(10) || \(parameter) || char(10)) > 0"
        return if value.isEmpty || value.contains("\n") { "\(holds) AND false" } else { holds }
    }
}
