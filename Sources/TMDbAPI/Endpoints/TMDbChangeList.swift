/// A kind of item for which TMDb lists recent edits.
///
/// See https://developer.themoviedb.org/reference/changes-movie-list.
public enum TMDbChangeList: String, Sendable, Hashable, CaseIterable {
    /// Films. See https://developer.themoviedb.org/reference/changes-movie-list.
    case movies = "movie"
    /// Series. See https://developer.themoviedb.org/reference/changes-tv-list.
    case series = "tv"
    /// People. See https://developer.themoviedb.org/reference/changes-people-list.
    case people = "person"

    var path: String { "/\(rawValue)/changes" }
}
