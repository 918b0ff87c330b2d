public import FilmzDomain
import FilmzText

/// A person's name and password: changing them, or setting the first ones of this Filmz.
public struct AccountPage: WebPage {
    /// The name as it is, or as it was typed.
    let name: String
    /// The day on which the password was set; nil when nobody has one.
    let setOn: CalendarDay?
    let result: AccountResult?
    let problem: Problem?
    /// The path to go to when the name or the first password is set; empty for this page.
    let next: String

    /// The reason why nothing was changed.
    public enum Problem: Sendable {
        case name(PersonError)
        case password(SignInPage.Problem)
        case newPassword(NewPasswordProblem)
    }

    /// - Parameters:
    ///   - name: the name that was typed; nil for the present one
    ///   - next: the path to go to when the name or the first password is set; empty for this page
    public static func load(
        name: String? = nil, result: AccountResult? = nil, problem: Problem? = nil, next: String = "", clock: Clock,
        from services: some PersonServices, for person: Person.ID
    ) async throws -> AccountPage {
        let setAt = try await services.accounts.waysIn(of: person).first.map { way in
            switch way {
            case .password(let setAt): clock.day(of: setAt)
            }
        }
        let present = try await services.persons.name(of: person)
        return AccountPage(name: name ?? present, setOn: setAt, result: result, problem: problem, next: next)
    }

    /// The address of this page, for whoever needs a name and a password before they can go on.
    static func address(next: String) -> SiteAddress { SiteAddress(.account).with(.next, value: next) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[setOn == nil ? AccountText.setPassword : .title]
        return Layout(title: title, tab: .settings, back: .you, kind: "page settings narrow", rooms: [.settings])
            .document(
                context,
                content: """
                    <h1>\(title)</h1>
                    <p class="saved" role="status">\(result.map { strings[text(of: $0)] })</p>
                    \(message(in: strings).map { FormAlert(message: $0).html })\
                    \(setOn.map { changes(since: $0, in: context) } ?? first(strings))
                    """)
    }

    private func changes(since day: CalendarDay, in context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card" aria-labelledby="own-name"><h2 id="own-name">\(strings[PeopleText.name])</h2>
            <p>\(strings[AccountText.nameHint])</p>
            <form method="post" action="\(SitePath.ownName)">
            <input type="hidden" name="\(field: .next)" value="\(next)">
            \(nameField(strings))\
            <div class="buttons"><button class="button" id="save-name">\(strings[SharedText.save])</button></div>
            </form>
            </section>
            <section class="card" aria-labelledby="own-password">
            <h2 id="own-password">\(strings[PeopleText.password])</h2>
            <p>\(strings[AccountText.setOn, ["day": strings.day(day)]]) \(strings[AccountText.changeHint])</p>
            <form method="post" action="\(SitePath.ownPassword)">
            <div class="field">
            <label for="password">\(strings[AccountText.current])</label>
            <input id="password" name="\(field: .password)" type="password" required autocomplete="current-password" \
            maxlength="1000"\(" aria-invalid=\"true\" aria-describedby=\"problem\"", if: isPasswordWrong)>
            </div>
            \(newPassword(strings, label: .newPassword))\
            <div class="buttons"><button class="button" id="change-password">\(strings[AccountText.changePassword])</button></div>
            </form>
            <p class="hint">\(forgotten(context))</p>
            </section>
            \(context.person == .owner ? nil : leaving(strings))
            """
    }

    private func leaving(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="leaving"><h2 id="leaving">\(strings[LeavingText.leave])</h2>
        <p>\(strings[LeavingText.leaveHint])</p>
        <p class="buttons"><a class="button" id="to-leave" href="\(SitePath.leave)">\(strings[LeavingText.leave])</a></p></section>
        """
    }

    /// The first name and password of this Filmz.
    private func first(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-label="\(strings[AccountText.setPassword])">
        <p>\(strings[AccountText.firstHint])</p>
        <form method="post" action="\(SitePath.firstPassword)">
        <input type="hidden" name="\(field: .next)" value="\(next)">
        \(nameField(strings))\(newPassword(strings, label: .password))\
        <div class="buttons"><button class="button primary" id="set-password">\(strings[AccountText.setPassword])</button></div>
        </form>
        </section>
        """
    }

    private func nameField(_ strings: Strings) -> HTML {
        let invalid: HTML? = isNameWrong ? " aria-invalid=\"true\" aria-describedby=\"problem\"" : nil
        return """
            <div class="field">
            <label for="name">\(strings[PeopleText.name])</label>
            <input id="name" name="\(field: .name)" value="\(name)" required maxlength="\(Person.nameLimit)" \
            autocomplete="username" dir="auto"\(invalid)>
            </div>

            """
    }

    private func newPassword(_ strings: Strings, label: PeopleText) -> HTML {
        NewPasswordField(label: strings[label], isInvalid: isNewPasswordWrong).html(strings)
    }

    /// What to do without the present password.
    private func forgotten(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard context.isOwner else { return "\(strings[AccountText.forgottenByLink])" }
        return
            "\(strings[PeopleText.forgotten]) \(context.person == .owner ? Command.password : Command.ownersPassword)"
    }

    private var isNameWrong: Bool { if case .name = problem { true } else { false } }
    private var isPasswordWrong: Bool { if case .password(.wrongPassword) = problem { true } else { false } }
    private var isNewPasswordWrong: Bool { if case .newPassword = problem { true } else { false } }

    private func message(in strings: Strings) -> String? {
        switch problem {
        case .name(let problem): strings.message(for: problem)
        case .password(let problem): strings.message(for: problem)
        case .newPassword(let problem): strings.message(for: problem)
        case nil: nil
        }
    }

    private func text(of result: AccountResult) -> AccountText {
        switch result {
        case .renamed: .renamed
        case .passwordChanged: .passwordChanged
        case .passwordSet: .passwordSet
        }
    }
}

/// The result of a change to a person's account, as their page shows it.
public enum AccountResult: String, Sendable, CaseIterable {
    case renamed, passwordChanged, passwordSet
}

extension AccountResult: TextCodable {
    public init?(_ description: String) { self.init(rawValue: description) }

    public var description: String { rawValue }
}

extension Strings {
    /// Why a name was refused.
    func message(for problem: PersonError) -> String {
        switch problem {
        case .nameMissing, .noSuchPerson, .firstStaysOwner, .firstStays, .isRetired,
            .profileStaysMember:
            self[PersonCommandText.nameMissing]
        case .nameTooLong: self[PersonCommandText.nameTooLong, ["most": String(Person.nameLimit)]]
        case .nameTaken: self[PersonCommandText.nameTaken]
        }
    }
}
