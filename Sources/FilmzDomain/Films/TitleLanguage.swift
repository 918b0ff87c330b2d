import FilmzTextFolding

/// A language in which films have other titles than the English ones. ISO 639-1.
public enum TitleLanguage: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case german = "de"
    case french = "fr"
    case spanish = "es"

    /// The text by which a title in this language is sorted: folded, without a leading article of the language.
    public func sortKey(_ title: String) -> String {
        TextFolding.sortKey(title, without: articles, elided: elidedArticles)
    }

    /// The text by which a film is sorted whose own title is in this language, because it was made in it; nil for
    /// others.
    public func sortKey(ofOwnTitle film: Film) -> String? {
        if film.languages.first == name { sortKey(film.title) } else { nil }
    }

    /// Whether a title may begin with an article of this language.
    /// - Parameter folded: the title as ``TextFolding`` folds it, by which it cannot be said for certain: `L.A.` looks
    ///   like `La`
    public func mayBeginWithArticle(_ folded: String) -> Bool {
        let first = String(folded.prefix { $0 != " " })
        return articles.contains(first) || elidedArticles.contains(first)
    }

    /// The articles with which titles begin, in lower case. Spanish titles with `lo` are sorted by it, as readers look
    /// for them.
    private var articles: [String] {
        switch self {
        case .german: ["der", "die", "das", "ein", "eine"]
        case .french: ["le", "la", "les", "un", "une"]
        case .spanish: ["el", "la", "los", "las", "un", "una", "unos", "unas"]
        }
    }

    /// The articles that an apostrophe joins to the next word, without it.
    private var elidedArticles: [String] {
        switch self {
        case .french: ["l"]
        case .german, .spanish: []
        }
    }

    /// The name in ``Film/languages``.
    private var name: String {
        switch self {
        case .german: "German"
        case .french: "French"
        case .spanish: "Spanish"
        }
    }
}
