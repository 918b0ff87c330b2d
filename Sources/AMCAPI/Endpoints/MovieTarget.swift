import APICore

/// The calls that AMC answers with one film. https://developers.amctheatres.com/Movies
public enum MovieTarget: AMCTarget {
    /// The film of a number.
    case getById(MovieId)
    /// The film of a name in addresses, such as `old-66593`.
    case getBySlug(String)
    /// The film of AMC's own release number.
    case getByInternalId(Int)

    public var path: String {
        switch self {
        case .getById(let id): "/v2/movies/\(segment: id)"
        case .getBySlug(let slug): "/v2/movies/\(segment: slug)"
        case .getByInternalId(let number): "/v2/movies/internal-release/\(segment: number)"
        }
    }
}
