/// Converts texts that people would call the same to the same form, without accents, case, width and punctuation.
///
/// The index of titles and all other comparisons of texts use this one, so that their results agree.
public enum TextFolding {
    /// The folded words of a text, in order.
    ///
    /// An apostrophe joins (`Schindler's` is one word), but a short word that French and Italian elide before one is a
    /// word (`L'avventura` is two). Single letters with full stops or asterisks between them are one word: `E.T.`,
    /// `M*A*S*H`. For the rest see ``letters(of:)``.
    public static func words(_ text: String) -> [String] {
        FoldedWord.words(of: composed(text), letterLimit: .max).map(\.text)
    }

    /// The folded words with one space between them.
    public static func folded(_ text: String) -> String {
        words(text).joined(separator: " ")
    }

    /// The folded title without a leading English article, for alphabetical order.
    public static func sortKey(_ title: String) -> String {
        sortKey(title, without: englishArticles)
    }

    /// The folded title without a leading article, for alphabetical order.
    /// - Parameters:
    ///   - articles: the articles in lower case
    ///   - elided: those of which an apostrophe joins the rest to the next word: `l` of `L'avventura`
    public static func sortKey(
        _ title: String, without articles: [String], elided: [String] = []
    ) -> String {
        let rest = rest(of: title, after: articles, elided: elided).map { folded(String($0)) } ?? ""
        return if rest.isEmpty { folded(title) } else { rest }
    }

    private static let englishArticles = ["the", "a", "an"]

    /// The title after its article; nil when it begins with none.
    private static func rest(of title: String, after articles: [String], elided: [String]) -> Substring? {
        // Checked before folding: `À bout de souffle` and `A.I.` begin with no article.
        let parts = title.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = parts.first else { return nil }
        if parts.count == 2, articles.contains(first.lowercased()) { return parts[1] }
        guard !elided.isEmpty, let mark = first.firstIndex(where: { $0 == "'" || $0 == "\u{2019}" }),
            elided.contains(first[..<mark].lowercased())
        else { return nil }
        // The next word may be all that is left of the title.
        return title[mark...].dropFirst()
    }
}
