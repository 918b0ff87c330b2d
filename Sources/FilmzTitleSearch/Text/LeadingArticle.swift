/// The articles that people omit or add before a title.
enum LeadingArticle {
    /// All articles, folded, from the languages with the most films.
    static let all: [String] = [
        "the", "a", "an", "le", "la", "les", "l", "un", "une", "der", "die", "das", "ein", "eine", "el", "los", "las",
        "una", "il", "lo", "gli", "o", "os", "um", "uma", "de", "het", "een", "den", "det", "ett",
    ]

    static func contains(_ word: [UInt32]) -> Bool {
        word.count <= 4 && all.contains { $0.unicodeScalars.lazy.map(\.value).elementsEqual(word) }
    }
}
