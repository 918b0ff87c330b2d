public import APICore

extension ITunesClient {
    /// What the store finds: films, songs, books and more in one list, unless the search asks for one kind.
    ///
    /// An empty list is no proof that there is nothing: since late 2025 the store answers so to every search for films.
    public func search(_ search: ITunesSearch) async throws(APIError) -> ITunesResults {
        try await ITunesEndpoint().request(.search(search, in: storefront), with: client)
    }

    /// The films that a term finds, the best match first, each record once.
    ///
    /// Asks for films first. When that brings none, asks once more without naming a kind, and keeps the films among
    /// all that comes; that list is ranked badly and not complete. When it holds none either, there is no answer,
    /// which says nothing about whether the film exists.
    public func searchMovies(_ term: String, limit: Int = 50) async throws(APIError) -> ITunesMovieAnswer {
        guard !term.trimmed.isEmpty else { return .noAnswer }
        let classic = ITunesMovieAnswer(try await search(.movies(term, limit: limit)), limit: limit)
        if case .movies = classic { return classic }
        return ITunesMovieAnswer(try await search(ITunesSearch(term, limit: 200)), limit: limit)
    }

    /// The films whose store date is of a year. That date may be years after the film was in cinemas.
    ///
    /// No answer, since late 2025, says nothing about the year: there is no other way to ask.
    public func searchMovies(of year: Int, limit: Int = 50) async throws(APIError) -> ITunesMovieAnswer {
        ITunesMovieAnswer(try await search(.movies(of: year, limit: limit)), limit: limit)
    }

    /// The films of a genre.
    ///
    /// No answer, since late 2025, says nothing about the genre; ``topMovies(_:limit:genre:)`` still has some.
    public func searchMovies(in genre: ITunesGenre, limit: Int = 50) async throws(APIError) -> ITunesMovieAnswer {
        ITunesMovieAnswer(try await search(.movies(in: genre, limit: limit)), limit: limit)
    }
}

extension ITunesMovieAnswer {
    init(_ results: ITunesResults, limit: Int) {
        let movies = results.items.filter { $0.kind == .movie }.uniqued(by: \.id).prefix(max(limit, 1))
        self = movies.isEmpty ? .noAnswer : .movies(Array(movies))
    }
}
