import Foundation

extension ITunesItem {
    /// The title without what the store puts behind it: a year, "(Unrated)", "(4K)". Nil when there is no title.
    public var filmTitle: String? { name.map { Self.parts(of: $0).title } }

    /// The year behind the title, else that of the store's date, which may be years later. Nil when there is neither.
    public var filmYear: Int? { name.flatMap { Self.parts(of: $0).year } ?? releaseYear }

    /// What the records of one film have in common. A record without a title is a film of its own.
    struct FilmKey: Hashable {
        let words: [String]
        let year: Int?
    }

    var filmKey: FilmKey {
        let words = filmTitle?.foldedWords ?? []
        return FilmKey(words: words.isEmpty ? ["\(id)"] : words, year: filmYear)
    }

    private static func parts(of name: String) -> (title: String, year: Int?) {
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
