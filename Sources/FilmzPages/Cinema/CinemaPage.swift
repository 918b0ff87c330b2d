public import FilmzDomain
import FilmzText

/// The programme of the person's theatres on a day, with films of the watchlist first.
public struct CinemaPage: ResultsPage {
    let shown: CinemaDay
    let clock: Clock
    let posters: [Film.ID: Poster]
    let visits: PlannedVisits
    /// The theatres whose programme is being fetched.
    let asking: [Theatre]

    /// - Parameter day: nil for the current day at most of the theatres
    public static func load(
        _ day: CalendarDay? = nil, asking: [Theatre] = [], clock: Clock, from services: some CinemaServices,
        for person: Person.ID
    ) async throws -> CinemaPage {
        let shown = try await services.cinemaDay(day, clock: clock, of: person)
        let films = (shown.mine + shown.others).compactMap { $0.film?.id }
        return CinemaPage(
            shown: shown, clock: clock, posters: services.posters(of: films),
            visits: try await PlannedVisits.load(clock: clock, from: services, for: person), asking: asking)
    }

    public var films: [Film.ID] {
        (shown.mine + shown.others).compactMap { $0.film?.id } + visits.films.values.map(\.id)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[CinemaText.title], tab: .cinema, rooms: [.cinema]).document(
            context,
            content: """
                <header class="cinema-head"><h1>\(strings[CinemaText.title])</h1>
                \(shown.theatres.isEmpty ? nil : theatresLink(strings))</header>
                \(visits.html(context))\(results(context))
                """)
    }

    private func theatresLink(_ strings: Strings) -> HTML {
        """
        <a class="chip" href="\(SitePath.theatres)">\(Icon.ticket.html)<span>\(strings[CinemaText.myTheatres])</span></a>
        """
    }

    /// The address of a day. For today, it contains no day.
    static func address(of day: CalendarDay, today: CalendarDay) -> SiteAddress {
        if day == today { SiteAddress(.cinema) } else { SiteAddress(.cinema).with(.day, value: day.description) }
    }

    public func results(_ context: PageContext) -> HTML {
        "<section id=\"results\">\n\(shown.theatres.isEmpty ? empty(context.strings) : programme(context))</section>\n"
    }

    private func empty(_ strings: Strings) -> HTML {
        """
        <div class="empty">
        <h2>\(strings[CinemaText.emptyTitle])</h2>
        <p>\(strings[CinemaText.empty])</p>
        <p class="buttons"><a class="button primary" href="\(SitePath.theatres)">\(strings[CinemaText.chooseTheatres])</a></p>
        </div>

        """
    }

    private func programme(_ context: PageContext) -> HTML {
        let strings = context.strings
        let row = ProgrammeRow(
            theatreCount: shown.theatres.count, day: shown.day, posters: posters)
        let parts: [(CinemaText, [CinemaDay.Entry])] = [
            (.fromWatchlist, shown.mine), (shown.mine.isEmpty ? .everything : .alsoPlaying, shown.others),
        ]
        return """
            \(days(context))
            \(problems(strings))
            \(parts.filter { !$0.1.isEmpty }.map { part($0.0, entries: $0.1, row: row, in: context) })
            \(shown.mine.isEmpty && shown.others.isEmpty ? emptyState(context) : nil)
            \(programmeAge(context))
            \(CalendarLink.html(strings))

            """
    }

    private func days(_ context: PageContext) -> HTML {
        let today = shown.today
        var days = Array(shown.days.prefix(Self.dayLimit))
        for day in [today, shown.day] where !days.contains(day) { days.append(day) }
        let links = days.sorted().map { day -> HTML in
            """
            <a class="chip" href="\(Self.address(of: day, today: today))"\
            \(" aria-current=\"page\"", if: day == shown.day)>\(context.strings.nearDay(day, today: today))</a>

            """
        }
        return "<nav class=\"day-strip\" aria-label=\"\(context.strings[CinemaText.days])\">\n\(links)</nav>"
    }

    private static let dayLimit = 14

    private func part(
        _ title: CinemaText, entries: [CinemaDay.Entry], row: ProgrammeRow, in context: PageContext
    ) -> HTML {
        """
        <h2>\(context.strings[title])</h2>
        <ul class="programme">
        \(entries.map { row.html($0, in: context) })</ul>

        """
    }

    private func emptyState(_ context: PageContext) -> HTML {
        let strings = context.strings
        let isKnown = shown.programmeStates.values.contains { $0.fetchedAt != nil }
        let next = shown.days.first { $0 > shown.day } ?? shown.days.first { $0 != shown.day }
        let link = next.map { day -> HTML in
            """
            <p><a class="button" href="\(Self.address(of: day, today: shown.today))">\
            \(strings[CinemaText.nextDay, ["day": strings.nearDay(day, today: shown.today)]])</a></p>
            """
        }
        return """
            <div class="empty"><h2>\(strings[isKnown ? CinemaText.nothing : .nothingKnown])</h2>
            \(link)</div>
            """
    }

    private func problems(_ strings: Strings) -> HTML? {
        let lines = shown.theatres.compactMap { theatre -> HTML? in
            guard let state = shown.programmeStates[theatre.source], let problem = state.problem else { return nil }
            let text: CinemaText = if state.fetchedAt == nil { .problemNothing } else { .problemKeeps }
            return "<p>\(strings[text, ["theatre": theatre.name, "problem": strings.sentence(about: problem)]])</p>\n"
        }
        if lines.isEmpty { return nil }
        return "<div class=\"cinema-notice\" role=\"status\">\n\(lines)</div>"
    }

    /// The time at which the programme was fetched, the number of showings left out, and the theatres being asked
    /// now.
    private func programmeAge(_ context: PageContext) -> HTML? {
        let strings = context.strings
        let time = shown.asOf.map { strings.shortTime(LocalTime($0, clock: clock), today: context.today) }
        let omitted = shown.programmeStates.values.reduce(0) { $0 + $1.omittedCount }
        let facts = strings.facts([
            time.map { strings[CinemaText.asOf, ["time": $0]] },
            omitted > 0 ? strings.count(CinemaText.omitted, omitted) : nil,
        ])
        let waiting: String? =
            if asking.isEmpty {
                nil
            } else {
                strings[CinemaText.asking, ["names": strings.list(asking.map(\.name))]]
            }
        guard !facts.isEmpty || waiting != nil else { return nil }
        return """
            <p class="hint" id="standing">\(facts)\(waiting.map { text -> HTML in
                """
                 <span role="status">\(text)</span> <a href="\(Self.address(of: shown.day, today: shown.today))">\
                \(strings[CinemaText.lookAgain])</a>
                """
            })</p>
            """
    }
}
