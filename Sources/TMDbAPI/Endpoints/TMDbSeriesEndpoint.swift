public import APICore
public import Foundation

/// A series with all that is known about it.
public enum TMDbSeriesTarget: HTTPTargetType {
    /// A series by TMDb's number, with blocks and seasons appended, seasons by their place and 0 for specials. See
    /// https://developer.themoviedb.org/reference/tv-series-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them asks for those without a language. TMDb
    /// does not say that seasons can be appended, but they can. It refuses more than twenty blocks and seasons
    /// (`APIError.Kind.rejected`).
    case series(
        Int, append: Set<TMDbSeriesBlock> = [], seasons: Set<Int> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = [])
    /// The series that was added last, mostly with little more than a name. See
    /// https://developer.themoviedb.org/reference/tv-series-latest-id.
    case latest(language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the series.
    public var path: String {
        switch self {
        case .series(let id, _, _, _, _, _): TMDbTelevision.series(id).path
        case .latest: "/tv/latest"
        }
    }

    /// The blocks in one fixed order, the seasons, then the languages.
    public var task: HTTPTask {
        switch self {
        case .series(_, let blocks, let seasons, let language, let images, let videos):
            .details(
                append: TMDbSeriesBlock.allCases.filter(blocks.contains).map(\.rawValue)
                    + seasons.sorted().map { "season/\($0)" },
                language: language, imageLanguages: images, videoLanguages: videos)
        case .latest(let language): .requestParams(["language": language])
        }
    }
}

/// Asks for a series.
public struct TMDbSeriesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbSeriesTarget
    /// The answer.
    public typealias Model = TMDbSeries
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
