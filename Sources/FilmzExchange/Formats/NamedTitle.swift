import FilmzDomain

/// A title with its year in brackets, as some sites write them in one cell: `Glass Orchard, The (1999)`.
struct NamedTitle: Hashable {
    var title: String
    /// Nil when there is no year.
    var year: Int?

    init(_ text: String) {
        var rest = text[...]
        if text.hasSuffix(")"), let start = text.lastIndex(of: "(") {
            let digits = text[text.index(after: start)...].dropLast()
            if digits.utf8.count == 4, let year = Int(digits), CalendarDay.years.contains(year) {
                self.year = year
                rest = text[..<start]
                while rest.last == " " { rest.removeLast() }
            }
        }
        title = Self.withArticleFirst(String(rest))
    }

    private static func withArticleFirst(_ title: String) -> String {
        guard let comma = title.lastIndex(of: ",") else { return title }
        let article = title[title.index(after: comma)...].drop { $0 == " " }
        guard articles.contains(article.lowercased()) else { return title }
        let joint = if article.hasSuffix("'") || article.hasSuffix("’") { "" } else { " " }
        return article + joint + title[..<comma]
    }

    private static let articles: Set = [
        "the", "a", "an", "le", "la", "les", "l'", "l’", "un", "une", "el", "los", "las", "il", "lo", "gli", "der",
        "die", "das", "ein", "eine", "o", "os", "as", "de", "het",
    ]
}
