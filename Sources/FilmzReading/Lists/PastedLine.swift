import FilmzDomain

/// A line of a pasted text, or a row of a pasted table.
public struct PastedLine: Hashable, Sendable {
    /// The way in which a line names several films.
    public enum Form: Hashable, Sendable {
        /// Separated by signs: `Heat / Alien`.
        case row
        /// Separated by signs that titles contain too: commas, or dashes.
        case commas, dashes
        /// Separated by commas, with `and` before the last one.
        case commasAndWord
        /// Within a sentence.
        case sentence
    }

    /// The number of the line in the text, from 1; of several lines, the first.
    public var number: Int
    /// The line as pasted, without harmful characters; cut after ``textLimit`` characters.
    public var text: String
    /// The film, if the line names one.
    public var film: PastedFilm
    /// The films, if the line names several.
    public var several: [Form: [PastedFilm]] = [:]

    public static let textLimit = 300
    /// The maximum number of films in one line.
    static let filmLimit = 40
}

extension PastedLine {
    /// - Parameters:
    ///   - isNumbered: whether the line's number is consecutive with that of the line before or after
    ///   - extent: the interpretations to look for
    init(number: Int, item: ListItem, isNumbered: Bool, extent: FilmWords.Extent = .all) {
        self.number = number
        text = Self.shown(item.line)
        film = PastedFilm(item, isNumbered: isNumbered, extent: extent)
        guard extent == .all else { return }
        var divided: [Form: [String]] = [:]
        if let separator = item.rowSign { divided[.row] = Self.parts(item.text, separator: separator) }
        for separator in [" - ", " – "] where item.text.ranges(of: separator).count > 1 {
            divided[.dashes] = Self.parts(item.text, separator: separator)
        }
        let commas = Self.parts(item.text, separator: ",")
        divided[.commas] = commas
        if let last = commas.last, commas.count > 1 {
            for separator in [" and ", " und ", " & "] where last.contains(separator) {
                divided[.commasAndWord] = commas.dropLast() + Self.parts(last, separator: separator)
            }
        }
        for (form, parts) in divided where 2...Self.filmLimit ~= parts.count {
            // `Heat | 1995` is one film.
            guard !parts.contains(where: { FilmYear($0) != nil }) else { continue }
            several[form] = parts.map { PastedFilm($0) }
            // `My favourites: Heat, Alien`
            if let label = parts[0].firstRange(of: ": ") {
                several[form]?[0].interpretations += PastedFilm(String(parts[0][label.upperBound...])).interpretations
                several[form]?[0].tidy()
            }
        }
        let titles = SentenceTitles(item.segments).films
        if !titles.isEmpty { several[.sentence] = Array(titles.prefix(Self.filmLimit)) }
    }

    private static func parts(_ text: String, separator: String) -> [String] {
        text.split(separator: separator).map { String($0).trimmingWhitespace() }.filter(\.hasWord)
    }

    static func shown(_ text: String) -> String {
        let text = text.printable.trimmingWhitespace()
        // The cheap check of the bytes comes first, because counting the characters of a hostile line takes time.
        guard text.utf8.count > textLimit, text.count > textLimit else { return text }
        return text.prefix(textLimit) + "…"
    }
}

extension String {
    /// Whether the text has a letter or digit.
    var hasWord: Bool {
        utf8.contains { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 & 0xDF } || contains { $0.isLetter || $0.isNumber }
    }
}
