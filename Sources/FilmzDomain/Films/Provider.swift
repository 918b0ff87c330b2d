/// An external source of facts about films.
public enum Provider: String, Hashable, Sendable, Codable, CaseIterable {
    case omdb, tmdb
    case iTunes = "itunes"
    case amc, tvmaze

    /// The provider's name in its own spelling.
    public var name: String {
        switch self {
        case .omdb: "OMDb"
        case .tmdb: "TMDb"
        case .iTunes: "iTunes"
        case .amc: "AMC"
        case .tvmaze: "TVmaze"
        }
    }

    /// Whether the provider requires a key for each caller.
    public var needsKey: Bool {
        switch self {
        case .omdb, .tmdb, .amc: true
        case .iTunes, .tvmaze: false
        }
    }

    /// Whether people's search queries are sent to the provider.
    public var isSearched: Bool { self != .tvmaze }

    /// Whether the provider is asked about this film. Only TMDb and OMDb are asked about both films and shows.
    public func isAsked(about film: Film) -> Bool {
        switch self {
        case .omdb, .tmdb: true
        case .iTunes, .amc: !film.isShow
        case .tvmaze: film.isShow
        }
    }
}

extension ExternalID {
    /// The provider that can be asked for a film by an ID of this namespace; nil when none can. OMDb is asked for
    /// IMDb's IDs, and TVmaze too, but only for those of shows.
    public var provider: Provider? {
        switch self {
        case .imdb: .omdb
        case .tmdb, .tmdbSeries: .tmdb
        case .iTunes: .iTunes
        case .amc: .amc
        case .tvdb, .tvdbSeries, .trakt, .traktSeries, .simkl, .letterboxd: nil
        }
    }
}

extension ExternalIDs {
    /// The ID by which to ask a provider for exactly this film; nil when the provider must be searched.
    public subscript(_ provider: Provider) -> ExternalID? {
        switch provider {
        case .omdb, .tvmaze: self[in: .imdb]
        case .tmdb: self[in: .tmdb] ?? self[in: .tmdbSeries]
        case .iTunes: self[in: .iTunes]
        case .amc: self[in: .amc]
        }
    }
}
