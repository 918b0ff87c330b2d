import FilmzDomain
import FilmzLocking
import GRDB

/// The texts by which films are sorted for readers of other languages than English: made from the titles that they see.
/// See `docs/decisions/0027-titles-are-put-on-when-a-page-is-drawn.md`.
final class TitleKeys: Sendable {
    /// The keys of a catalogue's titles in one language, as far as they were asked for.
    private struct Catalogued {
        let catalogue: Int64
        /// Empty for films without a title in the language.
        var keys: [Film.ID: String] = [:]
    }

    private let catalogued = Mutex<[TitleLanguage: Catalogued]>([:])

    /// The maximum number of keys that are cached for a language.
    private static let limit = 50_000

    /// The keys of films. Call it inside a read of the personal database.
    /// - Parameter own: the films, with the keys of their own titles
    func keys(
        of own: [Film.ID: String], by titles: TitleEdition, films: StoredFilms, db: Database
    ) throws -> [Film.ID: String] {
        let language = titles.language
        var keys = try catalogueKeys(Set(own.keys), in: language, catalogue: films.catalogue)
        if titles.reports.answers.reportCount > 0 {
            let others = Set(own.keys.filter { keys[$0] == nil })
            for (film, title) in try films.lookup(db, for: .filmz).reportedTitles(of: others, in: language) {
                keys[film] = Self.key(title, in: language)
            }
        }
        // A film without such a title may have been made in the language.
        let mayHaveArticle = own.filter { keys[$0.key] == nil && language.mayBeginWithArticle($0.value) }.keys
        if !mayHaveArticle.isEmpty {
            for film in try FilmTable.stored.films(Set(mayHaveArticle), in: db) {
                keys[film.id] = language.sortKey(ofOwnTitle: film).map(FilmRecord.shortened)
            }
        }
        return own.merging(keys) { _, key in key }
    }

    /// The keys of the catalogue's titles. Films without one are missing.
    private func catalogueKeys(
        _ films: Set<Film.ID>, in language: TitleLanguage, catalogue: CatalogueFile
    ) throws -> [Film.ID: String] {
        let keys = try catalogue.read { db in
            let revision = try CatalogueSchema.revision(db)
            var known = catalogued.withLock { $0[language] } ?? Catalogued(catalogue: revision)
            if known.catalogue != revision || known.keys.count > Self.limit { known = Catalogued(catalogue: revision) }
            let unknown = films.filter { known.keys[$0] == nil }
            guard !unknown.isEmpty else { return known.keys }
            let titles = try CatalogueFilmRows(db).titles(of: unknown, in: language)
            for film in unknown { known.keys[film] = titles[film].map { Self.key($0, in: language) } ?? "" }
            catalogued.withLock { [known] in $0[language] = known }
            return known.keys
        }
        return keys?.filter { films.contains($0.key) && !$0.value.isEmpty } ?? [:]
    }

    private static func key(_ title: String, in language: TitleLanguage) -> String {
        FilmRecord.shortened(language.sortKey(title))
    }

    /// The films of a SELECT of their IDs and the keys of their own titles: `film_id` and `title`.
    static func own(_ statement: Statement, arguments: StatementArguments) throws -> [Film.ID: String] {
        var keys: [Film.ID: String] = [:]
        let rows = try OwnColumn.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            if let film = Film.ID(rawValue: row[.filmID]) { keys[film] = row[.title] }
        }
        return keys
    }

    private enum OwnColumn: Int, StoredColumn {
        case filmID, title

        static let names = spelled
    }
}
