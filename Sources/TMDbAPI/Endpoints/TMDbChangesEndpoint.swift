public import APICore

/// The edits of an item, field by field, in the last day or in up to fourteen days.
public enum TMDbChangesTarget: TMDbTarget {
    /// The edits of a film. See https://developer.themoviedb.org/reference/movie-changes.
    case movie(Int, in: TMDbBounds<PlainDate>? = nil, page: Int? = nil)
    /// The edits of a series. See https://developer.themoviedb.org/reference/tv-series-changes.
    case series(Int, in: TMDbBounds<PlainDate>? = nil, page: Int? = nil)
    /// The edits of a season, by TMDb's ID and not by its number. See
    /// https://developer.themoviedb.org/reference/tv-season-changes-by-id.
    case season(Int, in: TMDbBounds<PlainDate>? = nil, page: Int? = nil)
    /// The edits of an episode, by TMDb's ID and not by its number. See
    /// https://developer.themoviedb.org/reference/tv-episode-changes-by-id.
    case episode(Int, in: TMDbBounds<PlainDate>? = nil, page: Int? = nil)
    /// The edits of a person. See https://developer.themoviedb.org/reference/person-changes.
    case person(Int, in: TMDbBounds<PlainDate>? = nil, page: Int? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id, _, _): "/movie/\(segment: id)/changes"
        case .series(let id, _, _): "/tv/\(segment: id)/changes"
        case .season(let id, _, _): "/tv/season/\(segment: id)/changes"
        case .episode(let id, _, _): "/tv/episode/\(segment: id)/changes"
        case .person(let id, _, _): "/person/\(segment: id)/changes"
        }
    }

    /// The days and the page as query parameters.
    public var task: HTTPTask {
        switch self {
        case .movie(_, let days, let page), .series(_, let days, let page), .season(_, let days, let page),
            .episode(_, let days, let page), .person(_, let days, let page):
            .requestParams(["start_date": days?.lower?.description, "end_date": days?.upper?.description, "page": page])
        }
    }
}

/// The endpoint for the calls of ``TMDbChangesTarget``.
public typealias TMDbChangesEndpoint = VendorEndpoint<TMDbChangesTarget, TMDbChanges, TMDbVendor>
