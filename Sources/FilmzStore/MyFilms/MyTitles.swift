import FilmzDomain
import FilmzTitleSearch
import GRDB

/// Searches a person's films as ``StoredSearch`` searches all: in an index of them, with the names and keywords that
/// the catalogue has for them. The index is rebuilt when the person gets another film, or any facts change.
final class MyTitles: Sendable {
    /// The results of a search among a person's films, on any shelf.
    struct Matches: Hashable {
        /// The IDs of the films, best first.
        var films: [Int64]
        /// The corrected words, as in ``SearchResults/correction``.
        var correction: String?

        /// The results with films that were found in another way. If the words had to be corrected, only those films
        /// count.
        func adding(_ others: [Int64]) -> Matches {
            guard !others.isEmpty else { return self }
            guard correction == nil else { return Matches(films: others, correction: nil) }
            let knownIDs = Set(films)
            return Matches(films: films + others.filter { !knownIDs.contains($0) }, correction: nil)
        }
    }

    private struct Content {
        let index: TitleIndex
        /// The films of each year, best known first.
        let byYear: [Int: [Int64]]
    }

    private struct Revision: Hashable {
        let own: Int64
        let facts: Int64
        let aliases: Int64
        /// The revision of the catalogue; 0 when there is none.
        let catalogue: Int64
    }

    /// The data from the personal database.
    private struct PersonalFilms {
        var revision: Revision
        var films: [Film]
        /// The other IDs of films, under which a catalogue may have them.
        var aliases: [Int64: [Int64]]
    }

    private let contents = RevisionCache<Person.ID, Revision, Content>(limit: 16)

    func matches(
        _ query: SearchQuery, of person: Person.ID, database: FilmzDatabase, catalogue: CatalogueFile
    ) async throws -> Matches {
        let matches = try await catalogue.search { db, index in
            try Self.matches(query, in: content(of: person, database: database, catalogue: db), beside: index)
        }
        return try matches
            ?? Self.matches(query, in: content(of: person, database: database, catalogue: nil), beside: nil)
    }

    /// Searches the person's films. Typos are accepted only when a search in everything would accept them: someone who
    /// types the title of a film they do not have wants no other one.
    private static func matches(_ query: SearchQuery, in content: Content, beside index: TitleIndex?) -> Matches {
        var typos = TypoRule.none
        var hits = content.index.all(matching: query.text, typos: typos)
        if hits.isEmpty {
            let everywhere = [index, content.index].compactMap(\.self)
            if TitleRanking(query.text, limit: TitleRanking.minimumLimit, indexes: everywhere).mayBeMistyped {
                typos = .standard
                hits = content.index.all(matching: query.text, typos: typos)
            }
        }
        let best = content.index.described(Array(hits.prefix(1)), of: query.text, typos: typos).first
        var matches = Matches(films: hits.map(\.id), correction: best?.correctedQuery)
        if let year = query.year, query.wordsBesideYear.isEmpty {
            let foundIDs = Set(matches.films)
            matches.films += content.byYear[year, default: []].filter { !foundIDs.contains($0) }
        }
        return matches
    }

    private func content(
        of person: Person.ID, database: FilmzDatabase, catalogue: Database?
    ) throws -> Content {
        let edition = try catalogue.map(CatalogueSchema.revision) ?? 0
        let revision = try database.read { try Self.revision(of: person, catalogue: edition, in: $0) }
        if let cached = contents.value(for: person, at: revision) { return cached }
        let personal = try database.read { try Self.personalFilms(by: person, catalogue: edition, in: $0) }
        return try contents.value(for: person, at: personal.revision) {
            let ids = personal.films.map(\.id.rawValue) + personal.aliases.values.joined()
            let additions = try catalogue.map { try CatalogueTitleEntries.additions(to: ids, in: $0) } ?? [:]
            let entries = personal.films.map { film in
                let others = personal.aliases[film.id.rawValue, default: []]
                return Self.entry(film, additions: ([film.id.rawValue] + others).compactMap { additions[$0] })
            }
            let rankedFilms = personal.films.sorted(by: Film.isBetterKnown)
            return Content(
                index: try TitleIndex(entries: entries),
                byYear: Dictionary(grouping: rankedFilms.filter { $0.year != nil }) { $0.year ?? 0 }
                    .mapValues { $0.map(\.id.rawValue) })
        }
    }

    private static func entry(_ film: Film, additions: [TitleEntry]) -> TitleEntry {
        var entry = CatalogueTitleEntries.own(film)
        guard !additions.isEmpty else { return entry }
        entry.popularity = additions.map(\.popularity).max() ?? 0
        entry.names += additions.flatMap(\.names)
        entry.people += additions.flatMap(\.people)
        return entry
    }

    private static func revision(of person: Person.ID, catalogue: Int64, in db: Database) throws -> Revision {
        let statement = try db.cachedStatement(sql: OwnFilmsColumn.selection)
        let row = try OwnFilmsColumn.fetchOne(statement, arguments: [person.rawValue])
        return Revision(
            own: row?[.ownFilms] ?? 0, facts: row?[.facts] ?? 0, aliases: row?[.aliases] ?? 0, catalogue: catalogue)
    }

    private static func personalFilms(by person: Person.ID, catalogue: Int64, in db: Database) throws -> PersonalFilms {
        var aliases: [Int64: [Int64]] = [:]
        let statement = try db.makeStatement(sql: aliasesSQL)
        for row in try FilmAliasColumn.fetchAll(statement, arguments: [person.rawValue]) {
            aliases[row[.filmID], default: []].append(row[.aliasID])
        }
        return PersonalFilms(
            revision: try revision(of: person, catalogue: catalogue, in: db),
            films: try FilmRecord.films(db, sql: filmsSQL, arguments: [person.rawValue]), aliases: aliases)
    }

    static let filmsSQL = """
        SELECT \(FilmRecord.columns) FROM met_film \(Dialect.join) film ON film.id = met_film.film_id
        WHERE met_film.person_id = ?
        """

    static let aliasesSQL = """
        SELECT \(FilmAliasColumn.list(of: "film_alias")) FROM met_film
        \(Dialect.join) film_alias ON film_alias.film_id = met_film.film_id WHERE met_film.person_id = ?
        """
}
