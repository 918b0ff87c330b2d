public import APICore
public import Foundation

/// A season with its episodes.
public enum TMDbSeasonTarget: HTTPTargetType {
    /// A season by its number, 0 for specials, with blocks appended. See
    /// https://developer.themoviedb.org/reference/tv-season-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them requests those without a language.
    case season(
        Int, ofSeries: Int, append: Set<TMDbSeasonBlock> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = [])

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the season.
    public var path: String {
        switch self {
        case .season(let season, let series, _, _, _, _): TMDbTelevision.season(season, ofSeries: series).path
        }
    }

    /// The blocks in a fixed order, then the languages, as query parameters.
    public var task: HTTPTask {
        switch self {
        case .season(_, _, let blocks, let language, let images, let videos):
            .details(
                append: TMDbSeasonBlock.allCases.filter(blocks.contains).map(\.rawValue), language: language,
                imageLanguages: images, videoLanguages: videos)
        }
    }
}

/// The endpoint for the calls of ``TMDbSeasonTarget``.
public struct TMDbSeasonEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbSeasonTarget
    /// The model of the responses.
    public typealias Model = TMDbSeason
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
