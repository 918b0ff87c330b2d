public import APICore

extension TMDbClient {
    /// A series by TMDb's ID, with the requested blocks and seasons. Seasons are given by their numbers, 0 for
    /// specials; those that do not exist are left out.
    ///
    ///     let series = try await tmdb.series(4711, append: [.externalIDs], seasons: [0, 1])
    ///
    /// Images and videos are in the language of the call, or else of the client, and in the other languages given; nil
    /// among these means images without text, and videos without a language. Without any language, all images are
    /// included.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for more than twenty blocks and seasons.
    ///   ``seriesGuide(_:append:language:)`` fetches all seasons, however many there are.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-details.
    public func series(
        _ id: Int, append blocks: Set<TMDbSeriesBlock> = [], seasons: Set<Int> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = []
    ) async throws(APIError) -> TMDbSeries {
        let target = TMDbSeriesTarget.series(
            id, append: blocks, seasons: seasons, language: language ?? self.language, imageLanguages: imageLanguages,
            videoLanguages: videoLanguages)
        guard blocks.count + seasons.count <= TMDbVendor.mostAppended else {
            throw APIError(
                .invalidRequest, service: TMDbVendor.name, operation: "GET \(target.path)",
                message: "No more than \(TMDbVendor.mostAppended) blocks and seasons can be asked for at once.")
        }
        return try await TMDbSeriesEndpoint().request(target, with: client)
    }

    /// A season with its episodes and the requested blocks. Specials are season 0.
    ///
    /// See https://developer.themoviedb.org/reference/tv-season-details.
    public func season(
        _ season: Int, ofSeries series: Int, append blocks: Set<TMDbSeasonBlock> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = []
    ) async throws(APIError) -> TMDbSeason {
        try await TMDbSeasonEndpoint().request(
            .season(
                season, ofSeries: series, append: blocks, language: language ?? self.language,
                imageLanguages: imageLanguages, videoLanguages: videoLanguages),
            with: client)
    }

    /// An episode by its number in a season, with the requested blocks.
    ///
    /// See https://developer.themoviedb.org/reference/tv-episode-details.
    public func episode(
        _ episode: Int, season: Int, ofSeries series: Int, append blocks: Set<TMDbEpisodeBlock> = [],
        language: String? = nil, imageLanguages: [String?] = [], videoLanguages: [String?] = []
    ) async throws(APIError) -> TMDbEpisode {
        try await TMDbEpisodeEndpoint().request(
            .episode(
                episode, season: season, ofSeries: series, append: blocks, language: language ?? self.language,
                imageLanguages: imageLanguages, videoLanguages: videoLanguages),
            with: client)
    }

    /// A series with all its seasons and their episodes, specials included.
    ///
    /// It takes one call, and one more for every twenty seasons. A season that is missing there is requested
    /// separately; if it does not exist then either, it is in ``TMDbSeriesGuide/missing``. If a later call fails, the
    /// result holds what was fetched before, and the error as ``TMDbSeriesGuide/failure``.
    ///
    /// - Throws: the error of the first call; `APIError.Kind.cancelled` at any time.
    ///
    /// See https://developer.themoviedb.org/reference/tv-series-details.
    public func seriesGuide(
        _ id: Int, append blocks: Set<TMDbSeriesBlock> = [], language: String? = nil
    ) async throws(APIError) -> TMDbSeriesGuide {
        let series = try await series(id, append: blocks, language: language)
        var guide = TMDbSeriesGuide(series: series)
        var waiting = Set(series.seasons.compactMap(\.seasonNumber)).sorted()[...]
        do throws(APIError) {
            while !waiting.isEmpty {
                let asked = waiting.prefix(TMDbVendor.mostAppended)
                let appended = try await self.series(id, seasons: Set(asked), language: language).appendedSeasons
                for number in asked {
                    if let season = appended[number] {
                        guide.seasons.append(season)
                    } else if let season = try await seasonIfAny(number, ofSeries: id, language: language) {
                        guide.seasons.append(season)
                    } else {
                        guide.missing.append(number)
                    }
                    waiting.removeFirst()
                }
            }
        } catch {
            if error.kind == .cancelled { throw error }
            guide.failure = error
            guide.missing += waiting
        }
        return guide
    }

    /// A season; nil if it does not exist.
    private func seasonIfAny(
        _ number: Int, ofSeries series: Int, language: String?
    ) async throws(APIError) -> TMDbSeason? {
        do throws(APIError) {
            return try await season(number, ofSeries: series, language: language)
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }

    /// An alternative order of a series' episodes, by its ID.
    ///
    /// See https://developer.themoviedb.org/reference/tv-episode-group-details.
    public func episodeGroup(_ id: String, language: String? = nil) async throws(APIError) -> TMDbEpisodeGroup {
        try await TMDbEpisodeGroupEndpoint().request(
            .episodeGroup(id, language: language ?? self.language), with: client)
    }

    /// The genres of series, with names in the language of the call. Their IDs are the same in all languages; most
    /// differ from those of films.
    ///
    /// See https://developer.themoviedb.org/reference/genre-tv-list.
    public func seriesGenres(language: String? = nil) async throws(APIError) -> [TMDbGenre] {
        try await TMDbGenresEndpoint().request(.series(language: language ?? self.language), with: client).genres
    }
}
