import FilmzDomain
import FilmzTitleSearch
import GRDB

/// Searches a person's films as ``StoredSearch`` searches all: in an index of them, with the names and keywords that
/// the catalogue has for them, and the titles of providers. The index is rebuilt when the person gets another film, or
/// any of these facts change.
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
        /// Providers' titles of the person's films in all languages.
        let reported: [Film.ID: [String]]
    }

    /// What the films and their reported titles depend on.
    private struct ReportedRevision: Equatable {
        let own: Int64
        let aliases: Int64
        let reports: ReportRevision
    }

    /// The data from the personal database.
    private struct PersonalFilms {
        var revision: Revision
        var films: [Film]
        /// The other IDs of films, under which a catalogue may have them.
        var aliases: [Int64: [Int64]]
    }

    private let contents = RevisionCache<Person.ID, Revision, Content>(limit: 16)
    private let reported = RevisionCache<Person.ID, ReportedRevision, [Film.ID: [String]]>(limit: 16)

    func matches(_ query: SearchQuery, of person: Person.ID, films: StoredFilms) async throws -> Matches {
        let matches = try await films.catalogue.search { db, index in
            try Self.matches(query, in: content(of: person, films: films, catalogue: db), beside: index)
        }
        return try matches
            ?? Self.matches(query, in: content(of: person, films: films, catalogue: nil), beside: nil)
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

    private func content(of person: Person.ID, films: StoredFilms, catalogue: Database?) throws -> Content {
        let edition = try catalogue.map(CatalogueSchema.revision) ?? 0
        let revision = try films.database.read {
            try self.revision(of: person, catalogue: edition, films: films, in: $0)
        }
        if let cached = contents.value(for: person, at: revision) { return cached }
        let personal = try films.database.read {
            try personalFilms(by: person, catalogue: edition, films: films, in: $0)
        }
        return try contents.value(for: person, at: personal.revision) {
            let ids = personal.films.map(\.id.rawValue) + personal.aliases.values.joined()
            let additions = try catalogue.map { try CatalogueTitleEntries.additions(to: ids, in: $0) } ?? [:]
            let entries = personal.films.map { film in
                let others = personal.aliases[film.id.rawValue, default: []]
                return Self.entry(
                    film, additions: ([film.id.rawValue] + others).compactMap { additions[$0] },
                    reported: personal.revision.reported[film.id, default: []])
            }
            let rankedFilms = personal.films.sorted(by: Film.isBetterKnown)
            return Content(
                index: try TitleIndex(entries: entries),
                byYear: Dictionary(grouping: rankedFilms.filter { $0.year != nil }) { $0.year ?? 0 }
                    .mapValues { $0.map(\.id.rawValue) })
        }
    }

    private static func entry(_ film: Film, additions: [TitleEntry], reported: [String]) -> TitleEntry {
        var entry = CatalogueTitleEntries.own(film)
        if !additions.isEmpty {
            entry.popularity = additions.map(\.popularity).max() ?? 0
            entry.names += additions.flatMap(\.names)
            entry.people += additions.flatMap(\.people)
        }
        for title in reported where !entry.names.contains(title) { entry.names.append(title) }
        return entry
    }

    private func revision(
        of person: Person.ID, catalogue: Int64, films: StoredFilms, in db: Database
    ) throws -> Revision {
        let statement = try db.cachedStatement(sql: OwnFilmsColumn.selection)
        let row = try OwnFilmsColumn.fetchOne(statement, arguments: [person.rawValue])
        let own: Int64 = row?[.ownFilms] ?? 0
        let aliases: Int64 = row?[.aliases] ?? 0
        let reports = try films.reportRevision(in: db)
        // The index is not rebuilt for reports that bring no title.
        let reported = try reported.value(
            for: person, at: ReportedRevision(own: own, aliases: aliases, reports: reports)
        ) {
            guard reports.answers.reportCount > 0 else { return [:] }
            return try Self.reportedTitles(of: person, films: films, in: db)
        }
        return Revision(
            own: own, facts: row?[.facts] ?? 0, aliases: aliases, catalogue: catalogue, reported: reported)
    }

    private static func reportedTitles(
        of person: Person.ID, films: StoredFilms, in db: Database
    ) throws -> [Film.ID: [String]] {
        let metFilms = Set(try Film.ID.fetchAll(db.cachedStatement(sql: idsSQL), arguments: [person.rawValue]))
        let lookup = films.lookup(db, for: .filmz)
        var titles: [Film.ID: [String]] = [:]
        for language in TitleLanguage.allCases {
            for (film, title) in try lookup.reportedTitles(of: metFilms, in: language) {
                titles[film, default: []].append(title)
            }
        }
        return titles
    }

    private func personalFilms(
        by person: Person.ID, catalogue: Int64, films: StoredFilms, in db: Database
    ) throws -> PersonalFilms {
        var aliases: [Int64: [Int64]] = [:]
        let statement = try db.makeStatement(sql: Self.aliasesSQL)
        for row in try FilmAliasColumn.fetchAll(statement, arguments: [person.rawValue]) {
            aliases[row[.filmID], default: []].append(row[.aliasID])
        }
        return PersonalFilms(
            revision: try revision(of: person, catalogue: catalogue, films: films, in: db),
            films: try FilmRecord.films(db, sql: Self.filmsSQL, arguments: [person.rawValue]), aliases: aliases)
    }

    static let idsSQL = "SELECT film_id FROM met_film WHERE person_id = ?"

    static let filmsSQL = """
        SELECT \(FilmRecord.columns) FROM met_film \(Dialect.join) film ON film.id = met_film.film_id
        WHERE met_film.person_id = ?
        """

    static let aliasesSQL = """
        SELECT \(FilmAliasColumn.list(of: "film_alias")) FROM met_film
        \(Dialect.join) film_alias ON film_alias.film_id = met_film.film_id WHERE met_film.person_id = ?
        """
}
