import FilmzDomain
import GRDB

/// Search over the catalogue's full text, with the films that only the personal database knows merged in.
struct StoredSearch: SearchService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func films(matching query: SearchQuery, page: PageRequest) throws -> Page<Film> {
        let position = OffsetCursor(page)
        let own = try database.read { try KeptFilms.outsideCatalogue(matching: query, $0) }
            .compactMap { film in SearchRank(film, for: query).map { (film: film, rank: $0) } }
            .sorted { $0.rank < $1.rank }
        // All own films may stand before a page or in it, so its catalogue films lie in this window.
        let start = max(0, position.offset - own.count)
        let found = try catalogue.read { db in
            try CatalogueSearch(query).films(db, limit: position.offset + page.size - start, offset: start)
        }
        let (films, total) = found ?? ([], 0)
        if own.isEmpty { return position.page(films, total: total, size: page.size) }
        let ranked = films.map { film in
            let rank = SearchRank(film, for: query)
            return (film: film, rank: rank ?? SearchRank(group: 2, prominence: film.prominence, id: film.id))
        }
        let items = Self.merge(ranked, startingAt: start, own).dropFirst(position.offset - start).prefix(page.size)
        return position.page(items.map(\.film), total: total + own.count, size: page.size)
    }

    private typealias Ranked = (film: Film, rank: SearchRank)

    /// Both in one order, without the first `start` elements of the whole.
    private static func merge(_ window: [Ranked], startingAt start: Int, _ own: [Ranked]) -> [Ranked] {
        var result: [Ranked] = []
        var own = own[...]
        for film in window {
            while let next = own.first, next.rank < film.rank { result.append(own.removeFirst()) }
            result.append(film)
        }
        return result + own
    }
}

/// One query in SQLite's full-text language. Words hold only letters and digits, and are quoted all the same.
struct CatalogueSearch {
    private let query: SearchQuery

    init(_ query: SearchQuery) {
        self.query = query
    }

    /// The films in the window, and how many there are in all.
    func films(_ db: Database, limit: Int, offset: Int) throws -> ([Film], Int) {
        let total = try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM (\(hits))"), arguments: hitArguments)
        let films = try FilmRecord.films(
            db,
            sql: """
                SELECT \(FilmRecord.columns) FROM film JOIN film_names ON film_names.film_id = film.id
                WHERE film.id IN (\(hits))
                ORDER BY
                    CASE
                        WHEN instr(names, char(10) || :folded || char(10))
                            OR year = :year AND :rest <> '' AND instr(names, char(10) || :rest || char(10)) THEN 0
                        WHEN instr(names, char(10) || :folded)
                            OR year = :year AND :rest <> '' AND instr(names, char(10) || :rest) THEN 1
                        ELSE 2
                    END, prominence, film.id
                LIMIT :limit OFFSET :offset
                """, arguments: hitArguments + rankArguments + ["limit": limit, "offset": offset])
        return (films, total ?? 0)
    }

    /// The IDs of the films it finds.
    var hits: String {
        let all = "SELECT rowid FROM film_text WHERE film_text MATCH :words"
        guard query.year != nil else { return all }
        let ofYear = "SELECT film_id FROM film_by_year WHERE year = :hitYear"
        guard !query.wordsBesideYear.isEmpty else { return "\(all) UNION \(ofYear)" }
        return "\(all) UNION \(ofYear) AND film_id IN (SELECT rowid FROM film_text WHERE film_text MATCH :otherWords)"
    }

    private var hitArguments: StatementArguments {
        var arguments: StatementArguments = ["words": FilmTextMatch.match(query.words)]
        if let year = query.year {
            arguments += ["hitYear": year]
            if !query.wordsBesideYear.isEmpty {
                arguments += ["otherWords": FilmTextMatch.match(query.wordsBesideYear)]
            }
        }
        return arguments
    }

    private var rankArguments: StatementArguments {
        [
            "folded": query.folded, "year": query.year,
            "rest": query.year == nil ? "" : query.wordsBesideYear.joined(separator: " "),
        ]
    }
}
