import FilmzDomain
import FilmzText

/// The showings that the person plans to visit, above the programme. Afterwards, one tap marks the film as seen.
struct PlannedVisits {
    let visits: [PlannedVisit]
    /// The known films of the visits, by ID.
    let films: [Film.ID: Film]

    static func load(clock: Clock, from services: some CinemaServices, for person: Person.ID) async throws
        -> PlannedVisits
    {
        let visits = try await services.plannedVisits(clock: clock, of: person)
        let films = try await services.films.films(visits.compactMap(\.showing.showtime.film), for: person)
        return PlannedVisits(visits: visits, films: films)
    }

    /// Nil when no visits are planned.
    func html(_ context: PageContext) -> HTML? {
        guard !visits.isEmpty else { return nil }
        return """
            <section class="visits" aria-labelledby="visits-title">
            <h2 id="visits-title">\(context.strings[CinemaText.myVisits])</h2>
            <ul>
            \(visits.map { row($0, in: context) })</ul>
            </section>

            """
    }

    private func row(_ visit: PlannedVisit, in context: PageContext) -> HTML {
        let strings = context.strings
        let showtime = visit.showing.showtime
        let theatre = visit.showing.theatre
        let film = showtime.film.flatMap { films[$0] }.map(context.titles.titled)
        let title = film?.title ?? showtime.title
        return """
            <li><div><h3><a href="\(SitePath.showtime(theatre.id, showtime.id))" dir="auto">\(title)</a></h3>
            <p class="facts" dir="auto">\(strings.facts([
                strings.nearDay(showtime.day, today: context.today), strings.time(of: showtime), theatre.name,
                strings.with(visit.companions), Self.changeMessage(of: visit, in: context),
            ]))</p></div>\(afterwards(visit, titled: title, in: context))</li>

            """
    }

    /// The message about a showing that was cancelled or removed from the programme; nil when nothing has changed.
    static func changeMessage(of visit: PlannedVisit, in context: PageContext) -> String? {
        let showtime = visit.showing.showtime
        let zone = visit.showing.theatre.timeZone
        if showtime.isCancelled { return context.strings[CinemaText.cancelled] }
        guard !visit.isAnnounced, !showtime.hasBegun(at: context.now, in: zone) else { return nil }
        return context.strings[CinemaText.notAnnounced]
    }

    /// Buttons to say whether the person was there; nil before the showing begins.
    private func afterwards(_ visit: PlannedVisit, titled title: String, in context: PageContext) -> HTML? {
        let strings = context.strings
        let showtime = visit.showing.showtime
        let theatre = visit.showing.theatre
        guard showtime.hasBegun(at: context.now, in: theatre.timeZone) else { return nil }
        let id = "\(theatre.id)-\(showtime.id)"
        let yes: HTML? =
            showtime.film.flatMap { films[$0] } == nil || showtime.isCancelled
            ? nil
            : """
            <form method="post" action="\(SitePath.showtime(theatre.id, showtime.id))">\
            <input type="hidden" name="\(field: .next)" value="\(SitePath.cinema)">\
            <button class="chip" id="was-\(id)" aria-label="\(strings[CinemaText.iSawItOf, ["film": title]])">\
            \(Icon.seen.html)<span>\(strings[CinemaText.iSawIt])</span></button></form>
            """
        return """
            <div class="buttons">\(yes)\
            <form method="post" action="\(SitePath.removePlan(theatre.id, showtime.id))">\
            <input type="hidden" name="\(field: .next)" value="\(SitePath.cinema)">\
            <button class="chip" id="not-\(id)" aria-label="\(strings[CinemaText.iWasNotOf, ["film": title]])">\
            \(strings[CinemaText.iWasNot])</button></form></div>
            """
    }
}
