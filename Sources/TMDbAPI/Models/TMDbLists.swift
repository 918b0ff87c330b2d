/// A page of members' lists that hold a film or a series.
///
/// See https://developer.themoviedb.org/reference/movie-lists.
public typealias TMDbLists = TMDbPage<TMDbList>

extension TMDbLists {
    /// The lists.
    public var lists: [TMDbList] { results }
}
