public import FilmzDomain
import FilmzText

/// The page behind an invitation: a person chooses the password with which they sign in from now on.
public struct InvitationPage: WebPage {
    let name: String
    /// Whether the person has a password, which the new one replaces.
    let isReplacing: Bool
    let address: SecretToken
    let problem: NewPasswordProblem?

    /// - Parameters:
    ///   - name: the name of the person who was invited
    ///   - isReplacing: whether the person has a password, which the new one replaces
    ///   - address: the secret of the invitation
    public init(name: String, isReplacing: Bool, address: SecretToken, problem: NewPasswordProblem? = nil) {
        self.name = name
        self.isReplacing = isReplacing
        self.address = address
        self.problem = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let message = problem.map { strings.message(for: $0) }
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
                \(NewPasswordField(label: strings[PeopleText.choosePassword], isInvalid: message != nil, isFocused: true).html(strings))\
                <button class="button primary" id="join">\(strings[PeopleText.signIn])</button>
                </form>
                """)
    }
}

/// The page for a link of one person that does not work, the same whether it never existed, was used or has expired.
public struct PersonalLinkGonePage: WebPage {
    let title: PeopleText
    let hint: PeopleText

    private init(title: PeopleText, hint: PeopleText) {
        self.title = title
        self.hint = hint
    }

    public static let invitation = PersonalLinkGonePage(title: .invitationGone, hint: .invitationGoneHint)
    public static let farewell = PersonalLinkGonePage(title: .farewellGone, hint: .farewellGoneHint)

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[title], isAlone: true).document(
            context,
            content: """
                <section class="empty">
                <p class="status">404</p>
                <h1>\(strings[title])</h1>
                <p>\(strings[hint, ["days": String(Invitation.lifetimeInDays)]])</p>
                </section>
                """)
    }
}
