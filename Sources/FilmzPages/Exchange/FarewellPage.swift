public import FilmzDomain
import FilmzText

/// The page by which a retired person takes everything with them before it is deleted.
public struct FarewellPage: WebPage {
    let name: String
    let address: SecretToken
    let deletedOn: CalendarDay

    /// - Parameters:
    ///   - address: the secret of the link
    ///   - deletedOn: the day on which the person is deleted
    public init(name: String, address: SecretToken, deletedOn: CalendarDay) {
        self.name = name
        self.address = address
        self.deletedOn = deletedOn
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[PeopleText.farewell, ["name": name]]
        return Layout(title: title, kind: "page sign-in", isAlone: true).document(
            context,
            content: """
                <form method="post" action="\(SitePath.farewell(address))">
                <p class="brand">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></p>
                <h1 dir="auto">\(title)</h1>
                <p>\(strings[PeopleText.farewellHint, ["day": strings.day(deletedOn)]])</p>
                <button class="button primary" id="take">\(strings[ExportText.download])</button>
                <p class="hint">\(strings[PeopleText.farewellOnce])</p>
                </form>
                """)
    }
}
