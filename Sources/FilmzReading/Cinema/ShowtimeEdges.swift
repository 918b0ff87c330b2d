import FilmzTextFolding

/// Known words at the edges of a part, separated only by a space: `Heat OmU`, `Heat Tamil`, `Heat R18+`.
enum ShowtimeEdges {
    private static let lengthLimit = 4

    /// The ranges of the words of a part.
    static func words(_ characters: [Character], range: Range<Int>) -> [Range<Int>] {
        characters[range].split(separator: " ").map { $0.startIndex..<$0.endIndex }
    }

    /// The numbers of words at the beginning and at the end that only describe the showing.
    static func known(_ words: [String]) -> (head: Int, tail: Int) {
        let lengths = stride(from: min(lengthLimit, words.count - 1), to: 0, by: -1)
        let tail = lengths.first { isTail(Array(words.suffix($0)), of: words) } ?? 0
        let head = lengths.first { heads.contains(TextFolding.folded(words.prefix($0).joined(separator: " "))) } ?? 0
        return (head, tail)
    }

    private static func isTail(_ tail: [String], of words: [String]) -> Bool {
        let text = tail.joined(separator: " ")
        if tail.count == 1, text.count > 1, isCertificate(text), !text.allSatisfy(\.isNumber) { return true }
        if isLength(text) || tail.count == 1 && FilmYear(text) != nil { return true }
        guard ShowtimePhrases.marks(of: text) != nil else { return false }
        for count in 1...tail.count
        where ShowtimePhrases.standsAlone(TextFolding.folded(tail.suffix(count).joined(separator: " "))) {
            return true
        }
        if tail.count == 1, ShowtimeLanguages.code(TextFolding.folded(text)) != nil {
            return text.count >= 4 && text.first?.isUppercase == true
        }
        return tail.count == 1 && plain.contains(text)
    }

    private static let plain: Set = [
        "OV", "OF", "DF", "VO", "VF", "OC", "VOS", "Live", "LIVE", "Redux", "Sing-a-long", "Singalong", "Sing-A-Long",
    ]

    private static let heads: Set = [
        "sing along", "singalong", "sing a long", "sing a long a", "quote along", "preview", "vorpremiere", "sold out",
        "ausverkauft", "cancelled", "abgesagt", "relaxed", "relaxed screening", "free", "omu", "ov", "omeu", "imax",
        "3d", "4dx",
    ]

    /// Whether the text is a certificate: `12A`, `15*`, `FSK 12`, `cert PG`, `R18+`, `int. -12 ans`, without other
    /// words.
    static func isCertificate(_ text: String) -> Bool {
        let words = TextFolding.words(text)
        let telling = words.filter { !certificateWords.contains($0) }
        guard telling.count <= 1 else { return false }
        guard let word = telling.first else { return !words.isEmpty }
        let letters = word.prefix { $0.isLetter }
        let rest = word.dropFirst(letters.count).drop { $0.isNumber }
        let digits = word.count - letters.count - rest.count
        return 1...2 ~= digits && (letters.isEmpty || certificateWords.contains(String(letters)))
            && ["", "a", "p"].contains(rest)
    }

    private static let certificateWords: Set = [
        "u", "uc", "pg", "a", "aa", "r", "m", "ma", "g", "e", "nc", "k", "t", "tbc", "tbd", "cert", "certificate",
        "fsk", "ab", "rated", "int", "ans", "jahre", "jahren", "age", "ages", "over", "under",
    ]

    /// Whether the text is a length, time or date: `122 MIN`, `3 hrs 9 mins`, `1h44`, `20.15 Uhr`, `Thu 14 Jan`.
    static func isLength(_ text: String) -> Bool {
        let words = TextFolding.words(text)
        guard words.count > 1 || text.contains(where: \.isNumber),
            words.contains(where: { $0.contains(where: \.isNumber) })
        else { return false }
        let isTime = words.contains { units.contains(unit($0)) }
        return isTime && words.allSatisfy { $0.allSatisfy(\.isNumber) || units.contains(unit($0)) }
    }

    /// The letters of a word such as `20th`, `1h44`, `45pm`.
    private static func unit(_ word: String) -> String { word.filter { !$0.isNumber } }

    private static let units: Set = [
        "min", "mins", "minutes", "minuten", "h", "hr", "hrs", "hours", "m", "uhr", "pm", "am", "std", "st", "nd", "rd",
        "th", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "monday", "tuesday",
        "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch", "donnerstag",
        "freitag", "samstag", "sonntag", "mo", "di", "mi", "do", "fr", "sa", "so", "jan", "feb", "mar", "apr", "may",
        "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january", "february", "march", "april", "june",
        "july", "august", "september", "october", "november", "december", "januar", "februar", "marz", "mai", "juni",
        "juli", "oktober", "dezember", "at", "on", "um", "am", "from", "ab", "until", "bis",
    ]
}
