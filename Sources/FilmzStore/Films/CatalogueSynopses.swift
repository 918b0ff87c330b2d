import FilmzDomain
import GRDB

/// The stories of a catalogue's films in Filmz's own words, and the films that are alike by them.
enum CatalogueSynopses {
    /// The stories of some films. Films without one are missing.
    static func stories(of films: [Film.ID], in db: Database) throws -> [Film.ID: FilmSynopsis] {
        let rows = try StoryColumn.fetchCursor(
            db.cachedStatement(sql: storiesSQL), arguments: ["films": films.map(\.rawValue).json])
        var stories: [Film.ID: FilmSynopsis] = [:]
        while let row = try rows.next() {
            let story = FilmSynopsis(logline: row[.logline], keywords: FilmRecord.list(row[.keywords] as String))
            if let film = Film.ID(rawValue: row[.id]), story != FilmSynopsis() { stories[film] = story }
        }
        return stories
    }

    /// The films that are most like this one.
    /// - Parameter group: nil for films and shows
    static func similar(to film: Film, among group: Film.KindGroup?, in db: Database) throws -> [Film] {
        var shared: [String: Set<Film.ID>] = [:]
        for keyword in try stories(of: [film.id], in: db)[film.id]?.keywords ?? [] {
            let others = try Film.ID.fetchAll(db.cachedStatement(sql: keywordSQL(group)), arguments: [keyword])
            shared[keyword] = Set(others)
        }
        guard !shared.isEmpty else { return [] }
        let likeness = KeywordLikeness(of: film, shared: shared)
        return likeness.ranked(try CatalogueFilmRows(db).films(Set(likeness.candidates)))
    }

    static let storiesSQL = """
        SELECT \(StoryColumn.list(of: "film")) FROM json_each(:films) asked
        \(Dialect.join) film ON film.id = asked.value
        """

    private enum StoryColumn: Int, StoredColumn {
        case id, logline, keywords

        static let names = spelled
    }

    /// The films with a keyword. Other kinds are left out here, because a show has so many films among its likes that
    /// they would take the places of all shows.
    static func keywordSQL(_ group: Film.KindGroup?) -> String {
        guard let group else { return "SELECT film_id FROM film_keyword WHERE keyword = ?" }
        return """
            SELECT film_id FROM film_keyword \(Dialect.join) film ON film.id = film_id
            WHERE keyword = ? AND \(group.condition("film.kind"))
            """
    }
}
