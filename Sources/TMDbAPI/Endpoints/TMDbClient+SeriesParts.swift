public import APICore

extension TMDbClient {
    /// The cast and crew of a season or an episode, or of the latest season of a series:
    /// ``aggregateCredits(ofSeries:season:language:)`` has all seasons.
    ///
    ///     let credits = try await tmdb.credits(of: .episode(3, season: 1, ofSeries: 4711))
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-credits.
    public func credits(of subject: TMDbTelevision, language: String? = nil) async throws(APIError) -> TMDbCredits {
        try await TMDbCreditsEndpoint().request(
            .televisionCredits(of: subject, language: language ?? self.language), with: client)
    }

    /// The cast and crew of all episodes of a series, or of one of its seasons.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
    public func aggregateCredits(
        ofSeries series: Int, season: Int? = nil, language: String? = nil
    ) async throws(APIError) -> TMDbAggregateCredits {
        let language = language ?? self.language
        let target: TMDbAggregateCreditsTarget =
            if let season { .season(season, ofSeries: series, language: language) } else {
                .series(series, language: language)
            }
        return try await TMDbAggregateCreditsEndpoint().request(target, with: client)
    }

    /// The age ratings of a series in all countries.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-content-ratings.
    public func contentRatings(ofSeries series: Int) async throws(APIError) -> TMDbContentRatings {
        try await TMDbContentRatingsEndpoint().request(.contentRatings(series: series), with: client)
    }

    /// Trailers and other videos, in the language of the call and in the other languages given; nil among these means
    /// videos without a language. The videos of a season are not among those of its series.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-videos.
    public func videos(
        of subject: TMDbTelevision, language: String? = nil, videoLanguages: [String?] = []
    ) async throws(APIError) -> TMDbVideos {
        try await TMDbVideosEndpoint().request(
            .televisionVideos(of: subject, language: language ?? self.language, videoLanguages: videoLanguages),
            with: client)
    }

    /// Posters, backdrops and logos of a series, posters of a season, stills of an episode: in the language of the
    /// call, or else of the client, and in the other languages given; nil among these means images without text.
    /// Without any language, all of them. Stills have no text, and are always included.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-images.
    public func images(
        of subject: TMDbTelevision, language: String? = nil, imageLanguages: [String?] = []
    ) async throws(APIError) -> TMDbImages {
        try await TMDbImagesEndpoint().request(
            .televisionImages(of: subject, language: language ?? self.language, imageLanguages: imageLanguages),
            with: client)
    }

    /// The IDs of a series, a season or an episode on other sites. IMDb has no seasons. New and foreign series often
    /// have no IDs.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-external-ids.
    public func externalIDs(of subject: TMDbTelevision) async throws(APIError) -> TMDbExternalIDs {
        try await TMDbExternalIDsEndpoint().request(.televisionExternalIDs(of: subject), with: client)
    }

    /// The services where a series, or one of its seasons, can be watched, in all countries. JustWatch must be named as
    /// the source. TMDb has no such data for episodes.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-watch-providers.
    public func watchProviders(
        ofSeries series: Int, season: Int? = nil
    ) async throws(APIError) -> TMDbWatchProviders {
        try await TMDbWatchProvidersEndpoint().request(
            .televisionProviders(series: series, season: season), with: client)
    }

    /// The titles of a series in other countries. Empty if TMDb knows no other title.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-alternative-titles.
    public func alternativeTitles(ofSeries series: Int) async throws(APIError) -> TMDbAlternativeTitles {
        try await TMDbAlternativeTitlesEndpoint().request(.alternativeTitles(series: series), with: client)
    }

    /// The alternative orders of a series' episodes, without the episodes: ``episodeGroup(_:language:)`` has those.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-episode-groups.
    public func episodeGroups(ofSeries series: Int) async throws(APIError) -> TMDbEpisodeGroups {
        try await TMDbEpisodeGroupsEndpoint().request(.episodeGroups(series: series), with: client)
    }
}
