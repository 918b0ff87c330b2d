public import FilmzDomain

extension SearchService {
    /// What the owner finds.
    public func films(matching query: SearchQuery, page: PageRequest) async throws -> SearchResults {
        try await films(matching: query, for: .owner, page: page)
    }

    /// The films of people with a name, for the owner.
    public func filmographies(of name: String) async throws -> [Filmography<Film>] {
        try await filmographies(of: name, for: .owner)
    }
}
