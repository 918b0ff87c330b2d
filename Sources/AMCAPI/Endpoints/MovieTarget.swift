import APICore

/// The calls that return a film. https://developers.amctheatres.com/Movies
public enum MovieTarget: AMCTarget {
    /// The film with an ID.
    case getById(MovieId)
    /// The film with a slug, such as `old-66593`.
    case getBySlug(String)
    /// The film with AMC's internal release number.
    case getByInternalId(Int)

    public var path: String {
        switch self {
        case .getById(let id): "/v2/movies/\(segment: id)"
        case .getBySlug(let slug): "/v2/movies/\(segment: slug)"
        case .getByInternalId(let number): "/v2/movies/internal-release/\(segment: number)"
        }
    }
}
