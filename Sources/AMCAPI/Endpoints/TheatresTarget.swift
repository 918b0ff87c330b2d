public import APICore

/// The calls that AMC answers with a page of theatres. https://developers.amctheatres.com/Theatres
///
/// A page has ten unless more are asked for, and 1000 at most; a larger size is sent as 1000.
public enum TheatresTarget: AMCPagedTarget {
    /// All theatres that fit a filter.
    case getAll(pageNumber: Int? = nil, pageSize: Int? = nil, filter: AMCTheatreFilter = AMCTheatreFilter())
    /// Theatres that show the release of a number, see ``MovieModel/wwmReleaseNumber``.
    case getByNowPlayingReleaseNumber(Int, pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Where a link of a page leads.
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
