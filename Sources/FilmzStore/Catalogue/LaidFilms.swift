import FilmzDomain
import GRDB

/// The data that ships with Filmz and is laid over the films of a draft: facts that they lack, and words about them.
struct LaidFilms: Sendable {
    private var films: [Film.ID: Film] = [:]
    private var stories: [Film.ID: FilmSynopsis] = [:]
    /// Films of a dataset that are written, but not completed yet.
    private(set) var pending: Set<Film.ID> = []
    /// A filter by the lowest bits of an ID: whether anything is laid over such a film. It sorts out most films of a
    /// dataset.
    private var mayBeLaid = [Bool](repeating: false, count: 1 << 16)

    mutating func add(_ films: [Film], stories: [Film.ID: FilmSynopsis]) {
        for film in films { self.films[film.id] = film }
        self.stories.merge(stories) { $1 }
        for id in films.map(\.id) + stories.keys { mayBeLaid[slot(of: id)] = true }
    }

    private func slot(of id: Film.ID) -> Int { Int(id.rawValue) & (mayBeLaid.count - 1) }

    func story(of film: Film.ID) -> FilmSynopsis? { stories[film] }

    func completed(_ film: Film) -> Film { films[film.id].map(film.completed) ?? film }

    /// Notes that a film of a dataset is written.
    /// - Returns: the texts by which it will be found besides its titles
    mutating func note(_ id: Film.ID) -> [String] {
        guard mayBeLaid[slot(of: id)] else { return [] }
        let film = films[id]
        let story = stories[id]
        guard film != nil || story != nil else { return [] }
        pending.insert(id)
        return (film?.directors ?? []) + (film?.cast ?? []) + (story?.keywords ?? [])
    }

    /// Replaces a written film.
    static func update(_ film: Film, story: FilmSynopsis?, in db: Database) throws {
        try db.cachedStatement(sql: updateSQL).execute(
            arguments: FilmRecord.arguments(film) + CatalogueSchema.madeArguments(film, story: story) + [
                film.id.rawValue
            ])
        try CatalogueLists.insertElsewhere(film, in: db)
        try insertKeywords(of: film.id, story: story, in: db)
    }

    private static let updateSQL = FilmRecord.update(
        of: "film", extraColumns: CatalogueSchema.madeColumns.map(\.name))

    static func insertKeywords(of film: Film.ID, story: FilmSynopsis?, in db: Database) throws {
        for keyword in story?.keywords ?? [] {
            try db.cachedStatement(
                sql: "INSERT INTO film_keyword (keyword, film_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
            ).execute(arguments: [keyword, film.rawValue])
        }
    }
}
