public import FilmzDomain
import FilmzText
public import Foundation

/// A page about the time zone in which the person's days begin and end, with the choice of another one.
public struct TimeZonePage: WebPage {
    /// Nil until a browser reports it or the person chooses it.
    let current: PersonTimeZone?
    /// The time zone of the server.
    let server: TimeZone
    /// The names to choose from.
    let choices: [String]

    public init(current: PersonTimeZone?, server: TimeZone, choices: [String] = Self.places) {
        self.current = current
        self.server = server
        self.choices = choices
    }

    /// All time zones that are named after a place.
    public static let places = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.sorted()

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[TimeZoneText.title], tab: .settings, back: .you, kind: "page narrow"
        ).document(
            context,
            content: """
                <h1>\(strings[TimeZoneText.title])</h1>
                <p class="intro">\(strings[TimeZoneText.hint])</p>
                <form method="post" action="\(SitePath.timeZone)">
                <label class="select"><span>\(strings[TimeZoneText.choice])</span><select name="\(field: .zone)" id="zone">
                <option value="">\(strings[TimeZoneText.ofBrowser])</option>
                \(choices.map(option))</select>\(Icon.chevron.html)</label>
                <p class="buttons"><button class="button primary" id="save-zone">\(strings[SharedText.save])</button></p>
                </form>
                """)
    }

    private func option(_ zone: String) -> HTML {
        let isChosen = current.map { $0.isChosen && $0.name == zone } ?? false
        return "<option translate=\"no\" value=\"\(zone)\"\(" selected", if: isChosen)>\(Self.text(zone))</option>\n"
    }

    /// `America/New York`.
    private static func text(_ zone: String) -> String { zone.replacing("_", with: " ") }

    /// The name of the current time zone, which is the same in every language.
    var name: HTML { "<span translate=\"no\">\(Self.text(current?.name ?? server.identifier))</span>" }

    /// The ID of its card in the settings.
    private static let card = "time-zone"

    /// The address of the card in the settings.
    public static let address = SiteAddress(.you).at(card)

    /// The current time zone with a link to this page, for the settings.
    func link(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="\(Self.card)"><h2 id="\(Self.card)">\(strings[TimeZoneText.title])</h2>
        <p>\(strings[TimeZoneText.choice]) \(name).</p>
        <p class="buttons"><a class="button" id="to-time-zone" href="\(SitePath.timeZone)">\
        \(strings[TimeZoneText.change])</a></p></section>

        """
    }
}
