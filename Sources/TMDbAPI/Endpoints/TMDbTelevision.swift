import APICore

/// Something of television that can be asked about. Seasons and episodes are asked for by their numbers, not by their
/// IDs.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public enum TMDbTelevision: Sendable, Hashable {
    /// A series by TMDb's number.
    case series(Int)
    /// A season by its place, 0 for specials, in a series by TMDb's number.
    case season(Int, ofSeries: Int)
    /// An episode by its number in a season of a series.
    case episode(Int, season: Int, ofSeries: Int)

    /// The path of the call for it.
    var path: String {
        switch self {
        case .series(let series): "/tv/\(segment: series)"
        case .season(let season, let series): "/tv/\(segment: series)/season/\(segment: season)"
        case .episode(let episode, let season, let series):
            "/tv/\(segment: series)/season/\(segment: season)/episode/\(segment: episode)"
        }
    }

    /// The languages of images to ask for. Pictures from episodes have no language, and would not come without nil.
    func imageLanguages(_ further: [String?], language: String?) -> [String?] {
        guard case .episode = self, language != nil || !further.isEmpty, !further.contains(nil) else { return further }
        return further + [nil]
    }
}
