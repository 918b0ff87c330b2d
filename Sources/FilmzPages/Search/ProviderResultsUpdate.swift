public import FilmzDomain
import FilmzText

/// The new results of a provider search, for a results page that is already open.
public struct ProviderResultsUpdate: Sendable {
    /// The maximum number of rows in one part, so that no part takes long to draw.
    static let rowsAtOnce = 12

    let found: ProviderResults
    /// The films that are new or have new facts.
    let changed: [ProviderHit]
    let chips: SentenceChips?

    /// The local results of a query, the same for all updates of one search.
    public struct Known: Sendable {
        let films: Set<Film.ID>
        let total: SearchTotal
        let chips: SentenceChips?

        public static func load(
            _ query: SearchQuery, for person: Person.ID, from services: some SearchServices
        ) async throws -> Known {
            let page = try await services.found(
                query, page: PageRequest(size: SearchPage.pageSize), for: person)
            return Known(
                films: Set(page.films.items.map(\.id)), total: SearchTotal(page), chips: SentenceChips(page))
        }
    }

    /// - Parameter told: the progress at the last update of the page
    public static func load(
        _ progress: SearchProgress, after told: SearchProgress, of query: SearchQuery, beside known: Known,
        now: Timestamp, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> ProviderResultsUpdate {
        let before = Dictionary(told.films.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let changed = progress.films.filter { before[$0.id] != $0 }
        let entries = try await ProviderResults.entries(of: changed, from: services, for: person)
        return ProviderResultsUpdate(
            found: ProviderResults(
                query: query, progress: progress, localFilms: known.films, localTotal: known.total, entries: entries,
                now: now),
            changed: changed, chips: known.chips)
    }

    /// Whether only providers found films for the query.
    public var isFoundElsewhereOnly: Bool { found.localTotal.count == 0 && !found.films.isEmpty }

    /// The films of ``rows(in:)``.
    public var films: [Film.ID] { changed.map(\.id) }

    /// The new or changed rows, in parts of a few rows each.
    public func rows(in context: PageContext) -> [HTML] {
        stride(from: 0, to: changed.count, by: Self.rowsAtOnce).map { start in
            changed[start...].prefix(Self.rowsAtOnce).map { found.row($0, in: context) }.reduce("", +)
        }
    }

    /// The elements around the rows, each with its `id`; the whole empty state if nothing was found at the end.
    public func frame(in context: PageContext) -> HTML {
        let strings = context.strings
        if found.isEmpty { return SearchEmpty(query: found.query, chips: chips).html(found, in: strings) }
        return found.status(strings) + found.moreLink(strings)
    }
}
