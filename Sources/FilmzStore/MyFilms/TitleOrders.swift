import FilmzDomain

/// A cache of the orders of titles in which readers of different languages see shelves, or lists.
struct TitleOrders<List: Hashable & Sendable, Revision: Equatable & Sendable>: Sendable {
    private struct OrderedList: Hashable {
        var list: List
        var language: TitleLanguage
    }

    private struct OrderRevision: Equatable {
        var titles: TitleEdition
        var films: Revision
    }

    private let orders = RevisionCache<OrderedList, OrderRevision, TitleOrder>(limit: 12)

    /// - Parameters:
    ///   - revision: the revision of which films are on the list, and of their facts
    ///   - keys: the texts by which the films are sorted, from the same transaction
    func order(
        of list: List, by titles: TitleEdition, at revision: Revision, keys: () throws -> [Film.ID: String]
    ) throws -> TitleOrder {
        let key = OrderedList(list: list, language: titles.language)
        return try orders.value(for: key, at: OrderRevision(titles: titles, films: revision)) {
            TitleOrder(try keys(), in: titles.language)
        }
    }
}
