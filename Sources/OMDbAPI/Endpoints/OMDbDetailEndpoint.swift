public import APICore
public import Foundation

/// The details of a title. https://www.omdbapi.com/#parameters
public typealias OMDbDetailEndpoint = VendorEndpoint<OMDbDetailTarget, OMDbDetail, OMDbVendor>

/// The calls that return a title. https://www.omdbapi.com/#parameters
public enum OMDbDetailTarget: HTTPTargetType {
    /// The title with an IMDb ID.
    case id(String, plot: OMDbPlot)
    /// The title that is the best match, which is not always the famous one: there may be a game of the same name.
    case title(String, type: OMDbType?, year: Int?, plot: OMDbPlot)
    /// An episode of the series with an IMDb ID.
    case episode(Int, season: Int, seriesID: String, plot: OMDbPlot)
    /// An episode of the series whose title is the best match.
    case episodeByTitle(Int, season: Int, series: String, plot: OMDbPlot)

    public var baseURL: URL { .omdb }
    public var path: String { "/" }
    public var task: HTTPTask {
        switch self {
        case .id(let id, let plot):
            .requestParams(["i": id, "plot": plot.rawValue])
        case .title(let title, let type, let year, let plot):
            .requestParams(["t": title, "type": type?.rawValue, "y": year, "plot": plot.rawValue])
        case .episode(let episode, let season, let series, let plot):
            .requestParams(["i": series, "Season": season, "Episode": episode, "plot": plot.rawValue])
        case .episodeByTitle(let episode, let season, let series, let plot):
            .requestParams(["t": series, "Season": season, "Episode": episode, "plot": plot.rawValue])
        }
    }
}

/// The length of the plot summary. https://www.omdbapi.com/#parameters
public enum OMDbPlot: String, Sendable, Hashable {
    /// A sentence or two.
    case short
    /// The whole plot, including the ending.
    case full
}
