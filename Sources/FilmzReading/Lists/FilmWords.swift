/// The possible interpretations of the words of a list's line: which of them are the title, the year, a person, a note.
struct FilmWords {
    /// The interpretations to look for.
    enum Extent {
        case all
        /// The first reading that has words, and perhaps others.
        case first
    }

    /// The interpretations, the most likely first. Some may have no words.
    private(set) var interpretations: [PastedFilm.Interpretation] = []

    /// The maximum number of characters. A longer text is a letter, or nothing that names a film.
    private static let characterLimit = 300
    /// The maximum number of places at which to divide a text for each sign.
    private static let divisionLimit = 3

    /// - Parameter lead: as in ``ListItem``
    init(_ text: String, lead: String? = nil, extent: Extent = .all) {
        guard text.utf8.count <= 4 * Self.characterLimit, text.count <= Self.characterLimit, !text.contains("://")
        else {
            return
        }
        if let lead, text.hasPrefix(lead) { addLead(lead, rest: String(text.dropFirst(lead.count))) }
        if isEnough(extent) { return }
        if let bracketed = Bracketed.year(in: text) {
            addWhole(bracketed.before, year: bracketed.year, after: bracketed.after)
            if !isEnough(extent) { addDivided(bracketed.before, year: bracketed.year, after: bracketed.after) }
            return
        }
        addWhole(text, year: nil, after: [])
        if isEnough(extent) { return }
        for year in Self.bareYears(in: text) { add(year.before, year: year.year, after: year.after) }
        addDivided(text, year: nil, after: [])
        // `watch Heat`, `Film: Heat`
        if let space = text.firstIndex(of: " "), Self.labels.contains(Self.bare(String(text[..<space])).lowercased()) {
            append(String(text[space...]), year: nil, after: [])
        }
    }

    private func isEnough(_ extent: Extent) -> Bool {
        extent == .first && interpretations.contains { $0.title.hasWord }
    }

    private static let labels: Set = [
        "watch", "rewatch", "watched", "film", "movie", "schauen", "anschauen", "gucken", "todo",
    ]

    /// Adds an interpretation with a title in quotes, emphasised or linked, and the text after it.
    private mutating func addLead(_ lead: String, rest: String) {
        // With a placeholder for the title, the year in the rest is found as in a whole text.
        let text = "X " + rest
        let found = Bracketed.year(in: text) ?? Self.bareYears(in: text).first
        let beside = (found?.before ?? text).dropFirst()
        append(lead, year: found?.year, beside: [String(beside)], after: found?.after ?? [])
    }

    private mutating func add(_ text: String, year: Int?, after: [String]) {
        addWhole(text, year: year, after: after)
        addDivided(text, year: year, after: after)
    }

    private mutating func append(_ title: String, year: Int?, beside: [String] = [], after: [String]) {
        var interpretation = PastedFilm.Interpretation(Self.bare(title), year: year)
        interpretation.beside = beside.map(Self.unbracketed).filter(\.hasWord)
        interpretation.after = after.map(Self.unbracketed).filter(\.hasWord)
        interpretations.append(interpretation)
    }

    /// Adds interpretations with the whole text as the title.
    private mutating func addWhole(_ text: String, year: Int?, after: [String]) {
        if let article = Self.movedArticle(Self.bare(text)) { append(article, year: year, after: after) }
        append(text, year: year, after: after)
    }

    /// Adds interpretations with a part of the text as the title.
    private mutating func addDivided(_ text: String, year: Int?, after: [String]) {
        if let group = Bracketed.first(in: text), group.range.lowerBound > text.startIndex {
            let rest = text[..<group.range.lowerBound] + text[group.range.upperBound...]
            append(String(rest), year: year, beside: [group.content], after: after)
        }
        for (separator, isBothWays) in [(" - ", true), (" – ", true), (" — ", true), (" | ", true), (": ", false)] {
            for (left, right) in Self.divisions(of: text, at: separator) {
                if isBothWays { append(left, year: year, beside: [right], after: after) }
                append(right, year: year, beside: [left], after: after)
            }
        }
        for separator in [" by ", " von ", " directed by ", " dir. ", ", ", "; "] {
            let divisions = Self.divisions(of: text, at: separator)
            for (left, right) in [divisions.last, divisions.count > 1 ? divisions.first : nil].compactMap(\.self) {
                append(left, year: year, beside: [right], after: after)
            }
        }
    }

    private static func divisions(of text: String, at separator: String) -> [(left: String, right: String)] {
        text.ranges(of: separator).prefix(divisionLimit).map { range in
            (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
        }
    }

    /// `The Godfather` for `Godfather, The`; nil for a text without an article at its end.
    static func movedArticle(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: ",")), let comma = text.ranges(of: ", ").last else { return nil }
        let article = text[comma.upperBound...]
        let articles = [
            "the", "a", "an", "der", "die", "das", "ein", "eine", "le", "la", "les", "l'", "un", "une", "el", "los",
            "las",
            "una", "il", "lo", "i", "gli", "o", "os", "as", "de", "het", "een",
        ]
        guard articles.contains(article.lowercased()) else { return nil }
        return "\(article)\(article.hasSuffix("'") ? "" : " ")\(text[..<comma.lowerBound])"
    }

    // MARK: - Years

    /// The first and the last year among the words, each with the text before and after it. The last one comes first.
    private static func bareYears(in text: String) -> [YearPlace] {
        let words = text.split(separator: " ")
        let yearIndices = words.indices.filter { FilmYear(words[$0]) != nil }
        return [yearIndices.last, yearIndices.count > 1 ? yearIndices.first : nil].compactMap(\.self).compactMap {
            place -> YearPlace? in
            guard let year = FilmYear(words[place])?.year, words.count > 1 else { return nil }
            var before = words[..<place]
            while let last = before.last, ["from", "von", "aus", "-", "–", "—"].contains(last.lowercased()) {
                before.removeLast()
            }
            let after = words[(place + 1)...].joined(separator: " ")
            // `1995: Heat`
            return if before.isEmpty { (after, year, []) } else { (before.joined(separator: " "), year, [after]) }
        }
    }

    private static func unbracketed(_ text: String) -> String {
        bare(String(bare(text).trimming { "()[]".contains($0) }))
    }

    /// The text without the separators at its ends.
    private static func bare(_ text: String) -> String {
        String(text.trimming { $0.isWhitespace || ",;:|–—-".contains($0) })
    }
}
