/// A page of members' lists that contain a film or a series.
///
/// See https://developer.themoviedb.org/reference/movie-lists.
public typealias TMDbLists = TMDbPage<TMDbList>

extension TMDbLists {
    /// The lists on the page.
    public var lists: [TMDbList] { results }
}
