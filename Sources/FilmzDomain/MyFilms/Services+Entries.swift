extension Services {
    /// A page of films with what a person has with each.
    public func entries(_ films: Page<Film>, for person: Person.ID) async throws -> Page<FilmEntry> {
        let states = try await myFilms.states(of: films.items.map(\.id), for: person)
        return films.map { FilmEntry(film: $0, state: states[$0.id] ?? MyFilmState()) }
    }
}
