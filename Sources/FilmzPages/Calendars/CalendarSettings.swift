import FilmzDomain
import FilmzText

/// The part of the settings about calendars: which of them have a secret address, and buttons to create and revoke
/// it.
public struct CalendarSettings: Sendable {
    let calendars: [CalendarFeed]
    let clock: Clock

    public static let address = CalendarLink.address

    static func load(
        clock: Clock, from services: some CalendarServices, for person: Person.ID
    ) async throws -> CalendarSettings {
        CalendarSettings(calendars: try await services.calendars.calendars(of: person), clock: clock)
    }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card" id="\(CalendarLink.region)" aria-labelledby="calendars-title">
            <h2 id="calendars-title">\(strings[CalendarFeedText.title])</h2>
            <p>\(strings[CalendarFeedText.intro])</p>
            <ul class="calendars">
            \(CalendarFeed.Kind.allCases.map { row($0, in: context) })</ul>
            </section>
            """
    }

    private func row(_ kind: CalendarFeed.Kind, in context: PageContext) -> HTML {
        let strings = context.strings
        guard let calendar = calendars.first(where: { $0.kind == kind }) else {
            return """
                <li>\(Icon.clock.html)<div><h3>\(strings.name(kind))</h3>
                <div class="buttons">\(button(.makeCalendar(kind), id: "make-\(kind.rawValue)", label: kind == .services ? .subscribeNews : .subscribe, name: kind == .services ? .subscribeNewsTo : .subscribeTo, kind: kind, in: strings))</div></div></li>

                """
        }
        return """
            <li>\(Icon.clock.html)<div><h3>\(strings.name(kind))</h3>
            <p class="facts">\(strings.facts(facts(calendar, in: context)))</p>
            <div class="buttons">\(button(.makeCalendar(kind), id: "make-\(kind.rawValue)", label: .another, name: .anotherFor, kind: kind, in: strings))\
            \(button(.revokeCalendar(kind), id: "revoke-\(kind.rawValue)", label: .revoke, name: .revokeOf, kind: kind, in: strings))</div>
            <p class="hint">\(strings[CalendarFeedText.anotherHint])</p></div></li>

            """
    }

    private func facts(_ calendar: CalendarFeed, in context: PageContext) -> [String] {
        let strings = context.strings
        let read =
            switch calendar.readOn {
            case nil: strings[CalendarFeedText.notRead]
            case let day? where day >= context.today: strings[CalendarFeedText.readToday]
            case let day?: strings[CalendarFeedText.readOn, ["day": strings.day(day)]]
            }
        return [strings[PassOnText.madeOn, ["day": strings.day(clock.day(of: calendar.madeAt))]], read]
    }

    /// - Parameter name: the button's label for screen readers, which also names the calendar
    private func button(
        _ action: SitePath, id: String, label: CalendarFeedText, name: CalendarFeedText,
        kind: CalendarFeed.Kind, in strings: Strings
    ) -> HTML {
        """
        <form method="post" action="\(action)"><button class="chip" id="\(id)" \
        aria-label="\(strings[name, ["calendar": strings.name(kind)]])">\(strings[label])</button></form>
        """
    }
}
