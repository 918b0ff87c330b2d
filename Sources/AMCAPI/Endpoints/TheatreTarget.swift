import APICore

/// The calls that return a theatre. https://developers.amctheatres.com/Theatres
public enum TheatreTarget: AMCTarget {
    /// The theatre with an ID.
    case getById(TheatreId)
    /// The theatre with a slug, such as `amc-town-square-18`.
    case getBySlug(String)

    public var path: String {
        switch self {
        case .getById(let id): "/v2/theatres/\(segment: id)"
        case .getBySlug(let slug): "/v2/theatres/\(segment: slug)"
        }
    }
}
