import APICore

/// The calls that return a showtime. https://developers.amctheatres.com/Showtimes
public enum ShowtimeTarget: AMCTarget {
    /// The showtime with an ID.
    case getById(ShowtimeId)
    /// The first showing of a film in a theatre.
    case getEarliest(movie: MovieId, theatre: TheatreId)

    public var path: String {
        switch self {
        case .getById(let id): "/v2/showtimes/\(segment: id)"
        case .getEarliest(let movie, let theatre):
            "/v2/theatres/\(segment: theatre)/movies/\(segment: movie)/earliest-showtime"
        }
    }
}
