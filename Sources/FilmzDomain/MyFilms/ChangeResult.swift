/// The result of an action: the ID by which to undo it, and the relation to the film afterwards.
public struct ChangeResult: Hashable, Sendable, Codable {
    /// The ID of the change; nil when nothing had to change.
    public var change: Change.ID?
    /// The film that was changed, by its present ID; nil when the action was not about one film.
    public var film: Film.ID?
    /// The relation to that film after the action.
    public var mine: MyFilm?

    public init(change: Change.ID? = nil, film: Film.ID? = nil, mine: MyFilm? = nil) {
        self.change = change
        self.film = film
        self.mine = mine
    }

    /// - Parameter film: the film that the action was about, in case nothing changed
    public static func load(
        _ change: Change?, film: Film.ID? = nil, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> ChangeResult {
        guard let id = change?.film ?? film else { return ChangeResult(change: change?.id) }
        return ChangeResult(
            change: change?.id,
            film: try await services.films.film(id, for: person)?.id ?? id,
            mine: try await services.myFilms.myFilm(id, of: person))
    }
}

extension Change {
    /// The film that was changed; nil when there is none or several.
    public var film: Film.ID? {
        guard case .myFilm(let film, _, _, _) = subject else { return nil }
        return film
    }
}
