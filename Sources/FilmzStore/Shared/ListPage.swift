import FilmzDomain

/// A page of a list: the key by which its content is remembered.
struct ListPage<List: Hashable & Sendable>: Hashable, Sendable {
    var list: List
    var page: PageRequest
}
