import FilmzText

/// A page that asks for the password.
public struct SignInPage: WebPage {
    /// The path to go to after signing in.
    let next: String
    /// The name that was typed; nil when none is asked for.
    let name: String?
    let problem: Problem?
    let loss: Loss?

    /// The input that was not saved because the session had ended.
    public enum Loss: Sendable {
        case form(PendingForm)
        /// A file, which no page can carry.
        case file
    }

    /// The reason why the last attempt failed.
    public enum Problem: Sendable {
        /// Where a name is asked for, it may also be the name that is wrong. Which of the two is not said.
        case wrongPassword
        case tooMany(seconds: Int)
        /// Too many attempts are being checked at once.
        case busy

        /// Whether the password was wrong, and not only too early.
        var isWrong: Bool { if case .wrongPassword = self { true } else { false } }
    }

    /// - Parameter name: the name that was typed; nil when only one person can sign in, so that none is asked for
    public init(next: String, name: String? = nil, problem: Problem? = nil, loss: Loss? = nil) {
        self.next = next
        self.name = name
        self.problem = problem
        self.loss = loss
    }

    /// The address of this page. After signing in, the person goes to `next`.
    public static func address(next: String) -> SiteAddress {
        SiteAddress(.signIn).with(.next, value: next == SitePath.home.path ? nil : next)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let message = problem.map { sentence(for: $0, in: strings) }
        let invalid: HTML? = if message == nil { nil } else { " aria-invalid=\"true\" aria-describedby=\"problem\"" }
        return Layout(title: strings[PeopleText.signIn], kind: "page sign-in", isAlone: true).document(
            context,
            content: """
                <form method="post" action="\(SitePath.signIn)">
                <p class="brand">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></p>
                <h1>\(strings[PeopleText.welcome])</h1>
                \(message.map { "<p class=\"problem\" id=\"problem\" role=\"alert\">\($0)</p>" as HTML })
                \(pendingFormNotice(strings))<input type="hidden" name="\(field: .next)" value="\(next)">
                \(name.map { nameField($0, invalid: invalid, in: strings) })<div class="field">
                <label for="password">\(strings[PeopleText.password])</label>
                <input id="password" name="\(field: .password)" type="password" required\(" autofocus", if: name == nil) \
                autocomplete="current-password" maxlength="1000"\(invalid)>
                </div>
                <button class="button primary" id="sign-in">\(strings[PeopleText.signIn])</button>
                <p class="hint">\(forgotten(strings))</p>
                </form>
                """)
    }

    /// What to do without the password.
    private func forgotten(_ strings: Strings) -> HTML {
        if name == nil { return "\(strings[PeopleText.forgotten]) \(Command.password)" }
        return "\(strings[PeopleText.forgottenByName]) \(Command.ownersPassword)"
    }

    private func sentence(for problem: Problem, in strings: Strings) -> String {
        if case .wrongPassword = problem, name != nil { return strings[PeopleText.wrongNameOrPassword] }
        return strings.message(for: problem)
    }

    private func nameField(_ name: String, invalid: HTML?, in strings: Strings) -> HTML {
        """
        <div class="field">
        <label for="name">\(strings[PeopleText.name])</label>
        <input id="name" name="\(field: .name)" value="\(name)" autofocus autocomplete="username" \
        autocapitalize="words" spellcheck="false" maxlength="1000"\(invalid)>
        </div>

        """
    }

    private func pendingFormNotice(_ strings: Strings) -> HTML? {
        switch loss {
        case .form(let form): "<p role=\"status\">\(strings[PeopleText.held])</p>\n\(form.heldInputs)"
        case .file: "<p role=\"status\">\(strings[PeopleText.fileNotSent])</p>\n"
        case nil: nil
        }
    }
}

/// Commands to type on the machine that runs Filmz, the same in every language.
enum Command {
    static let password: HTML = "<code translate=\"no\">filmz password</code>"
    static let ownersPassword: HTML = "<code translate=\"no\">filmz password --person NAME</code>"
    static let doctor: HTML = "<code translate=\"no\">filmz doctor</code>"
    static let importHelp: HTML = "<code translate=\"no\">filmz help catalogue import</code>"
    static let serve: HTML = "<code translate=\"no\">filmz serve --host 0.0.0.0</code>"
}

extension Strings {
    func message(for problem: SignInPage.Problem) -> String {
        switch problem {
        case .wrongPassword: self[PeopleText.wrongPassword]
        case .tooMany(let seconds) where seconds > 90: count(PeopleText.tooManyMinutes, (seconds + 59) / 60)
        case .tooMany(let seconds): count(PeopleText.tooManySeconds, seconds)
        case .busy: self[PeopleText.busy]
        }
    }
}
