import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// The answers of providers, in the tables `report` and `match` of `providers.sqlite`. Call the functions inside a
/// transaction. A row that cannot be read, because an older Filmz wrote it, counts as missing.
enum AnswerRecord {
    /// The answers about a film, under any of its IDs.
    /// - Parameter ids: the IDs that lead to the film, its own first
    static func reports(of ids: [Film.ID], since oldest: Timestamp, in db: Database) throws -> [FilmAnswer] {
        try values(db, sql: reportsSQL, ids: ids, oldest: oldest)
    }

    static func matches(of ids: [Film.ID], since oldest: Timestamp, in db: Database) throws -> [FilmMatch] {
        try values(db, sql: matchesSQL, ids: ids, oldest: oldest)
    }

    static let reportsSQL = sql("report", time: "fetched_at")
    static let matchesSQL = sql("match", time: "decided_at")

    /// Providers' titles for films in a language, if the match is certain.
    static func titles(
        of films: Set<Film.ID>, in language: TitleLanguage, since oldest: Timestamp, db: Database
    ) throws -> [ProviderTitle] {
        try TitleColumn.fetchAll(
            db.cachedStatement(sql: titlesSQL),
            arguments: [
                "films": films.map(\.rawValue).json, "path": "$.titles.\(language.rawValue)",
                "oldest": oldest.milliseconds,
            ]
        )
        .compactMap { row in
            let certainty: String? = row[.certainty]
            // There is no match beside the report when a person decided: those decisions are stored elsewhere.
            let isCertain = certainty.map { FilmMatch.Certainty(rawValue: $0)?.isCertain ?? false } ?? true
            guard isCertain, let film = Film.ID(rawValue: row[.filmID]),
                let provider = Provider(rawValue: row[.provider]), let text = row[.text] as String?
            else { return nil }
            let id = (row[.externalID] as String?).flatMap(ExternalID.init(_:))
            return ProviderTitle(film: film, provider: provider, id: id, text: text)
        }
    }

    static let titlesSQL = """
        SELECT report.film_id, report.provider, report.external_id,
            CASE WHEN json_valid(report.json) THEN report.json ->> :path END AS text,
            CASE WHEN json_valid(match.json) THEN match.json ->> '$.certainty' END AS certainty
        FROM json_each(:films) asked \(Dialect.join) report ON report.film_id = asked.value
        LEFT JOIN match ON match.film_id = report.film_id AND match.provider = report.provider
        WHERE report.fetched_at >= :oldest
        """

    private enum TitleColumn: Int, StoredColumn {
        case filmID, provider, externalID, text, certainty

        static let names = spelled
    }

    static func newest(_ db: Database) throws -> NewestAnswers {
        guard let row = try NewestColumn.fetchOne(db.cachedStatement(sql: newestSQL)) else { return NewestAnswers() }
        return NewestAnswers(
            reportCount: row[.reportCount], newestReport: row[.newestReport], matchCount: row[.matchCount],
            newestMatch: row[.newestMatch])
    }

    /// Each is answered by the index on the times.
    static let newestSQL = """
        SELECT (SELECT count(*) FROM report) AS report_count, (SELECT max(fetched_at) FROM report) AS newest_report,
            (SELECT count(*) FROM match) AS match_count, (SELECT max(decided_at) FROM match) AS newest_match
        """

    private enum NewestColumn: Int, StoredColumn {
        case reportCount, newestReport, matchCount, newestMatch

        static let names = spelled
    }

    static func posters(since oldest: Timestamp, in db: Database) throws -> [ProviderPoster] {
        try PosterColumn.fetchAll(
            db.cachedStatement(sql: postersSQL), arguments: [oldest.milliseconds]
        ).compactMap { row in
            guard let film = Film.ID(rawValue: row[.filmID]), let provider = Provider(rawValue: row[.provider]),
                let address = URL(string: row[.poster])
            else { return nil }
            let id = (row[.externalID] as String?).flatMap(ExternalID.init(_:))
            return ProviderPoster(film: film, provider: provider, id: id, address: address)
        }
    }

