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
        /// Whether this is who looks at the page.
        let isReader: Bool
    }

    /// - Parameters:
    ///   - name: the name that was typed
    ///   - problem: the reason why nobody was added
    public static func load(
        name: String = "", problem: PersonError? = nil, clock: Clock, from services: OwnerServices, for owner: Owner
    ) async throws -> PeoplePage {
        var rows: [Row] = []
        for person in try await services.persons.persons() {
            let sessions = try await services.accounts.sessions(of: person.id)
            rows.append(
                Row(
                    person: person, deviceCount: sessions.count,
                    lastUsedOn: sessions.first.map { clock.day(of: $0.lastUsedAt) }, isReader: person.id == owner.id))
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
                <section class="card" aria-label="\(strings[PeopleText.people])">
                <ul class="devices">
                \(rows.map { row($0, in: context) })</ul>
                </section>
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
        let strings = context.strings
        let person = row.person
        let name = person.name.nonEmpty ?? strings[row.isReader ? PeopleText.you : .unnamed]
        let role = strings[person.role == .owner ? PeopleText.owner : .member]
        return """
            <li>\(Icon.person.html)
            <p><strong dir="auto">\(name)</strong> <small>\(strings.facts([role, visit(row, in: context)]))</small></p>
            <div>\(person.role == .member && canInvite ? button(strings[PeopleText.newLink], action: .invitePerson(person.id), name: name) : nil)\
            \(!row.isReader && row.deviceCount > 0 ? button(strings[SettingsText.signOut], action: .signOutPerson(person.id), name: name) : nil)\
            </div></li>

            """
    }

    private func visit(_ row: Row, in context: PageContext) -> String {
        let strings = context.strings
        guard let day = row.lastUsedOn else { return strings[PeopleText.notSignedIn] }
        if day >= context.today { return strings[SettingsText.usedToday] }
        return strings[SettingsText.usedOn, ["day": strings.day(day)]]
    }

    private func button(_ text: String, action: SitePath, name: String) -> HTML {
        """
        <form method="post" action="\(action)"><button class="link">\(text)\
        <span class="vh"> \(name)</span></button></form>
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
        <ol class="steps">
        <li>\(Command.ownName)</li>
        <li>\(Command.password)</li>
        </ol>
        """
    }
}

extension Strings {
    /// Why nobody was added.
    fileprivate func message(for problem: PersonError) -> String {
        switch problem {
        case .nameMissing, .noSuchPerson, .firstStaysOwner: self[PersonCommandText.nameMissing]
        case .nameTooLong: self[PersonCommandText.nameTooLong, ["most": String(Person.nameLimit)]]
        case .nameTaken: self[PersonCommandText.nameTaken]
        }
    }
}
