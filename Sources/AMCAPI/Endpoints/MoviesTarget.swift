public import APICore

/// The calls that return a page of films. https://developers.amctheatres.com/Movies
///
/// A page has ten films unless more are requested, and at most 1000; a larger size is sent as 1000. AMC's documentation
/// says 100, but its service allows more.
public enum MoviesTarget: AMCPagedTarget {
    /// All films that match a filter. AMC requires a name here: `*`, which matches all, is sent unless the filter has
    /// one.
    case getAll(pageNumber: Int? = nil, pageSize: Int? = nil, filter: AMCMovieFilter = AMCMovieFilter())
    /// Films that are in theatres and match a filter, of which AMC is only known to use the IDs and the exclusions.
    case getNowPlaying(pageNumber: Int? = nil, pageSize: Int? = nil, filter: AMCMovieFilter = AMCMovieFilter())
    /// Films that are not in theatres yet but have tickets on sale.
    case getAdvance(pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Films that are upcoming.
    case getComingSoon(pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Films that are in theatres or soon will be.
    case getActive(pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Films that are active anywhere, including on demand.
    case getAllActive(pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Films on demand.
    case getOnDemand(pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Films on demand that are similar to a film.
    case getSimilarOnDemandById(MovieId, pageNumber: Int? = nil, pageSize: Int? = nil)
    /// The page that a link of another page leads to.
    case follow(AMCAddress)

    public var path: String {
        switch self {
        case .getAll: "/v2/movies"
        case .getNowPlaying: "/v2/movies/views/now-playing"
        case .getAdvance: "/v2/movies/views/advance"
        case .getComingSoon: "/v2/movies/views/coming-soon"
        case .getActive: "/v2/movies/views/active"
        case .getAllActive: "/v2/movies/views/all/active"
        case .getOnDemand: "/v2/movies/views/on-demand"
        case .getSimilarOnDemandById(let id, _, _): "/v2/movies/\(segment: id)/on-demand/similar"
        case .follow(let address): address.path
        }
    }

    public var publicPath: String {
        if case .follow(let address) = self { address.publicPath } else { path }
    }

    public var task: HTTPTask {
        var parameters = HTTPParameters()
        switch self {
        case .getAll(let pageNumber, let pageSize, let filter):
            parameters = filter.named.parameters
            parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        case .getNowPlaying(let pageNumber, let pageSize, let filter):
            parameters = filter.parameters
            parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        case .getAdvance(let pageNumber, let pageSize), .getComingSoon(let pageNumber, let pageSize),
            .getActive(let pageNumber, let pageSize), .getAllActive(let pageNumber, let pageSize),
            .getOnDemand(let pageNumber, let pageSize), .getSimilarOnDemandById(_, let pageNumber, let pageSize):
            parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        case .follow(let address):
            return address.task
        }
        return .requestParams(parameters)
    }
}
