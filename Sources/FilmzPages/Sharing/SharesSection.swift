import FilmzDomain
import FilmzText

/// The person's latest shares, and whether they were opened, as a part of a page.
struct SharesSection {
    let shares: Page<Share>
    let clock: Clock

    static func load(
        _ page: PageRequest, clock: Clock, from services: some SharingServices, for person: Person.ID
    ) async throws -> SharesSection {
        SharesSection(shares: try await services.shares.shares(of: person, page: page), clock: clock)
    }

    var films: [Film.ID] {
        shares.items.compactMap(\.subject.film)
    }

    /// Nil when nothing was shared.
    func html(_ context: PageContext) -> HTML? {
        guard !shares.items.isEmpty else { return nil }
        let strings = context.strings
        return """
            <section aria-labelledby="passed-on">
            <div class="shelf-head"><h2 id="passed-on">\(strings[PassOnText.passedOn])</h2></div>
            \(ShareRows(shares: shares.items, clock: clock, next: .together, heading: "h3").html(context))
            <p><a class="chip quiet" href="\(SitePath.shares)">\(strings[PassOnText.toLinks])</a></p>
            </section>
            """
    }
}
