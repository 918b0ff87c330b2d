import FilmzText

/// A page that asks for the password.
public struct SignInPage: WebPage {
    /// The path to go to after signing in.
    let next: String
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
        case wrongPassword
        case tooMany(seconds: Int)
        /// Too many attempts are being checked at once.
        case busy
    }

    public init(next: String, problem: Problem? = nil, loss: Loss? = nil) {
        self.next = next
        self.problem = problem
        self.loss = loss
    }

    /// The address of this page. After signing in, the person goes to `next`.
    public static func address(next: String) -> SiteAddress {
        SiteAddress(.signIn).with(.next, value: next == SitePath.home.path ? nil : next)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let message = problem.map { strings.message(for: $0) }
        let invalid: HTML? = if message == nil { nil } else { " aria-invalid=\"true\" aria-describedby=\"problem\"" }
        return Layout(title: strings[PeopleText.signIn], kind: "page sign-in", isAlone: true).document(
            context,
            content: """
                <form method="post" action="\(SitePath.signIn)">
                <p class="brand">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></p>
                <h1>\(strings[PeopleText.welcome])</h1>
                \(message.map { "<p class=\"problem\" id=\"problem\" role=\"alert\">\($0)</p>" as HTML })
                \(pendingFormNotice(strings))<input type="hidden" name="\(field: .next)" value="\(next)">
                <div class="field">
                <label for="password">\(strings[PeopleText.password])</label>
                <input id="password" name="\(field: .password)" type="password" required autofocus autocomplete="current-password" \
                maxlength="1000"\(invalid)>
                </div>
                <button class="button primary" id="sign-in">\(strings[PeopleText.signIn])</button>
                <p class="hint">\(strings[PeopleText.forgotten]) \(Command.password)</p>
                </form>
                """)
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
