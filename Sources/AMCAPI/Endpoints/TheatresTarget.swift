public import APICore

/// The calls that return a page of theatres. https://developers.amctheatres.com/Theatres
///
/// A page has ten theatres unless more are requested, and at most 1000; a larger size is sent as 1000.
public enum TheatresTarget: AMCPagedTarget {
    /// All theatres that match a filter.
    case getAll(pageNumber: Int? = nil, pageSize: Int? = nil, filter: AMCTheatreFilter = AMCTheatreFilter())
    /// Theatres that show the release with a number, see ``MovieModel/wwmReleaseNumber``.
    case getByNowPlayingReleaseNumber(Int, pageNumber: Int? = nil, pageSize: Int? = nil)
    /// The page that a link of another page leads to.
    case follow(AMCAddress)

    public var path: String {
        switch self {
        case .getAll: "/v2/theatres"
        case .getByNowPlayingReleaseNumber(let number, _, _):
            "/v2/theatres/views/now-playing/wwm-release-number/\(segment: number)"
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
            parameters.append(contentsOf: filter.parameters)
            parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        case .getByNowPlayingReleaseNumber(_, let pageNumber, let pageSize):
            parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        case .follow(let address):
            return address.task
        }
        return .requestParams(parameters)
    }
}
