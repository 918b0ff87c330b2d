public import APICore

/// Without days, these calls return the edits of the last day. At most fourteen days can be requested at once: TMDb
/// refuses more (`APIError.Kind.rejected`).
extension TMDbClient {
    /// The edits of a film, field by field. Without a page, the first.
    ///
    ///     let changes = try await tmdb.changes(ofMovie: 4711, in: .atLeast(yesterday))
    ///
    /// See https://developer.themoviedb.org/reference/movie-changes.
    public func changes(
        ofMovie movie: Int, in days: TMDbBounds<PlainDate>? = nil, page: Int? = nil
    ) async throws(APIError) -> TMDbChanges {
        try await TMDbChangesEndpoint().request(.movie(movie, in: days, page: page), with: client)
    }

    /// The edits of a series. An edit of `season` says which one: its value has `season_id`, for
    /// ``changes(ofSeason:in:page:)``.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-changes.
    public func changes(
        ofSeries series: Int, in days: TMDbBounds<PlainDate>? = nil, page: Int? = nil
    ) async throws(APIError) -> TMDbChanges {
        try await TMDbChangesEndpoint().request(.series(series, in: days, page: page), with: client)
    }

    /// The edits of a season, by TMDb's ID, ``TMDbSeason/id``, and not by its number. An edit of `episode` says which
    /// one: its value has `episode_id`, for ``changes(ofEpisode:in:page:)``.
    ///
    /// See https://developer.themoviedb.org/reference/tv-season-changes-by-id.
    public func changes(
        ofSeason season: Int, in days: TMDbBounds<PlainDate>? = nil, page: Int? = nil
    ) async throws(APIError) -> TMDbChanges {
        try await TMDbChangesEndpoint().request(.season(season, in: days, page: page), with: client)
    }

    /// The edits of an episode, by TMDb's ID, ``TMDbEpisodeSummary/id``, and not by its number.
    ///
    /// See https://developer.themoviedb.org/reference/tv-episode-changes-by-id.
    public func changes(
        ofEpisode episode: Int, in days: TMDbBounds<PlainDate>? = nil, page: Int? = nil
    ) async throws(APIError) -> TMDbChanges {
        try await TMDbChangesEndpoint().request(.episode(episode, in: days, page: page), with: client)
    }

    /// The edits of a person.
    ///
    /// See https://developer.themoviedb.org/reference/person-changes.
    public func changes(
        ofPerson person: Int, in days: TMDbBounds<PlainDate>? = nil, page: Int? = nil
    ) async throws(APIError) -> TMDbChanges {
        try await TMDbChangesEndpoint().request(.person(person, in: days, page: page), with: client)
    }

    /// A page of the IDs of films, series or people that were edited: a hundred IDs.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/changes-movie-list, and ``TMDbChangeList`` for the page of each
    /// list.
    public func changed(
        _ list: TMDbChangeList, in days: TMDbBounds<PlainDate>? = nil, page: Int = 1
    ) async throws(APIError) -> TMDbPage<TMDbChangedItem> {
        try TMDbVendor.check(page: page, of: list.path)
        return try await TMDbChangedEndpoint().request(.page(page, of: list, in: days), with: client)
    }

    /// The pages of edited items, starting at a page, each item once. No call is made until the first page is
    /// requested.
    ///
    /// See https://developer.themoviedb.org/reference/changes-movie-list, and ``TMDbChangeList`` for the page of each
    /// list.
    public func changedPages(
        _ list: TMDbChangeList, in days: TMDbBounds<PlainDate>? = nil, from first: Int = 1
    ) -> TMDbPages<TMDbPage<TMDbChangedItem>> {
        TMDbPages(first: first) { page async throws(APIError) in
            try await self.changed(list, in: days, page: page)
        }
    }
}
