import FilmzTextFolding

/// The folded words of a title.
struct ShowtimeWords {
    /// All words, with single spaces: `directors cut`.
    let folded: String

    init(_ text: some StringProtocol) {
        folded = TextFolding.folded(String(text))
    }

    /// Whether the text begins with these words, as whole words.
    static func begins(_ folded: String, with words: String) -> Bool {
        folded == words || folded.hasPrefix(words + " ")
    }

    /// Whether the text ends with these words, as whole words.
    static func ends(_ folded: String, with words: String) -> Bool {
        folded == words || folded.hasSuffix(" " + words)
    }
}
