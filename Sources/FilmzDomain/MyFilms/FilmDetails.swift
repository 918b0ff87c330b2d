/// All there is to say about one film: what everybody knows of it, and what one person has with it.
public struct FilmDetails: Hashable, Sendable, Codable {
    public var film: Film
    public var mine: MyFilm

    public init(film: Film, mine: MyFilm) {
        self.film = film
        self.mine = mine
    }

    /// The film this ID leads to. Its own ID may be another one.
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID, from services: Services, for person: Person.ID
    ) async throws -> FilmDetails {
        guard let film = try await services.films.film(id) else { throw DomainError.noSuchFilm }
        return FilmDetails(film: film, mine: try await services.myFilms.myFilm(film.id, of: person))
    }
}
