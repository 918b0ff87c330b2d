public import FilmzDomain
import FilmzText

/// The people who use this Filmz, for an owner: who they are, when each was last here, and inviting somebody.
public struct PeoplePage: WebPage {
    let rows: [Row]
    /// Whether the person who runs this Filmz has a name and a password, without which nobody can be invited.
    let canInvite: Bool
    /// The name that was typed.
    let name: String
    /// The reason why nobody was added.
    let problem: PersonError?

    /// A person, and where they are signed in.
    struct Row: Sendable {
        let person: Person
        let deviceCount: Int
        /// The day of the last visit with a device that is still signed in; nil when there is none.
        let lastUsedOn: CalendarDay?
        /// The day on which a retired person is deleted; nil for somebody who is here.
        let deletedOn: CalendarDay?
        /// Whether this is who looks at the page.
        let isReader: Bool
        /// The name of who keeps the person as a profile; nil for somebody who signs in.
        let keeper: String?

        static func load(
            _ person: Person, clock: Clock, from services: OwnerServices, for owner: Owner
        ) async throws -> Row {
            let sessions = try await services.accounts.sessions(of: person.id)
            return Row(
                person: person, deviceCount: sessions.count,
                lastUsedOn: sessions.first.map { clock.day(of: $0.lastUsedAt) },
                deletedOn: person.deletedAt.map { clock.day(of: $0) }, isReader: person.id == owner.id,
                keeper: try await services.persons.keeperName(of: person))
        }

        func name(_ strings: Strings) -> String {
            person.name.nonEmpty ?? strings[isReader ? PeopleText.you : .unnamed]
        }

        /// What the person may do, and when they were last here.
        func facts(in context: PageContext) -> HTML {
            let strings = context.strings
            if let keeper, deletedOn == nil { return "\(strings[ProfileText.keptBy, ["name": keeper]])" }
            let role = strings[person.role == .owner ? PeopleText.owner : .member]
            return "\(strings.facts([role, visit(in: context)]))"
        }

        private func visit(in context: PageContext) -> String {
            let strings = context.strings
            if let deletedOn { return strings[LeavingText.isDeletedOn, ["day": strings.day(deletedOn)]] }
            guard let day = lastUsedOn else { return strings[PeopleText.notSignedIn] }
            if day >= context.today { return strings[PeopleText.hereToday] }
            return strings[PeopleText.hereOn, ["day": strings.day(day)]]
        }
    }

    /// - Parameters:
    ///   - name: the name that was typed
    ///   - problem: the reason why nobody was added
    public static func load(
        name: String = "", problem: PersonError? = nil, clock: Clock, from services: OwnerServices, for owner: Owner
    ) async throws -> PeoplePage {
        var rows: [Row] = []
        for person in try await services.persons.persons() {
            rows.append(try await Row.load(person, clock: clock, from: services, for: owner))
        }
        return PeoplePage(rows: rows, canInvite: try await services.ownerSignsIn(), name: name, problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[PeopleText.people], tab: .settings, back: .server, kind: "page settings narrow",
            rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[PeopleText.people])</h1>
                <p class="intro">\(strings[PeopleText.peopleHint])</p>
                <div class="card">
                <nav class="groups" aria-label="\(strings[PeopleText.people])">
                \(rows.map { row($0, in: context) })</nav>
                </div>
                <section class="card" aria-labelledby="invite"><h2 id="invite">\(strings[PeopleText.addSomeone])</h2>
                \(canInvite ? form(strings) : firstSteps(strings))
                </section>
                """)
    }

    /// A link to this page, for the settings.
    static func link(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="people"><h2 id="people">\(strings[PeopleText.people])</h2>
        <p>\(strings[PeopleText.peopleHint])</p>
        <p class="buttons"><a class="button" id="manage-people" href="\(SitePath.people)">\
        \(strings[PeopleText.managePeople])</a></p></section>

        """
    }

    private func row(_ row: Row, in context: PageContext) -> HTML {
        """
        <a href="\(SitePath.person(row.person.id))">\(PersonMark(person: row.person).html)\
        <span><b dir="auto">\(row.name(context.strings))</b> <small>\(row.facts(in: context))</small></span>\
        \(Icon.forward.html)</a>

        """
    }

    private func form(_ strings: Strings) -> HTML {
        let message = problem.map { strings.message(for: $0) }
        let invalid: HTML? = if message == nil { nil } else { " aria-invalid=\"true\" aria-describedby=\"problem\"" }
        return """
            <p>\(strings[PeopleText.addHint])</p>
            <form method="post" action="\(SitePath.people)">
            \(message.map { "<p class=\"problem\" id=\"problem\" role=\"alert\">\($0)</p>" as HTML })\
            <div class="field"><label for="name">\(strings[PeopleText.name])</label>
            <input id="name" name="\(field: .name)" value="\(name)" required maxlength="\(Person.nameLimit)" \
            autocomplete="off" dir="auto"\(invalid)></div>
            <div class="buttons"><button class="button primary" id="add-person">\(strings[PeopleText.addAndInvite])</button></div>
            </form>
            """
    }

    /// What the person who runs this Filmz has to do before anybody else can sign in.
    private func firstSteps(_ strings: Strings) -> HTML {
        """
        <p>\(strings[PeopleText.firstNameYourself])</p>
        <p class="buttons"><a class="button primary" id="set-own" href="\(AccountPage.address(next: SitePath.people.path))">\
        \(strings[AccountText.setNameAndPassword])</a></p>
        """
    }
}