    /// The index has all columns, so that no row with its long JSON is read.
    static let postersSQL = """
        SELECT \(PosterColumn.list()) FROM report \(Dialect.index("report_with_poster"))
        WHERE poster IS NOT NULL AND fetched_at >= ?
        """

    private enum PosterColumn: Int, StoredColumn {
        case filmID, provider, externalID, poster

        static let names = spelled
    }

    /// Replaces what a provider said before by what it says now.
    static func save(_ report: FilmAnswer?, match: FilmMatch, of ids: [Film.ID], in db: Database) throws {
        try forgetReport(match.provider, of: ids, in: db)
        try forgetMatch(match.provider, of: ids, in: db)
        guard let film = ids.first?.rawValue else { return }
        let matchJSON = try JSONCoding.text(of: match)
        let matchRow = MatchColumn.arguments { column in
            switch column {
            case .filmID: film
            case .provider: match.provider.rawValue
            case .json: matchJSON
            case .decidedAt: match.decidedAt.milliseconds
            }
        }
        try db.cachedStatement(sql: MatchColumn.insertion(into: "match")).execute(arguments: matchRow)
        guard let report else { return }
        let reportJSON = try JSONCoding.text(of: report)
        let reportRow = ReportColumn.arguments { column in
            switch column {
            case .filmID: film
            case .provider: report.provider.rawValue
            case .externalID: report.externalIDs[report.provider]?.description
            case .poster: match.isCertain ? report.poster?.absoluteString : nil
            case .json: reportJSON
            case .fetchedAt: report.fetchedAt.milliseconds
            }
        }
        try db.cachedStatement(sql: ReportColumn.insertion(into: "report")).execute(arguments: reportRow)
    }

    /// The columns of `match`.
    private enum MatchColumn: Int, StoredColumn {
        case filmID, provider, json, decidedAt

        static let names = spelled
    }

    /// The columns of `report`.
    private enum ReportColumn: Int, StoredColumn {
        case filmID, provider, externalID, poster, json, fetchedAt

        static let names = spelled
    }

    static func forgetReport(_ provider: Provider, of ids: [Film.ID], in db: Database) throws {
        try forget("report", provider: provider, ids: ids, in: db)
    }

    static func forgetMatch(_ provider: Provider, of ids: [Film.ID], in db: Database) throws {
        try forget("match", provider: provider, ids: ids, in: db)
    }

    /// Moves answers from one film to another that proved to be the same, if that one has none.
    static func move(_ id: Film.ID, to film: Film.ID, in db: Database) throws {
        for table in ["report", "match"] {
            try db.execute(
                sql: """
                    UPDATE \(table) SET film_id = ?1 WHERE film_id = ?2 AND NOT EXISTS (
                        SELECT 1 FROM \(table) other WHERE other.film_id = ?1 AND other.provider = \(table).provider
                    )
                    """, arguments: [film.rawValue, id.rawValue])
            try db.execute(sql: "DELETE FROM \(table) WHERE film_id = ?", arguments: [id.rawValue])
        }
    }

    private static func sql(_ table: String, time: String) -> String {
        """
        SELECT \(table).json FROM json_each(:films) asked
        \(Dialect.join) \(table) ON \(table).film_id = asked.value
        WHERE \(time) >= :oldest ORDER BY asked.key
        """
    }

    private static func forget(_ table: String, provider: Provider, ids: [Film.ID], in db: Database) throws {
        for id in ids {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE film_id = ? AND provider = ?")
                .execute(arguments: [id.rawValue, provider.rawValue])
        }
    }

    private static func values<Value: Decodable>(
        _ db: Database, sql: String, ids: [Film.ID], oldest: Timestamp
    ) throws -> [Value] {
        let films = ids.map(\.rawValue).json
        return try String.fetchAll(
            db.cachedStatement(sql: sql), arguments: ["films": films, "oldest": oldest.milliseconds]
        )
        .compactMap { try? JSONCoding.value(Value.self, from: $0) }
    }
}
