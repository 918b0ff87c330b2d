public import APICore

extension ITunesClient {
    /// The results of a search: films, songs, books and more in one list, unless the search is for one kind.
    ///
    /// An empty list does not prove that there is nothing: since late 2025 every search for films returns one.
    public func search(_ search: ITunesSearch) async throws(APIError) -> ITunesResults {
        try await ITunesEndpoint().request(.search(search, in: storefront), with: client)
    }

    /// The films that match a term, the best match first, each record once.
    ///
    /// Searches for films first. If there are none, it searches again without a kind, and keeps the films in that list,
    /// which is badly ordered and incomplete. If that has none either, the result is `noAnswer`, which does not mean
    /// that the film does not exist.
    public func searchMovies(_ term: String, limit: Int = 50) async throws(APIError) -> ITunesMovieAnswer {
        guard !term.trimmed.isEmpty else { return .noAnswer }
        let classic = try await movies(.movies(term, limit: limit), limit: limit)
        if case .movies = classic { return classic }
        let mixed = try await search(ITunesSearch(term, limit: 200))
        return ITunesMovieAnswer(mixed.items.filter { $0.kind == .movie }, limit: limit)
    }

    /// The films whose store date is in a year. That date may be years after the film was in cinemas.
    ///
    /// Since late 2025 the result is `noAnswer`, which proves nothing about the year: there is no other way to search.
    public func searchMovies(of year: Int, limit: Int = 50) async throws(APIError) -> ITunesMovieAnswer {
        try await movies(.movies(of: year, limit: limit), limit: limit)
    }

    /// The films of a genre.
    ///
    /// Since late 2025 the result is `noAnswer`, which proves nothing about the genre; ``topMovies(_:limit:genre:)``
    /// still has some.
    public func searchMovies(in genre: ITunesGenre, limit: Int = 50) async throws(APIError) -> ITunesMovieAnswer {
        try await movies(.movies(in: genre, limit: limit), limit: limit)
    }

    /// The films that a search for films returns.
    private func movies(_ wanted: ITunesSearch, limit: Int) async throws(APIError) -> ITunesMovieAnswer {
        ITunesMovieAnswer(try await search(wanted).items.filter(\.isMovieAmongMovies), limit: limit)
    }
}

extension ITunesMovieAnswer {
    fileprivate init(_ movies: [ITunesItem], limit: Int) {
        self = if movies.isEmpty { .noAnswer } else { .movies(Array(movies.uniqued(by: \.id).prefix(max(limit, 1)))) }
    }
}
