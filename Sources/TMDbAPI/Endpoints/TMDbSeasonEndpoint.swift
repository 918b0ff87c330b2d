public import APICore

/// A season with its episodes.
public enum TMDbSeasonTarget: TMDbTarget {
    /// A season by its number, 0 for specials, with blocks appended. See
    /// https://developer.themoviedb.org/reference/tv-season-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them requests those without a language.
    case season(
        Int, ofSeries: Int, append: Set<TMDbSeasonBlock> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = [])

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
public typealias TMDbSeasonEndpoint = VendorEndpoint<TMDbSeasonTarget, TMDbSeason, TMDbVendor>
