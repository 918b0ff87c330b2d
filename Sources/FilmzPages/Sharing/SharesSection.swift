import FilmzDomain
import FilmzText

/// What a person passed on last, and whether somebody looked, as a part of a page.
struct SharesSection {
    let shares: Page<Share>
    let clock: Clock

    static func load(
        _ page: PageRequest, clock: Clock, from services: Services, for person: Person.ID
    ) async throws -> SharesSection {
        SharesSection(shares: try await services.shares.shares(of: person, page: page), clock: clock)
    }

    /// The films whose titles it shows.
    var films: [Film.ID] {
        shares.items.compactMap(\.subject.film)
    }

    /// Nil when nothing was passed on.
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
