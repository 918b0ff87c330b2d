import FilmzText

/// The licences of Filmz and of the software it contains.
public struct LicencesPage: WebPage {
    private let text: String

    /// - Parameter text: paragraphs with an empty line between them; lines that begin with `- ` are a list
    public init(text: String) {
        self.text = text
    }

    public func html(in context: PageContext) -> HTML {
        let title = context.strings[SettingsText.licences]
        return Layout(
            title: title, tab: .settings, back: .settings, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(title)</h1>
                <div class="licences" lang="en" translate="no">
                \(paragraphs.map(Self.paragraph))</div>
                """)
    }

    static func link(_ strings: Strings) -> HTML {
        "<p class=\"buttons\"><a class=\"button\" href=\"\(SitePath.licences)\">\(strings[SettingsText.licences])</a></p>"
    }

    private var paragraphs: [[Substring]] {
        text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.allSatisfy(\.isWhitespace) }.map(
            Array.init)
    }

    private static func paragraph(_ lines: [Substring]) -> HTML {
        guard lines.allSatisfy({ $0.hasPrefix("- ") }) else {
            let words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }
            return "<p>\(words.joined(separator: " "))</p>\n"
        }
        return "<ul>\(lines.map { "<li>\(String($0.dropFirst(2)))</li>" as HTML })</ul>\n"
    }
}
