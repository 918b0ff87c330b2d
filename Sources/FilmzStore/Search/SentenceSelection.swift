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
        if query.mine.only == nil { "list.prominence, list.film_id" } else { "film.prominence, film.id" }
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
        var conditions = ["film.id NOT IN (SELECT value FROM json_each(:without))"]
        for (index, filter) in query.sentence.filters.enumerated() {
            switch filter {
            case .kind(let group): conditions.append(group.condition("film.kind"))
            case .genre(let genre):
                conditions.append(ListColumn.condition("film.genres", holds: ":value\(index)", value: genre))
            case .country: conditions.append(Self.first(of: "film.countries", value: ":value\(index)"))
            case .language: conditions.append(Self.first(of: "film.languages", value: ":value\(index)"))
            case .years: conditions.append("film.year BETWEEN :first\(index) AND :last\(index)")
            case .minutes: conditions.append("film.runtime BETWEEN :first\(index) AND :last\(index)")
            case .person, .mine, .offered, .service: break
            }
        }
        return conditions
    }

    private static func first(of column: String, value: String) -> String {
        "substr(\(column) || char(10), 1, length(\(value)) + 1) = \(value) || char(10)"
    }

    private var arguments: StatementArguments {
        var arguments: StatementArguments = ["without": left.json]
        if let only = query.mine.only { arguments += ["only": only.map(\.rawValue).sorted().json] }
        for (index, filter) in query.sentence.filters.enumerated() {
            switch filter {
            case .genre(let value), .country(let value), .language(let value):
                arguments += ["value\(index)": value]
            case .years(let range), .minutes(let range):
                arguments += ["first\(index)": range.lowerBound, "last\(index)": range.upperBound]
            case .kind, .person, .mine, .offered, .service: break
            }
        }
        return arguments
    }
}
