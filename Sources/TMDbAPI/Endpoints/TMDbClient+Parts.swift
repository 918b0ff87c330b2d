public import APICore

extension TMDbClient {
    /// The titles of a film in other countries.
    ///
    /// See https://developer.themoviedb.org/reference/movie-alternative-titles.
    public func alternativeTitles(of movie: Int) async throws(APIError) -> TMDbAlternativeTitles {
        try await TMDbAlternativeTitlesEndpoint().request(.movieTitles(movie), with: client)
    }

    /// The keywords of a film.
    ///
    /// See https://developer.themoviedb.org/reference/movie-keywords.
    public func keywords(of movie: Int) async throws(APIError) -> [TMDbKeyword] {
        try await TMDbKeywordsEndpoint().request(.movie(movie), with: client).keywords
    }

    /// The keywords of a series.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-keywords.
    public func keywords(ofSeries series: Int) async throws(APIError) -> [TMDbKeyword] {
        try await TMDbKeywordsEndpoint().request(.series(series), with: client).keywords
    }

    /// The title and texts of a film in all languages.
    ///
    /// See https://developer.themoviedb.org/reference/movie-translations.
    public func translations(of movie: Int) async throws(APIError) -> TMDbTranslations {
        try await TMDbTranslationsEndpoint().request(.movie(movie), with: client)
    }

    /// The title and texts of a series, a season or an episode in all languages.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-translations.
    public func translations(of subject: TMDbTelevision) async throws(APIError) -> TMDbTranslations {
        try await TMDbTranslationsEndpoint().request(.television(subject), with: client)
    }

    /// The episodes of a series that were shown in cinemas: only their IDs and numbers.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-screened-theatrically.
    public func screenedTheatrically(ofSeries series: Int) async throws(APIError) -> [TMDbEpisodeSummary] {
        try await TMDbScreenedTheatricallyEndpoint().request(.series(series), with: client).results
    }

    /// A review by its ID, with the film or series it is about.
    ///
    /// See https://developer.themoviedb.org/reference/review-details.
    public func review(_ id: String) async throws(APIError) -> TMDbReview {
        try await TMDbReviewEndpoint().request(.review(id), with: client)
    }

    /// A page of members' reviews of a film. With a language, only reviews written in it.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/movie-reviews.
    public func reviews(
        of movie: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbReviews {
        try await reviews(.movie(movie, page: page, language: language ?? self.language), page: page)
    }

    /// A page of members' reviews of a series. With a language, only reviews written in it.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-reviews.
    public func reviews(
        ofSeries series: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbReviews {
        try await reviews(.series(series, page: page, language: language ?? self.language), page: page)
    }

    private func reviews(_ target: TMDbReviewsTarget, page: Int) async throws(APIError) -> TMDbReviews {
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbReviewsEndpoint().request(target, with: client)
    }

    /// A page of members' lists that contain a film. Their names are written by members: do not show them unmoderated.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/movie-lists.
    public func lists(with movie: Int, page: Int = 1, language: String? = nil) async throws(APIError) -> TMDbLists {
        try await lists(.movie(movie, page: page, language: language ?? self.language), page: page)
    }

    /// A page of members' lists that contain a series. Their names are written by members: do not show them
    /// unmoderated.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/lists-copy.
    public func lists(
        withSeries series: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbLists {
        try await lists(.series(series, page: page, language: language ?? self.language), page: page)
    }

    private func lists(_ target: TMDbListsTarget, page: Int) async throws(APIError) -> TMDbLists {
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbListsEndpoint().request(target, with: client)
    }

    /// A page of a member's public list, with its films.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/list-details.
    public func list(
        _ id: String, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbListDetails {
        let target = TMDbListTarget.page(page, of: id, language: language ?? self.language)
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbListEndpoint().request(target, with: client)
    }

    /// Whether a film is in a member's public list.
    ///
    /// See https://developer.themoviedb.org/reference/list-check-item-status.
    public func list(_ id: String, holds movie: Int) async throws(APIError) -> Bool {
        try await TMDbListItemStatusEndpoint().request(.status(list: id, movie: movie), with: client).isPresent
    }

    /// The film that was added last, usually with little more than a title.
    ///
    /// See https://developer.themoviedb.org/reference/movie-latest-id.
    public func latestMovie(language: String? = nil) async throws(APIError) -> TMDbMovie {
        try await TMDbMovieEndpoint().request(.latest(language: language ?? self.language), with: client)
    }

    /// The series that was added last, usually with little more than a name.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-latest-id.
    public func latestSeries(language: String? = nil) async throws(APIError) -> TMDbSeries {
        try await TMDbSeriesEndpoint().request(.latest(language: language ?? self.language), with: client)
    }

    /// The films, series and people that are viewed most on TMDb in a time window, in one list.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/trending-all.
    public func trendingAll(
        _ window: TMDbTimeWindow, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbPage<TMDbMultiResult> {
        let target = TMDbTrendingTarget.page(page, over: window, language: language ?? self.language)
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbTrendingEndpoint().request(target, with: client)
    }
}
