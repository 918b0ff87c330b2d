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
        // Checked before folding: `À bout de souffle` and `A.I.` begin with no article.
        let parts = title.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, ["the", "a", "an"].contains(parts[0].lowercased()) else { return folded(title) }
        let rest = folded(String(parts[1]))
        return if rest.isEmpty { folded(title) } else { rest }
    }
}
