/// A line of a pasted text, or a row of a pasted table.
public struct PastedLine: Hashable, Sendable {
    /// How a line names several films.
    public enum Form: Hashable, Sendable {
        /// Signs stand between them: `Heat / Alien`.
        case row
        /// Signs do that are also in titles: commas, or dashes.
        case commas, dashes
        /// The same, and `and` before the last one.
        case commasAndWord
        /// They are in a sentence.
        case sentence
    }

    /// Which line of the text it is or begins on, from 1.
    public var number: Int
    /// As pasted, without characters that do harm; cut after ``textLimit`` characters.
    public var text: String
    /// What it asks for if it names one film.
    public var film: PastedFilm
    /// What it asks for if it names several.
    public var several: [Form: [PastedFilm]] = [:]

    public static let textLimit = 300
    /// How many films one line may name.
    static let filmLimit = 40
}

extension PastedLine {
    /// - Parameters:
    ///   - isNumbered: whether the number at its beginning goes on with that of the line before or after
    ///   - extent: which readings are looked for
    init(number: Int, item: ListItem, isNumbered: Bool, extent: FilmWords.Extent = .all) {
        self.number = number
        text = Self.shown(item.line)
        film = PastedFilm(item, isNumbered: isNumbered, extent: extent)
        guard extent == .all else { return }
        var divided: [Form: [String]] = [:]
        if let sign = item.rowSign { divided[.row] = Self.parts(item.text, sign: sign) }
        for sign in [" - ", " – "] where item.text.ranges(of: sign).count > 1 {
            divided[.dashes] = Self.parts(item.text, sign: sign)
        }
        let commas = Self.parts(item.text, sign: ",")
        divided[.commas] = commas
        if let last = commas.last, commas.count > 1 {
            for sign in [" and ", " und ", " & "] where last.contains(sign) {
                divided[.commasAndWord] = commas.dropLast() + Self.parts(last, sign: sign)
            }
        }
        for (form, parts) in divided where 2...Self.filmLimit ~= parts.count {
            // `Heat | 1995` is one film.
            guard !parts.contains(where: { FilmYear($0) != nil }) else { continue }
            several[form] = parts.map { PastedFilm($0) }
            // `My favourites: Heat, Alien`
            if let label = parts[0].firstRange(of: ": ") {
                several[form]?[0].readings += PastedFilm(String(parts[0][label.upperBound...])).readings
                several[form]?[0].tidy()
            }
        }
        let titles = SentenceTitles(item.segments).films
        if !titles.isEmpty { several[.sentence] = Array(titles.prefix(Self.filmLimit)) }
    }

    private static func parts(_ text: String, sign: String) -> [String] {
        text.split(separator: sign).map { String($0).trimmingWhitespace() }.filter(\.hasWord)
    }

    static func shown(_ text: String) -> String {
        let text = text.printable.trimmingWhitespace()
        // Bytes first, because counting the characters of a hostile line takes time.
        guard text.utf8.count > textLimit, text.count > textLimit else { return text }
        return text.prefix(textLimit) + "…"
    }
}

extension String {
    /// Whether there is a letter or digit in it.
    var hasWord: Bool {
        utf8.contains { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 & 0xDF } || contains { $0.isLetter || $0.isNumber }
    }
}
