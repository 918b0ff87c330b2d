public import FilmzDomain
import FilmzText

/// The page behind an invitation: a person chooses the password with which they sign in from now on.
public struct InvitationPage: WebPage {
    let name: String
    /// Whether the person has a password, which the new one replaces.
    let isReplacing: Bool
    let address: SecretToken
    let problem: Problem?

    /// The reason why the password was not set.
    public enum Problem: Sendable {
        case tooShort
        case tooLong
        /// Too many passwords are being set or checked at once.
        case busy
    }

    /// - Parameters:
    ///   - name: the name of the person who was invited
    ///   - isReplacing: whether the person has a password, which the new one replaces
    ///   - address: the secret of the invitation
    public init(name: String, isReplacing: Bool, address: SecretToken, problem: Problem? = nil) {
        self.name = name
        self.isReplacing = isReplacing
        self.address = address
        self.problem = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let message = problem.map { strings.message(for: $0) }
        let hint = message == nil ? "hint" : "problem hint"
        return Layout(title: strings[PeopleText.invited], kind: "page sign-in", isAlone: true).document(
            context,
            content: """
                <form method="post" action="\(SitePath.invitation(address))">
                <p class="brand">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></p>
                <h1>\(strings[PeopleText.invited])</h1>
                \(message.map { "<p class=\"problem\" id=\"problem\" role=\"alert\">\($0)</p>" as HTML })\
                <p>\(strings[isReplacing ? PeopleText.replacingHint : .invitedHint])</p>
                <div class="field">
                <label for="name">\(strings[PeopleText.name])</label>
                <input id="name" name="\(field: .name)" value="\(name)" readonly autocomplete="username" dir="auto">
                </div>
                <div class="field">
                <label for="password">\(strings[PeopleText.choosePassword])</label>
                <input id="password" name="\(field: .password)" type="password" required autofocus autocomplete="new-password" \
                minlength="\(Password.minimumLength)" maxlength="1000" aria-describedby="\(hint)"\
                \(" aria-invalid=\"true\"", if: message != nil)>
                <p class="hint" id="hint">\(strings[PeopleText.passwordHint, ["least": String(Password.minimumLength)]])</p>
                </div>
                <button class="button primary" id="join">\(strings[PeopleText.signIn])</button>
                </form>
                """)
    }
}

/// The page for an invitation that nobody can accept, the same whether it never existed, was used or has expired.
public struct InvitationGonePage: WebPage {
    public init() {}

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[PeopleText.invitationGone], isAlone: true).document(
            context,
            content: """
                <section class="empty">
                <p class="status">404</p>
                <h1>\(strings[PeopleText.invitationGone])</h1>
                <p>\(strings[PeopleText.invitationGoneHint, ["days": String(Invitation.lifetimeInDays)]])</p>
                </section>
                """)
    }
}

extension Strings {
    fileprivate func message(for problem: InvitationPage.Problem) -> String {
        switch problem {
        case .tooShort: self[PeopleText.passwordTooShort, ["least": String(Password.minimumLength)]]
        case .tooLong: self[PeopleText.passwordTooLong]
        case .busy: self[PeopleText.busy]
        }
    }
}
