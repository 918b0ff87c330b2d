public import FilmzDomain
import FilmzText

/// A new secret address of a calendar, shown once, to subscribe to or to copy.
public struct NewCalendarAddressPage: WebPage {
    let report: NewCalendarFeed
    /// The address at which the person uses Filmz, if it cannot be reached from the Internet; nil if it can.
    let homeAddress: String?

    public init(_ report: NewCalendarFeed, homeAddress: String?) {
        self.report = report
        self.homeAddress = homeAddress
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
                \(homeAddress.map { "<p class=\"at-home\">\(Icon.together.html)<span>\(strings[CalendarFeedText.atHome, ["address": $0]])</span></p>" as HTML })
                \(report.subscribe.map { open($0, in: strings) })
                \(CopyField(id: "calendar-address", label: strings[CalendarFeedText.address]).line(report.address, in: strings))
                <p class="hint">\(strings.secret(of: report.kind))</p>
                <p class="buttons"><a class="button" href="\(CalendarSettings.address)">\
                \(strings[CalendarFeedText.backToSettings])</a></p>
                """)
    }

    private func open(_ address: String, in strings: Strings) -> HTML {
        """
        <p class="buttons"><a class="button primary" id="add-calendar" href="\(webcal: address)">\(Icon.clock.html)\
        <span>\(strings[CalendarFeedText.open])</span></a></p>
        """
    }
}
