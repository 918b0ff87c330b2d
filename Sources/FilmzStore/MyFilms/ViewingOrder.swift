import FilmzDomain
import GRDB

/// The order of viewings in lists, and how one page follows another: SQL over `viewing v`.
enum ViewingOrder {
    static let newestFirst = "ORDER BY v.watched_on DESC, v.logged_at DESC, v.id DESC"

    /// The SQL condition for viewings after the viewing `:last`; no viewing meets it when that one is gone.
    static let afterLast = """
        AND (v.watched_on, v.logged_at, v.id) < (
            SELECT watched_on, logged_at, id FROM viewing WHERE person_id = :person AND id = :last
        )
        """

    /// The viewing that a page follows; nil for the first page.
    static func last(before request: PageRequest) -> Int64? {
        guard let text = request.cursor?.description, text.hasPrefix("v.") else { return nil }
        return Int64(text.dropFirst(2))
    }

    /// The cursor of the page after this viewing.
    static func cursor(after viewing: Viewing) -> PageCursor? {
        PageCursor("v.\(viewing.id)")
    }
}
