import FilmzDomain
import FilmzText

/// The number of films that a search found locally.
struct SearchTotal: Sendable, Equatable {
    let count: Int
    /// Whether there are more films, which were not counted.
    let isOpen: Bool

    init(_ results: SearchResults) {
        count = results.films.total
        isOpen = results.isTotalOpen
    }

    /// `12 films`, `more than 200 films`.
    func text(_ strings: Strings) -> String {
        strings.count(isOpen ? SearchText.countOpen : SearchText.count, count)
    }
}
