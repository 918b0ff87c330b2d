import FilmzDomain
import GRDB

/// A page of a person's films, on a shelf or a list, in the order of a column or of titles.
struct SortedPage {
    /// The end of the page before; nil for the first page, and in an order of titles.
    let position: KeysetCursor?
    private let size: Int
    /// The films of the page in an order of titles.
    private let ordered: (films: [Film.ID], next: PageCursor?)?

    /// - Parameters:
    ///   - keyIsText: whether the column has texts
    ///   - order: the order of titles; nil for that of the column
    ///   - members: the films that pass the filter; nil for all
    init(
        _ request: PageRequest, keyIsText: Bool, by order: TitleOrder?, among members: () throws -> Set<Film.ID>?
    ) throws {
        size = request.size
        ordered = try order.map { $0.page(request, among: try members()) }
        position = if order == nil { request.cursor.flatMap { KeysetCursor($0, isText: keyIsText) } } else { nil }
    }

    /// The films that a statement for the page selects, and where the next page starts.
    /// - Parameters:
    ///   - statement: has `:limit`, the `:key` and `:id` of ``position``, and in an order of titles the films as
    ///     `:order`
    ///   - arguments: the statement's other arguments
    ///   - key: the column that has what the films are sorted by
    ///   - item: makes what is listed of a film from its facts and the row
    func films<Column: StoredColumn, Item>(
        _ statement: Statement, arguments: StatementArguments, sortedBy key: Column,
        item: (StoredRow<FilmColumn>, StoredRow<Column>) throws -> Item
    ) throws -> (films: [Item], next: PageCursor?) {
        let facts = try ColumnPlace<FilmColumn>(in: statement)
        let rows = try Column.fetchCursor(statement, arguments: arguments + self.arguments)
        var films: [Item] = []
        films.reserveCapacity(size)
        var next: PageCursor?
        while let row = try rows.next() {
            guard films.count < size else { return (films, next) }
            let film = facts.columns(of: row)
            films.append(try item(film, row))
            if films.count == size { next = KeysetCursor(row.value(key), id: film[.id]).cursor }
        }
        return (films, ordered?.next)
    }

    private var arguments: StatementArguments {
        var arguments: StatementArguments = ["limit": size + 1]
        if let position { arguments += ["key": position.key, "id": position.id] }
        if let ordered { arguments += ["order": ordered.films.map(\.rawValue).json] }
        return arguments
    }
}
