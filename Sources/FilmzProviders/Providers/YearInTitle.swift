import APICore
import FilmzDomain
import FilmzLocking

/// A search that uses the year of a query as a filter. If that finds nothing, it searches with the whole text, because
/// the year may be part of the title. It remembers these queries, so that their next pages are requested only once.
final class YearInTitle: Sendable {
    private let queries = Mutex<[String]>([])
    private static let limit = 100

    func search(
        _ query: SearchQuery, ask: (_ text: String, _ year: Int?) async throws(APIError) -> ProviderPage
    ) async throws(APIError) -> ProviderPage {
        guard let year = query.year, let rest = query.textBesideYear, !isKnown(query) else {
            return try await ask(query.text, nil)
        }
        let page = try await ask(rest, year)
        guard page.films.isEmpty, !page.hasMore else { return page }
        let hits = try await ask(query.text, nil)
        remember(query)
        return hits
    }

    private func isKnown(_ query: SearchQuery) -> Bool {
        queries.withLock { $0.contains(query.folded) }
    }

    private func remember(_ query: SearchQuery) {
        queries.withLock { queries in
            queries.append(query.folded)
            if queries.count > Self.limit { queries.removeFirst() }
        }
    }
}
