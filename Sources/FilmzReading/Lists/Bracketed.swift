/// A part of a text in brackets.
struct Bracketed {
    /// The range of the part, including the brackets.
    var range: Range<String.Index>
    var content: String

    private static let limit = 12

    /// The first part in brackets.
    static func first(in text: String) -> Bracketed? { all(in: text).first }

    /// The first part in brackets that contains a year, with the text around it: `Heat (1995, Michael Mann)`. When
    /// nothing stands before the year, the title is what follows.
    static func year(in text: String) -> YearPlace? {
        for group in all(in: text) {
            let words = group.content.split { " ,;".contains($0) }
            guard let word = words.first(where: { FilmYear($0) != nil }), let year = FilmYear(word)?.year else {
                continue
            }
            let rest = group.content.replacing(word, with: "", maxReplacements: 1)
            let before = text[..<group.range.lowerBound]
            let after = String(text[group.range.upperBound...])
            guard String(before).hasWord else { return after.hasWord ? (after, year, [rest]) : nil }
            return (String(before), year, [rest, after])
        }
        return nil
    }

    private static func all(in text: String) -> [Bracketed] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) else { return [] }
        var groups: [Bracketed] = []
        var opening: (index: String.Index, closing: Character)?
        for index in text.indices {
            switch text[index] {
            case "(": opening = (index, ")")
            case "[": opening = (index, "]")
            case let bracket where bracket == opening?.closing:
                guard let start = opening?.index else { break }
                let content = String(text[text.index(after: start)..<index])
                groups.append(Bracketed(range: start..<text.index(after: index), content: content))
                opening = nil
            default: break
            }
            if groups.count == limit { break }
        }
        return groups
    }
}
