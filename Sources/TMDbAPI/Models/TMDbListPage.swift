/// A page of a list, whatever the list is of.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public protocol TMDbListPage: Sendable {
    /// What the list is of.
    associatedtype Row: Identifiable & Sendable

    /// What is on the page: mostly twenty rows, at times fewer, though more pages follow.
    var results: [Row] { get set }
    /// How many pages TMDb says there are. Only the first 500 can be asked for: see ``reachablePages``.
    var totalPages: Int? { get }
    /// How many rows TMDb says there are on all pages.
    var totalResults: Int? { get }
}

extension TMDbListPage {
    /// How many pages can be asked for; 0 when TMDb did not say how many there are.
    public var reachablePages: Int { min(max(totalPages ?? 0, 0), TMDbVendor.lastPage) }
}
