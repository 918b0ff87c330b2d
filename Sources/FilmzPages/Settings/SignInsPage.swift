public import FilmzDomain
import FilmzText

/// What happened to the reader's access, so that they notice what was not them.
public struct SignInsPage: WebPage {
    let events: [AccountEvent]
    let clock: Clock
    /// The path to go on to after a sign-in that has something to tell; nil when the person asked for this page.
    let next: String?

    /// - Parameter next: the path to go on to after a sign-in; nil when the person asked for this page
    public static func load(
        clock: Clock, next: String? = nil, from services: some PersonServices, for person: Person.ID
    ) async throws -> SignInsPage {
        let events = try await services.accounts.events(of: person)
        return SignInsPage(events: next == nil ? events : events.sinceTheLastKnownSignIn, clock: clock, next: next)
    }

    /// The address of this page after a sign-in that has something to tell.
    public static func address(next: String) -> SiteAddress { SiteAddress(.signIns).with(.next, value: next) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[next == nil ? AccountText.signIns : .news]
        return Layout(title: title, tab: .settings, back: .you, kind: "page settings narrow", rooms: [.settings])
            .document(
                context,
                content: """
                    <h1>\(title)</h1>
                    <p class="intro">\(strings[next == nil ? AccountText.signInsHint : .newsHint])</p>
                    <section class="card" aria-label="\(title)">
                    \(AccountEventList(events: events, clock: clock).html(in: context))
                    </section>
                    \(next.map { buttons(to: $0, in: strings) })
                    """)
    }

    private func buttons(to next: String, in strings: Strings) -> HTML {
        """
        <p class="buttons"><a class="button primary" id="go-on" href="\(url: next)">\(strings[AccountText.goOn])</a>
        <a class="button" href="\(SitePath.account)">\(strings[AccountText.changePassword])</a></p>
        """
    }
}

extension [AccountEvent] {
    /// What happened between this sign-in and the one before in a browser that was known.
    fileprivate var sinceTheLastKnownSignIn: [AccountEvent] {
        let earlier = drop { ![.signedIn, .newBrowser].contains($0.kind) }.dropFirst()
        return Array(earlier.prefix { $0.kind != .signedIn })
    }
}
