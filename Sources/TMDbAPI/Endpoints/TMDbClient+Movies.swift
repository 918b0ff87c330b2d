public import APICore

extension TMDbClient {
    /// A film by TMDb's ID, with the requested blocks.
    ///
    /// Images and videos are in the language of the call, or else of the client, and in the other languages given; nil
    /// among these means images without text, and videos without a language. Without any language, all images are
    /// included.
    ///
    ///     let film = try await tmdb.movie(550, append: [.credits, .images], imageLanguages: ["en", nil])
    ///
    /// See https://developer.themoviedb.org/reference/movie-details.
    public func movie(
        _ id: Int, append blocks: Set<TMDbMovieBlock> = [], language: String? = nil, imageLanguages: [String?] = [],
        videoLanguages: [String?] = []
    ) async throws(APIError) -> TMDbMovie {
        try await TMDbMovieEndpoint().request(
            .movie(
                id, append: blocks, language: language ?? self.language, imageLanguages: imageLanguages,
                videoLanguages: videoLanguages),
            with: client)
    }

    /// Cast and crew of a film.
    ///
    /// See https://developer.themoviedb.org/reference/movie-credits.
    public func credits(of movie: Int, language: String? = nil) async throws(APIError) -> TMDbCredits {
        try await TMDbCreditsEndpoint().request(
            .credits(movie: movie, language: language ?? self.language), with: client)
    }

    /// Trailers and other videos of a film, in the language of the call and in the other ones given; nil among these
    /// means videos without a language.
    ///
    /// See https://developer.themoviedb.org/reference/movie-videos.
    public func videos(
        of movie: Int, language: String? = nil, videoLanguages: [String?] = []
    ) async throws(APIError) -> TMDbVideos {
        try await TMDbVideosEndpoint().request(
            .videos(movie: movie, language: language ?? self.language, videoLanguages: videoLanguages), with: client)
    }

    /// Posters, backdrops and logos of a film, in the language of the call, or else of the client, and in the other
    /// ones given; nil among these means images without text. Without any language, all of them.
    ///
    /// See https://developer.themoviedb.org/reference/movie-images.
    public func images(
        of movie: Int, language: String? = nil, imageLanguages: [String?] = []
    ) async throws(APIError) -> TMDbImages {
        try await TMDbImagesEndpoint().request(
            .images(movie: movie, language: language ?? self.language, imageLanguages: imageLanguages), with: client)
    }

    /// Releases and certifications of a film in all countries.
    ///
    /// See https://developer.themoviedb.org/reference/movie-release-dates.
    public func releaseDates(of movie: Int) async throws(APIError) -> TMDbReleaseDates {
        try await TMDbReleaseDatesEndpoint().request(.releaseDates(movie: movie), with: client)
    }

    /// The IDs of a film on other sites.
    ///
    /// See https://developer.themoviedb.org/reference/movie-external-ids.
    public func externalIDs(of movie: Int) async throws(APIError) -> TMDbExternalIDs {
        try await TMDbExternalIDsEndpoint().request(.externalIDs(movie: movie), with: client)
    }

    /// The services where a film can be watched, in all countries. JustWatch must be named as the source.
    ///
    /// See https://developer.themoviedb.org/reference/movie-watch-providers.
    public func watchProviders(of movie: Int) async throws(APIError) -> TMDbWatchProviders {
        try await TMDbWatchProvidersEndpoint().request(.watchProviders(movie: movie), with: client)
    }

    /// The services that offer films in a country, as ISO 3166-1. They change rarely, and can be cached for some days.
    ///
    /// See https://developer.themoviedb.org/reference/watch-providers-movie-list.
    public func watchServices(
        forMoviesIn country: String, language: String? = nil
    ) async throws(APIError) -> [TMDbWatchService] {
        try await TMDbWatchServicesEndpoint().request(
            .movies(region: country, language: language ?? self.language), with: client
        ).services
    }

    /// The services that offer series in a country, as ISO 3166-1. They change rarely, and can be cached for some days.
    ///
    /// See https://developer.themoviedb.org/reference/watch-provider-tv-list.
    public func watchServices(
        forSeriesIn country: String, language: String? = nil
    ) async throws(APIError) -> [TMDbWatchService] {
        try await TMDbWatchServicesEndpoint().request(
            .series(region: country, language: language ?? self.language), with: client
        ).services
    }

    /// The genres of films, with names in the language of the call. Their IDs are the same in all languages.
    ///
    /// See https://developer.themoviedb.org/reference/genre-movie-list.
    public func genres(language: String? = nil) async throws(APIError) -> [TMDbGenre] {
        try await TMDbGenresEndpoint().request(.movies(language: language ?? self.language), with: client).genres
    }

    /// The addresses and sizes of images. They change rarely, and can be cached for some days.
    ///
    /// See https://developer.themoviedb.org/reference/configuration-details.
    public func configuration() async throws(APIError) -> TMDbConfiguration {
        try await TMDbConfigurationEndpoint().request(.configuration, with: client)
    }

    /// The items that have this ID on another site: films, people, series, seasons and episodes. If there are none, all
    /// lists are empty; that is not an error.
    ///
    ///     let film = try await tmdb.find("tt0137523", source: .imdb).movies.first
    ///
    /// Use only the list of the kind that you look for: TheTVDB gives the same number to a series, a season and an
    /// episode.
    ///
    /// See https://developer.themoviedb.org/reference/find-by-id.
    public func find(
        _ id: String, source: TMDbExternalSource, language: String? = nil
    ) async throws(APIError) -> TMDbFindResults {
        try await TMDbFindEndpoint().request(
            .find(id, source: source, language: language ?? self.language), with: client)
    }
}
