/// A kind of title.
///
/// OMDb documents the first three, but sends games too. https://www.omdbapi.com/#parameters
public enum OMDbType: Sendable, Hashable {
    /// A film.
    case movie
    /// A series as a whole.
    case series
    /// An episode of a series.
    case episode
    /// A video game. Searches find games, but filtering by them is undocumented.
    case game
    /// Another kind, with OMDb's name for it. A search for it fails as `APIError.Kind.rejected`.
    case other(String)
}

extension OMDbType: RawRepresentable, Codable {
    /// The kind with OMDb's name.
    public init(rawValue: String) {
        switch rawValue.lowercased() {
        case "movie": self = .movie
        case "series": self = .series
        case "episode": self = .episode
        case "game": self = .game
        default: self = .other(rawValue)
        }
    }

    /// OMDb's name for the kind.
    public var rawValue: String {
        switch self {
        case .movie: "movie"
        case .series: "series"
        case .episode: "episode"
        case .game: "game"
        case .other(let word): word
        }
    }
}
