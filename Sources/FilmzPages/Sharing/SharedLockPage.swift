public import FilmzDomain
import FilmzText

/// A page that asks for the pass-phrase of a share and reveals nothing else about it.
public struct SharedLockPage: WebPage {
    let address: SecretToken
    /// The outcome of the last attempt; nil for none.
    let outcome: UnlockResult?

    public init(_ address: SecretToken, outcome: UnlockResult? = nil) {
        self.address = address
        self.outcome = outcome
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let message = message(strings)
        let invalid: HTML? = if message == nil { nil } else { " aria-invalid=\"true\" aria-describedby=\"problem\"" }
        return SharedLayout(title: strings[ShareText.locked], kind: "page sign-in").document(
            context,
            content: """
                <form method="post" action="\(SitePath.shared(address))">
                <h1>\(strings[ShareText.locked])</h1>
                <p>\(strings[ShareText.lockedHint])</p>
                \(message.map { "<p class=\"problem\" id=\"problem\" role=\"alert\">\($0)</p>" as HTML })
                <div class="field">
                <label for="pass-phrase">\(strings[ShareText.passPhrase])</label>
                <input id="pass-phrase" name="\(field: .passPhrase)" type="password" required autofocus autocomplete="off" \
                maxlength="\(Password.byteLimit)"\(invalid)>
                </div>
                <button class="button primary" id="open-share">\(strings[ShareText.open])</button>
                </form>
                """)
    }

    private func message(_ strings: Strings) -> String? {
        switch outcome {
        case .wrong: strings[ShareText.wrong]
        case .wait(let seconds): strings.count(ShareText.wait, seconds)
        case .busy: strings[ShareText.busy]
        case .unlocked, nil: nil
        }
    }
}
