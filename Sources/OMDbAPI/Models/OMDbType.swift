/// What kind of thing a title is.
///
/// OMDb documents the first three, but sends games too. https://www.omdbapi.com/#parameters
public enum OMDbType: Sendable, Hashable {
    /// A film.
    case movie
    /// A series as a whole.
    case series
    /// One episode of a series.
    case episode
    /// A video game. Found, but not documented as something to ask for.
    case game
    /// Any other word, as OMDb sends it. To ask for one is answered with `APIError.Kind.rejected`.
    case other(String)
}

extension OMDbType: RawRepresentable, Codable {
    /// The kind with OMDb's word.
    public init(rawValue: String) {
        switch rawValue.lowercased() {
        case "movie": self = .movie
        case "series": self = .series
        case "episode": self = .episode
        case "game": self = .game
        default: self = .other(rawValue)
        }
    }

    /// OMDb's word.
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
