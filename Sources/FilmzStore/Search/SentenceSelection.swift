import FilmzDomain
import GRDB

/// The catalogue's films that a sentence without words and people asks for, as SQL.
struct SentenceSelection {
    private let query: SentenceCondition
    private let left: [Int64]

    init(_ query: SentenceCondition, excludedIDs: Set<Film.ID>) {
        self.query = query
        left = query.excludedIDs.union(excludedIDs).union(query.mine.without).map(\.rawValue).sorted()
    }

    func films(_ range: Range<Int>, in db: Database) throws -> [Film] {
        guard !range.isEmpty else { return [] }
        return try FilmRecord.films(
            db, sql: pageSQL, arguments: arguments + ["limit": range.count, "offset": range.lowerBound])
    }

    /// The number of films; one more than the limit if there are more.
    func count(upTo limit: Int, in db: Database) throws -> Int {
        try Int.fetchOne(db.cachedStatement(sql: countSQL), arguments: arguments + ["limit": limit + 1]) ?? 0
    }

    var pageSQL: String {
        "SELECT \(FilmRecord.columns) \(source) ORDER BY \(order) LIMIT :limit OFFSET :offset"
    }

    var countSQL: String { "SELECT count(*) FROM (SELECT 1 \(source) LIMIT :limit)" }

    private var order: String {
        if query.mine.only == nil { return "list.prominence, list.film_id" }
        return query.mine.order == nil ? "film.prominence, film.id" : "list.key"
    }

    private var source: String {
        let list =
            if query.mine.only == nil {
                "film_by_fame list \(Dialect.join) film ON film.id = list.film_id"
            } else {
                "json_each(:only) list \(Dialect.join) film ON film.id = list.value"
            }
        return "FROM \(list) WHERE \(conditions.joined(separator: " AND "))"
    }

    private var conditions: [String] {
        ["film.id NOT IN (SELECT value FROM json_each(:without))"]
            + query.sentence.conditions.enumerated().compactMap { Self.condition($0.element, key: "\($0.offset)") }
    }

    /// An SQL condition: the film meets a filter. Nil for a filter on something else than the film itself.
    /// - Parameter key: the end of the names of its parameters
    private static func condition(_ filter: SearchFilter, key: String) -> String? {
        switch filter {
        case .kind(let group): group.condition("film.kind")
        case .genre(let genre): ListColumn.condition("film.genres", holds: ":value\(key)", value: genre)
        case .country: first(of: "film.countries", value: ":value\(key)")
        case .language: first(of: "film.languages", value: ":value\(key)")
        case .years: "film.year BETWEEN :first\(key) AND :last\(key)"
        case .minutes: "film.runtime BETWEEN :first\(key) AND :last\(key)"
        case .not(.country): "film.countries <> '' AND NOT (\(first(of: "film.countries", value: ":value\(key)n")))"
        case .not(.language): "film.languages <> '' AND NOT (\(first(of: "film.languages", value: ":value\(key)n")))"
        case .not(let filter): condition(filter, key: key + "n").map { "NOT (\($0))" }
        case .either(let filters):
            either(filters.enumerated().compactMap { condition($0.element, key: "\(key)_\($0.offset)") })
        case .person, .mine, .offered, .service, .like: nil
        }
    }

    private static func either(_ conditions: [String]) -> String? {
        if conditions.isEmpty { nil } else { "(\(conditions.joined(separator: " OR ")))" }
    }

    private static func first(of column: String, value: String) -> String {
        "substr(\(column) || char(10), 1, length(\(value)) + 1) = \(value) || char(10)"
    }

    private var arguments: StatementArguments {
        var arguments: StatementArguments = ["without": left.json]
        if let only = query.mine.only {
            let list = query.mine.order.map { $0.filter(only.contains) }
            arguments += ["only": (list?.map(\.rawValue) ?? only.map(\.rawValue).sorted()).json]
        }
        for (index, filter) in query.sentence.conditions.enumerated() {
            arguments += Self.arguments(filter, key: "\(index)")
        }
        return arguments
    }

    private static func arguments(_ filter: SearchFilter, key: String) -> StatementArguments {
        switch filter {
        case .genre(let value), .country(let value), .language(let value): return ["value\(key)": value]
        case .years(let range), .minutes(let range):
            return ["first\(key)": range.lowerBound, "last\(key)": range.upperBound]
        case .not(let filter): return arguments(filter, key: key + "n")
        case .either(let filters):
            var all = StatementArguments()
            for (index, filter) in filters.enumerated() { all += arguments(filter, key: "\(key)_\(index)") }
            return all
        case .kind, .person, .mine, .offered, .service, .like: return [:]
        }
    }
}
