import APICore

/// The calls that AMC answers with one theatre. https://developers.amctheatres.com/Theatres
public enum TheatreTarget: AMCTarget {
    /// The theatre of a number.
    case getById(TheatreId)
    /// The theatre of a name in addresses, such as `amc-town-square-18`.
    case getBySlug(String)

    public var path: String {
        switch self {
        case .getById(let id): "/v2/theatres/\(segment: id)"
        case .getBySlug(let slug): "/v2/theatres/\(segment: slug)"
        }
    }
}
