public import APICore

extension TMDbClient {
    /// A page of a list: up to twenty films. Region and language are the client's own unless others are given; the
    /// region is not sent to lists without regions.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/movie-popular-list, and ``TMDbMovieList`` for the page of each
    /// list.
    public func page(
        _ page: Int, of list: TMDbMovieList, region: String? = nil, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try TMDbVendor.check(page: page, of: list.path)
        return try await TMDbMoviesEndpoint().request(
            .page(page, of: list, region: region ?? self.region, language: language ?? self.language), with: client)
    }

    /// The pages of a list, starting at a page, each film once. No call is made until the first page is requested.
    ///
    /// See https://developer.themoviedb.org/reference/movie-popular-list, and ``TMDbMovieList`` for the page of each
    /// list.
    public func pages(
        of list: TMDbMovieList, from first: Int = 1, region: String? = nil, language: String? = nil
    ) -> TMDbMoviePages {
        TMDbMoviePages(first: first) { page async throws(APIError) in
            try await self.page(page, of: list, region: region, language: language)
        }
    }

    /// Films with these words in their titles. `year` is that of any release, `primaryReleaseYear` that of the date
    /// shown.
    ///
    /// See https://developer.themoviedb.org/reference/search-movie.
    public func searchMovies(
        _ query: String, year: Int? = nil, primaryReleaseYear: Int? = nil, region: String? = nil,
        includeAdult: Bool = false, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        let search = TMDbMovieSearch(
            query, year: year, primaryReleaseYear: primaryReleaseYear, region: region, includeAdult: includeAdult)
        return try await self.page(page, of: .search(search), language: language)
    }

    /// Films in cinemas now, in the region if there is one. Without a region, any country's release counts.
    ///
    /// See https://developer.themoviedb.org/reference/movie-now-playing-list.
    public func nowPlaying(
        page: Int = 1, region: String? = nil, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .nowPlaying, region: region, language: language)
    }

    /// Films that come to cinemas, in the region if there is one. Without a region, most of them are too old: see
    /// ``TMDbMovieList/upcoming``.
    ///
    /// See https://developer.themoviedb.org/reference/movie-upcoming-list.
    public func upcoming(
        page: Int = 1, region: String? = nil, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .upcoming, region: region, language: language)
    }

    /// Popular films, the most popular first.
    ///
    /// See https://developer.themoviedb.org/reference/movie-popular-list.
    public func popular(
        page: Int = 1, region: String? = nil, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .popular, region: region, language: language)
    }

    /// Well rated films, the best rated first.
    ///
    /// See https://developer.themoviedb.org/reference/movie-top-rated-list.
    public func topRated(
        page: Int = 1, region: String? = nil, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .topRated, region: region, language: language)
    }

    /// Recommendations for people who liked a film.
    ///
    /// See https://developer.themoviedb.org/reference/movie-recommendations.
    public func recommendations(
        for movie: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .recommendations(movie: movie), language: language)
    }

    /// Films that share keywords and genres with a film.
    ///
    /// See https://developer.themoviedb.org/reference/movie-similar.
    public func similar(to movie: Int, page: Int = 1, language: String? = nil) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .similar(movie: movie), language: language)
    }

    /// The films that are viewed most on TMDb in a time window.
    ///
    /// See https://developer.themoviedb.org/reference/trending-movies.
    public func trending(
        _ window: TMDbTimeWindow, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .trending(window), language: language)
    }

    /// Films that match a set of filters.
    ///
    /// See https://developer.themoviedb.org/reference/discover-movie.
    public func discover(
        _ query: TMDbDiscoverQuery, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .discover(query), language: language)
    }
}
