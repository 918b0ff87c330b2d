import FilmzDomain
import FilmzPages
import FilmzText

/// A search in all providers as events for a page: `rows` with list items, `frame` with the elements around them, and
/// `end` when nothing more will come.
struct ProviderSearchStream {
    let services: any SearchServices
    let clock: Clock
    let query: SearchQuery
    let person: Person.ID
    let permission: ProviderPermission
    let context: PageContext

    /// - Parameters:
    ///   - revision: the revision that the page already shows. If the search is at a later one, everything is sent
    ///   - count: the number of first films that are not sent, because the page had them when the search was at rest
    func run(
        after revision: Int, having count: Int, beside known: ProviderResultsUpdate.Known,
        send: (ServerEvent) async throws -> Void
    ) async throws {
        var progress = try await services.providerSearch.progress(of: query, for: person, permission: permission)
        let isKnown = progress.revision == revision
        var told = progress
        if !isKnown { told.films = Array(progress.films.prefix(max(count, 0))) }
        // A page that was rendered with films has already recorded its query.
        var isRecorded = isKnown && !told.films.isEmpty
        while true {
            let parts = try await ProviderResultsUpdate.load(
                progress, after: told, of: query, beside: known, now: clock.now(), from: services, for: person)
            var context = context
            context.titles = try await FilmTitles.load(
                of: parts.films, in: context.strings.language.titles, from: services)
            for rows in parts.rows(in: context) { try await send(ServerEvent("rows", data: rows.withIcons)) }
            try await send(ServerEvent("frame", data: parts.frame(in: context).withIcons))
            if parts.isFoundElsewhereOnly, !isRecorded {
                await services.recentQueries.note(query, of: person)
                isRecorded = true
            }
            told = progress
            guard !progress.isAtRest else { break }
            progress = try await services.providerSearch.progress(
                of: query, for: person, after: progress.revision, permission: permission)
        }
        try await send(ServerEvent("end", data: "\(progress.revision) \(progress.films.count)"))
    }
}
