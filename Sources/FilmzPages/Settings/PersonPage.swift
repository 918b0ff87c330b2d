public import FilmzDomain
import FilmzText

/// A person, for an owner: what happened to their access, a link for a new password, and signing them out.
public struct PersonPage: WebPage {
    let row: PeoplePage.Row
    let events: [AccountEvent]
    let canInvite: Bool
    let hasPassword: Bool
    /// Whether the owner has a password to give.
    let asksPassword: Bool
    let clock: Clock
    /// The reason why no link was made.
    let problem: SignInPage.Problem?

    /// - Returns: nil when there is no such person
    public static func load(
        _ id: Person.ID, clock: Clock, problem: SignInPage.Problem? = nil, from services: OwnerServices,
        for owner: Owner
    ) async throws -> PersonPage? {
        guard let person = try await services.persons.person(id) else { return nil }
        return PersonPage(
            row: try await PeoplePage.Row.load(person, clock: clock, from: services, for: owner),
            events: try await services.accounts.events(of: id),
            canInvite: try await services.canInvite(person),
            hasPassword: try await services.accounts.hasPassword(id),
            asksPassword: try await services.accounts.hasPassword(owner.id), clock: clock, problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let name = row.name(strings)
        return Layout(
            title: name, tab: .settings, back: .people, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <div class="person">\(PersonMark(person: row.person).html)<h1 dir="auto">\(name)</h1></div>
                <p class="intro">\(row.facts(in: context))</p>
                \(actions(in: context))<section class="card" aria-labelledby="sign-ins">
                <h2 id="sign-ins">\(strings[AccountText.signIns])</h2>
                \(AccountEventList(events: events, clock: clock).html(in: context))
                </section>
                """)
    }

    private func actions(in context: PageContext) -> HTML? {
        let strings = context.strings
        if row.person.retiredAt != nil { return retired(strings) }
        let id = row.person.id
        var buttons: [HTML] = []
        if canInvite { buttons.append(form(strings[PeopleText.newLink], action: .invitePerson(id))) }
        if !row.isReader, row.deviceCount > 0 {
            buttons.append(form(strings[SettingsText.signOut], action: .signOutPerson(id)))
        }
        if !row.isReader, id != .owner {
            buttons.append(
                "<a class=\"button\" id=\"to-retire\" href=\"\(SitePath.retirePerson(id))\">\(strings[LeavingText.retire])</a>"
            )
        }
        guard !buttons.isEmpty else { return nil }
        let hint = canInvite ? strings[hasPassword ? AccountText.newLinkHint : .firstLinkHint] : nil
        return """
            <section class="card" aria-label="\(strings[PeopleText.managePeople])">
            \(hint.map { "<p>\($0)</p>\n" as HTML })<div class="buttons">\(buttons)</div>
            </section>

            """
    }

    /// Taking a retired person back, and the link by which they take everything with them.
    private func retired(_ strings: Strings) -> HTML {
        let id = row.person.id
        return """
            <section class="card" aria-label="\(strings[PeopleText.managePeople])">
            \(problem.map { FormAlert(message: strings.message(for: $0)).html })\
            <p>\(strings[LeavingText.takeByLink, ["name": row.person.name]])</p>
            <form method="post" action="\(SitePath.offerFarewell(id))">
            \(asksPassword ? PasswordAgain(isWrong: problem?.isWrong == true).html(strings) : nil)\
            <div class="buttons"><button class="button">\(strings[LeavingText.makeLink])</button></div>
            </form>
            <div class="buttons">\(form(strings[LeavingText.readmit], action: .readmitPerson(id)))</div>
            </section>

            """
    }

    private func form(_ text: String, action: SitePath) -> HTML {
        "<form method=\"post\" action=\"\(action)\"><button class=\"button\">\(text)</button></form>"
    }
}
