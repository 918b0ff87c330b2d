import FilmzDomain

extension SearchQuery {
    /// The text as typed, without the year and the punctuation around it; nil if there is no year, or nothing else.
    var textBesideYear: String? {
        guard let year, !wordsBesideYear.isEmpty else { return nil }
        guard let range = text.range(ofLastWord: String(year)) else { return wordsBesideYear.joined(separator: " ") }
        var before = text[..<range.lowerBound]
        var after = text[range.upperBound...]
        while let last = before.last, !last.isLetter, !last.isNumber { before.removeLast() }
        while let first = after.first, !first.isLetter, !first.isNumber { after.removeFirst() }
        let parts = [String(before), String(after)].filter { !$0.isEmpty }
        if parts.isEmpty { return nil }
        return parts.joined(separator: " ")
    }

    /// The text without the year, for providers that cannot filter by year. A year alone stays.
    var textWithoutYear: String { textBesideYear ?? text }
}

extension String {
    fileprivate func range(ofLastWord word: String) -> Range<Index>? {
        ranges(of: word).last { range in
            let before: Character =
                if range.lowerBound > startIndex { self[index(before: range.lowerBound)] } else { " " }
            let after: Character = if range.upperBound < endIndex { self[range.upperBound] } else { " " }
            return [before, after].allSatisfy { !$0.isLetter && !$0.isNumber }
        }
    }
}
