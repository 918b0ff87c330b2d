import FilmzText

/// The form on a shared page for visitors with a Filmz server of their own: it asks for the server's address, and
/// leads there.
public struct OwnFilmzForm: Equatable, Sendable {
    /// The address of the visitor's server as typed; nil before.
    let typed: String?
    /// The address that opens the share on their server; nil when the typed text is not an address.
    let opening: String?
    /// Whether the share has to be transferred to their server as a file.
    let isByFile: Bool

    public init(typed: String? = nil, opening: String? = nil, isByFile: Bool = false) {
        self.typed = typed
        self.opening = opening
        self.isByFile = isByFile
    }

    /// The form. Static files cannot redirect, so in a folder there is a file for the visitor's server instead.
    func html(_ place: SharedPlace, in strings: Strings) -> HTML {
        guard case .link(let address, _) = place else {
            return "<p class=\"hint\">\(strings[ShareText.forFilmzHint])</p>\n"
        }
        return """
            <form method="get" action="\(SiteAddress(.shared(address)).at("take"))">
            <div class="field"><label for="filmz">\(strings[ShareText.yourFilmz])</label>
            <p class="hint">\(strings[ShareText.yourFilmzHint])</p>
            \(problem(strings))\(byFile(strings))<input id="filmz" name="\(field: .filmz)" type="text" inputmode="url" autocomplete="url" \
            autocapitalize="none" spellcheck="false" required maxlength="200" value="\(typed)"\(isWrong ? " aria-invalid=\"true\" aria-describedby=\"problem\"" as HTML : nil)></div>
            <p class="buttons"><button class="button" id="take-over">\(strings[ShareText.takeOver])</button>
            \(opening.map { "<a class=\"button primary\" id=\"open-there\" href=\"\(url: $0)\" rel=\"noopener noreferrer\">\(strings[ShareText.openThere])</a>" as HTML })</p>
            </form>

            """
    }

    /// Whether the typed text is not an address.
    private var isWrong: Bool { typed != nil && opening == nil }

    private func byFile(_ strings: Strings) -> HTML? {
        if isByFile {
            "<p class=\"field-problem\" id=\"by-file\" role=\"status\">\(strings[ShareText.byFile])</p>\n"
        } else {
            nil
        }
    }

    private func problem(_ strings: Strings) -> HTML? {
        if isWrong {
            "<p class=\"field-problem\" id=\"problem\" role=\"alert\">\(strings[ShareText.noFilmz])</p>\n"
        } else {
            nil
        }
    }
}
