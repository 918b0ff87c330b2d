import FilmzDomain

/// The cache key of a page of a list.
struct ListPage<List: Hashable & Sendable>: Hashable, Sendable {
    var list: List
    var page: PageRequest
}
