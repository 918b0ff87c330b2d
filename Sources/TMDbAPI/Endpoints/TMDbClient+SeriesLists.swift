public import APICore

extension TMDbClient {
    /// A page of a list: usually twenty series. The language is the client's own unless another is given.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-popular-list, and ``TMDbSeriesList`` for the page of
    /// each list.
    public func seriesPage(
        _ page: Int, of list: TMDbSeriesList, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try TMDbVendor.check(page: page, of: list.path)
        return try await TMDbSeriesListEndpoint().request(
            .page(page, of: list, language: language ?? self.language), with: client)
    }

    /// The pages of a list, starting at a page, each series once. No call is made until the first page is requested.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-popular-list, and ``TMDbSeriesList`` for the page of
    /// each list.
    public func seriesPages(
        of list: TMDbSeriesList, from first: Int = 1, language: String? = nil
    ) -> TMDbPages<TMDbSeriesPage> {
        TMDbPages(first: first) { page async throws(APIError) in
            try await self.seriesPage(page, of: list, language: language)
        }
    }

    /// Series with these words in their titles. `firstAirDateYear` is that of the first episode, `year` that of any.
    ///
    /// See https://developer.themoviedb.org/reference/search-tv.
    public func searchSeries(
        _ query: String, firstAirDateYear: Int? = nil, year: Int? = nil, includeAdult: Bool = false, page: Int = 1,
        language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        let search = TMDbSeriesSearch(
            query, firstAirDateYear: firstAirDateYear, year: year, includeAdult: includeAdult)
        return try await seriesPage(page, of: .search(search), language: language)
    }

    /// Films, series and people in one list, with these words in titles and names. One kind may fill the page:
    /// ``searchMovies(_:year:primaryReleaseYear:region:includeAdult:page:language:)`` and
    /// ``searchSeries(_:firstAirDateYear:year:includeAdult:page:language:)`` find more of their kind.
    ///
    /// See https://developer.themoviedb.org/reference/search-multi.
    public func searchAll(
        _ query: String, includeAdult: Bool = false, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbPage<TMDbMultiResult> {
        let target = TMDbMultiSearchTarget.page(
            page, query: query, includeAdult: includeAdult, language: language ?? self.language)
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbMultiSearchEndpoint().request(target, with: client)
    }

    /// Series with an episode today, in a time zone such as `Europe/Berlin`, or else in TMDb's own.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-airing-today-list.
    public func airingToday(
        timeZone: String? = nil, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .airingToday(timeZone: timeZone), language: language)
    }

    /// Series with an episode within the next seven days.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-on-the-air-list.
    public func onTheAir(
        timeZone: String? = nil, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .onTheAir(timeZone: timeZone), language: language)
    }

    /// Popular series, the most popular first.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-popular-list.
    public func popularSeries(page: Int = 1, language: String? = nil) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .popular, language: language)
    }

    /// Well rated series, the best rated first.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-top-rated-list.
    public func topRatedSeries(page: Int = 1, language: String? = nil) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .topRated, language: language)
    }

    /// Recommendations for people who liked a series.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-recommendations.
    public func recommendations(
        forSeries series: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .recommendations(series: series), language: language)
    }

    /// Series that share keywords and genres with a series.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-similar.
    public func similar(
        toSeries series: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .similar(series: series), language: language)
    }

    /// The series that are viewed most on TMDb in a time window.
    ///
    /// See https://developer.themoviedb.org/reference/trending-tv.
    public func trendingSeries(
        _ window: TMDbTimeWindow, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .trending(window), language: language)
    }

    /// Series that match a set of filters.
    ///
    /// See https://developer.themoviedb.org/reference/discover-tv.
    public func discoverSeries(
        _ query: TMDbSeriesDiscoverQuery, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbSeriesPage {
        try await seriesPage(page, of: .discover(query), language: language)
    }
}
