import FilmzDomain
import FilmzText

/// The films of the watchlist that came to the person's services, in one row.
struct NewOnServicesStrip: Equatable {
    let offers: [NewStreamingOffer]
    /// The day in the reader's time zone on which each film was first seen there.
    let days: [Film.ID: CalendarDay]

    static let id = "new-on-services"

    static func load(
        clock: Clock, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> NewOnServicesStrip {
        let offers = try await services.newOnServices(of: person, at: clock.now())
        let days = offers.map { ($0.entry.film.id, clock.day(of: $0.since)) }
        return NewOnServicesStrip(offers: offers, days: Dictionary(days) { first, _ in first })
    }

    var films: [Film.ID] { offers.map(\.entry.film.id) }

    /// Nil when there are no new films.
    func html(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard !offers.isEmpty else { return nil }
        return """
            <section class="strip-row" id="\(Self.id)"><h2>\(strings[OfferText.newTitle])</h2>
            <a class="all" href="\(MyServicesPage.onMyServices)"><span aria-hidden="true">\(strings[DiscoverText.all])\
            \(Icon.forward.html)</span><span class="vh">\(strings[DiscoverText.allOf, ["row": strings[OfferText.mine]]])</span></a>
            <p class="count from">\(strings[OfferText.newHint, ["credit": strings.offerCredit]])</p>
            <ol class="shelf strip">
            \(offers.map { tile($0, in: context) })</ol></section>

            """
    }

    private func tile(_ offer: NewStreamingOffer, in context: PageContext) -> HTML {
        let strings = context.strings
        let film = context.titles.titled(offer.entry.film)
        let day = days[film.id].map(strings.dayOfYear)
        let facts = strings[OfferText.newSince, ["service": offer.service.name, "day": day ?? ""]]
        var marks = offer.entry.state
        marks.isOnWatchlist = false
        return PosterTile(
            film: film, poster: offer.entry.poster, state: marks, facts: "\(facts)", id: "on-service-\(film.id)"
        ).html(strings)
    }
}
