import Foundation

extension ITunesItem {
    /// The title without what the store puts behind it: a year, "(Unrated)", "(4K)". Nil when there is no title.
    public var filmTitle: String? { name.map { Self.parts(of: $0).title } }

    /// The year behind the title, else that of the store's date, which may be years later. Nil when there is neither.
    public var filmYear: Int? { titleYear ?? releaseYear }

    /// The year behind the title; nil when there is none, and the store's own date says nothing about the film.
    public var titleYear: Int? { name.flatMap { Self.parts(of: $0).year } }

    /// No title is longer than 300 characters; a longer one is not taken apart.
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
