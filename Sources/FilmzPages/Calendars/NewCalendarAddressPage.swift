public import FilmzDomain
import FilmzText

/// A new secret address of a calendar, shown once, to subscribe to or to copy.
public struct NewCalendarAddressPage: WebPage {
    let report: NewCalendarFeed
    /// Who can open the link.
    let reach: LinkReach

    public init(_ report: NewCalendarFeed, reach: LinkReach) {
        self.report = report
        self.reach = reach
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[CalendarFeedText.made], tab: .settings, back: .sharing, kind: "page narrow",
            rooms: [.together]
        ).document(
            context,
            content: """
                <h1>\(strings[CalendarFeedText.made])</h1>
                <p class="intro"><strong>\(strings.name(report.kind)).</strong> \(strings[CalendarFeedText.madeHint])</p>
                \(warning(strings))
                \(report.subscribe.map { open($0, in: strings) })
                \(CopyField(id: "calendar-address", label: strings[CalendarFeedText.address]).line(report.address, in: strings))
                <p class="hint">\(strings.secret(of: report.kind))</p>
                <p class="buttons"><a class="button" href="\(CalendarSettings.address)">\
                \(strings[CalendarFeedText.backToSettings])</a></p>
                """)
    }

    private func warning(_ strings: Strings) -> HTML? {
        reach.warning(
            home: { strings[CalendarFeedText.atHome, ["address": $0]] },
            thisMachine: { strings[CalendarFeedText.thisMachine, ["address": $0]] })
    }

    private func open(_ address: String, in strings: Strings) -> HTML {
        """
        <p class="buttons"><a class="button primary" id="add-calendar" href="\(webcal: address)">\(Icon.clock.html)\
        <span>\(strings[CalendarFeedText.open])</span></a></p>
        """
    }
}
