import FilmzTextFolding

/// The words of a query.
struct TitleQuery {
    /// The maximum number of Unicode scalars of a query that are used.
    static let scalarLimit = 256

    let words: [FoldedWord]
    /// Whether the last word may be unfinished, because nothing follows it.
    let isLastPrefix: Bool

    init(_ text: String) {
        let scalars = text.unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: Self.scalarLimit, limitedBy: scalars.endIndex)
        let text = TextFolding.composed(String(text[..<(end ?? scalars.endIndex)]))
        words = FoldedWord.words(of: text, limit: Interpretation.wordLimit)
        isLastPrefix = text.unicodeScalars.last?.properties.isWhitespace == false
    }
}
