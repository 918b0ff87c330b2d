import FilmzDomain
import FilmzText

/// The next showings of a film at the theatres that the person follows.
struct NextShowings: Equatable {
    /// The showings, earliest first. Some may have begun.
    let showings: [TheatreShowing]

    private static let limit = 4

    static func load(_ film: Film, from services: some CinemaServices, for person: Person.ID) async throws
        -> NextShowings
    {
        NextShowings(showings: film.isShow ? [] : try await services.showings(of: film.id, for: person))
    }

    /// Nil when there are no showings to come.
    func html(_ context: PageContext) -> HTML? {
        let coming = showings.filter { !$0.showtime.hasBegun(at: context.now, in: $0.theatre.timeZone) }
        guard !coming.isEmpty else { return nil }
        return """
            <section class="next-showings"><h2>\(context.strings[CinemaText.nextShowings])</h2>
            <ul>
            \(coming.prefix(Self.limit).map { row($0, in: context) })</ul>
            <p><a class="chip" href="\(SitePath.cinema)">\(Icon.ticket.html)<span>\(context.strings[CinemaText.allShowings])</span></a></p>
            </section>

            """
    }

    private func row(_ showing: TheatreShowing, in context: PageContext) -> HTML {
        let strings = context.strings
        let showtime = showing.showtime
        let facts = [showing.theatre.name] + strings.marks(of: showtime) + [strings.availability(of: showtime)]
        return """
            <li><a href="\(SitePath.showtime(showing.theatre.id, showtime.id))">\
            <b>\(strings.facts([strings.nearDay(showtime.day, today: context.today), strings.time(of: showtime)]))</b> \
            <span class="facts" dir="auto">\(strings.facts(facts))</span></a></li>

            """
    }
}
