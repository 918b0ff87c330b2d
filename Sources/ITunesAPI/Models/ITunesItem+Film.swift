import Foundation

extension ITunesItem {
    /// The title without the store's additions: a year, "(Unrated)", "(4K)". Nil if there is no title.
    public var filmTitle: String? { name.map { Self.parts(of: $0).title } }

    /// The year that follows the title in the name, or else that of the store's date, which may be years later. Nil if
    /// there is neither.
    public var filmYear: Int? { titleYear ?? releaseYear }

    /// The year that follows the title in the name; nil if there is none. The store's own date proves nothing about the
    /// film.
    public var titleYear: Int? { name.flatMap { Self.parts(of: $0).year } }

    /// The title and the year in a name. No title is longer than 300 characters; a longer one is not parsed.
    private static func parts(of name: String) -> (title: String, year: Int?) {
        guard name.count <= 300 else { return (name, nil) }
        var title = name
        var year: Int?
        while let suffix = title.firstMatch(of: #/\s*[(\[]([^()\[\]]*)[)\]]\s*$/#),
            suffix.range.lowerBound > title.startIndex
        {
            let text = String(suffix.1).trimmed
            if text.count == 4, let number = Int(text), (1880...2100).contains(number) {
                year = year ?? number
            } else if editionWords.isDisjoint(with: text.foldedWords) {
                break
            }
            title.removeSubrange(suffix.range)
        }
        return (title, year)
    }

    private static let editionWords: Set<String> = [
        "unrated", "uncut", "extended", "theatrical", "remastered", "restored", "subtitled", "dubbed", "edition", "cut",
        "version", "bonus", "4k", "hd", "uhd", "3d",
    ]
}
