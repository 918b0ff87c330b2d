public import APICore

/// The details of a series.
public enum TMDbSeriesTarget: TMDbTarget {
    /// A series by TMDb's ID, with blocks and seasons appended, seasons by their numbers and 0 for specials. See
    /// https://developer.themoviedb.org/reference/tv-series-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them requests those without a language. TMDb
    /// does not document that seasons can be appended, but they can. It refuses more than twenty blocks and seasons
    /// (`APIError.Kind.rejected`).
    case series(
        Int, append: Set<TMDbSeriesBlock> = [], seasons: Set<Int> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = [])
    /// The series that was added last, usually with little more than a name. See
    /// https://developer.themoviedb.org/reference/tv-series-latest-id.
    case latest(language: String? = nil)

    /// The path of the series.
    public var path: String {
        switch self {
        case .series(let id, _, _, _, _, _): TMDbTelevision.series(id).path
        case .latest: "/tv/latest"
        }
    }

    /// The blocks in a fixed order, the seasons, then the languages, as query parameters.
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

/// The endpoint for the calls of ``TMDbSeriesTarget``.
public typealias TMDbSeriesEndpoint = VendorEndpoint<TMDbSeriesTarget, TMDbSeries, TMDbVendor>
