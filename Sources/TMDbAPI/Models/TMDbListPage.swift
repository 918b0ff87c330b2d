/// A page of a list of any kind of item.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public protocol TMDbListPage: Sendable {
    /// The type of the list's items.
    associatedtype Row: Identifiable & Sendable

    /// The items on the page: usually twenty, sometimes fewer, even if more pages follow.
    var results: [Row] { get set }
    /// The number of pages that TMDb reports. Only the first 500 can be fetched: see ``reachablePages``.
    var totalPages: Int? { get }
    /// The number of items on all pages that TMDb reports.
    var totalResults: Int? { get }
}

extension TMDbListPage {
    /// The number of pages that can be fetched; 0 if TMDb did not report the number of pages.
    public var reachablePages: Int { min(max(totalPages ?? 0, 0), TMDbVendor.lastPage) }
}
