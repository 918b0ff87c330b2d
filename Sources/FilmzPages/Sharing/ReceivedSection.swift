import FilmzDomain
import FilmzText

/// A list of received recommendations, as a part of a page.
struct ReceivedSection {
    let received: Page<Received>
    let newCount: Int
    let known: [ExternalID: Film]
    let posters: [Film.ID: Poster]

    static func load(
        _ page: PageRequest, from services: some SharingServices, for person: Person.ID
    ) async throws -> ReceivedSection {
        let received = try await services.received.received(of: person, page: page)
        let ids = Set(received.items.flatMap(\.recommendation.films).flatMap(\.ids.all))
        let known: [ExternalID: Film] =
            if ids.isEmpty { [:] } else { try await services.films.films(knownBy: Array(ids), for: person) }
        return ReceivedSection(
            received: received, newCount: try await services.received.newCount(of: person), known: known,
            posters: services.posters(of: known.values.map(\.id)))
    }

    /// The films in the recommendations, as far as they are known.
    var films: [Film.ID] {
        received.items.flatMap { ReceivedRow.films(of: $0.recommendation, known: known) }.map(\.id)
    }

    /// - Parameter heading: the heading element of each recommendation
    func rows(_ heading: StaticString, in context: PageContext) -> HTML {
        let rows = received.items.map {
            ReceivedRow(received: $0, known: known, posters: posters, heading: heading).html(context)
        }
        return """
            <ol class="received" data-items>
            \(rows)</ol>
            """
    }

    /// The section on the Together page: the first few, the number of new ones, and a link to all.
    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let mark: HTML? =
            if newCount > 0 {
                " <small class=\"new\">\(strings.count(ReceivedText.newCount, newCount))</small>"
            } else {
                nil
            }
        let isAll = received.next == nil
        return """
            <section aria-labelledby="received">
            <div class="shelf-head"><h2 id="received">\(strings[ReceivedText.title])\(mark)</h2>
            <a class="chip quiet" href="\(SitePath.newReceived)">\(Icon.plus.html)\
            <span>\(strings[ReceivedText.takeIn])</span></a></div>
            \(received.total > 0 ? rows("h3", in: context) : "<p class=\"hint\">\(strings[ReceivedText.nothingHint])</p>")
            \(isAll ? nil : "<p class=\"buttons\"><a class=\"chip\" href=\"\(SitePath.allReceived)\">\(strings[ReceivedText.all])</a></p>" as HTML?)
            </section>
            """
    }
}
