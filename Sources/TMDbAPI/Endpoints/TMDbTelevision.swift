import APICore

/// A series, a season or an episode as the subject of a call. Seasons and episodes are identified by their numbers, not
/// by their IDs.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public enum TMDbTelevision: Sendable, Hashable {
    /// A series, by TMDb's ID.
    case series(Int)
    /// A season, by its number, 0 for specials, in a series, by TMDb's ID.
    case season(Int, ofSeries: Int)
    /// An episode, by its number in a season of a series.
    case episode(Int, season: Int, ofSeries: Int)

    /// The path of a call for the subject.
    var path: String {
        switch self {
        case .series(let series): "/tv/\(segment: series)"
        case .season(let season, let series): "/tv/\(segment: series)/season/\(segment: season)"
        case .episode(let episode, let season, let series):
            "/tv/\(segment: series)/season/\(segment: season)/episode/\(segment: episode)"
        }
    }

    /// The languages of the images to request. Pictures from episodes have no language, and would be missing without
    /// nil.
    func imageLanguages(_ further: [String?], language: String?) -> [String?] {
        guard case .episode = self, language != nil || !further.isEmpty, !further.contains(nil) else { return further }
        return further + [nil]
    }
}
