/// A page of members' reviews of a film or a series.
///
/// See https://developer.themoviedb.org/reference/movie-reviews.
public typealias TMDbReviews = TMDbPage<TMDbReview>

extension TMDbReviews {
    /// The reviews on the page.
    public var reviews: [TMDbReview] { results }
}
