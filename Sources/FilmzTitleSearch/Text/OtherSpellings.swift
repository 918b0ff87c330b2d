import FilmzTextFolding

/// Alternative spellings of a word: numbers as digits, Roman numerals and English words, and a few English
/// abbreviations.
public enum OtherSpellings {
    /// The highest Roman numeral that is recognised: higher ones are more likely words (`xl`, `mix`).
    static let limit = 39

    /// - Parameter isFirst: whether it is the first word, which is never a Roman numeral: `I, Robot`
    static func of(_ word: [UInt32], isFirst: Bool) -> [[UInt32]] {
        guard word.count <= longest, let others = table[word] else { return [] }
        return if isFirst { others.filter { !$0.isNeverFirst }.map(\.word) } else { others.map(\.word) }
    }

    /// - Parameter word: a folded word
    /// - Returns: its other spellings if it is not the first word; empty for most words
    public static func of(_ word: String) -> [String] {
        of(word.unicodeScalars.map(\.value), isFirst: false).map(FoldedWord.text)
    }

    private struct Other {
        var word: [UInt32]
        /// Whether the spelling applies only if it is not the first word.
        var isNeverFirst = false
    }

    private static let longest = table.keys.map(\.count).max() ?? 0

    private static let table: [[UInt32]: [Other]] = {
        var table: [[UInt32]: [Other]] = [:]
        func relate(_ left: String, _ right: String, isNeverFirst: Bool = false) {
            let left = left.unicodeScalars.map(\.value)
            let right = right.unicodeScalars.map(\.value)
            table[left, default: []].append(Other(word: right, isNeverFirst: isNeverFirst))
            table[right, default: []].append(Other(word: left, isNeverFirst: isNeverFirst))
        }
        for number in 1...limit { relate("\(number)", roman(number), isNeverFirst: true) }
        for (index, word) in numbers.enumerated() {
            relate("\(index + 1)", word)
            // `I` is more often the pronoun.
            if index > 0 { relate(roman(index + 1), word, isNeverFirst: true) }
        }
        for (index, word) in ordinals.enumerated() { relate("\(index + 1)\(ending(of: index + 1))", word) }
        for (short, long) in abbreviations { relate(short, long) }
        for long in ["vs", "versus"] { relate("v", long, isNeverFirst: true) }
        return table
    }()

    private static let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
        "twentieth",
    ]

    private static let abbreviations: KeyValuePairs = [
        "dr": "doctor", "mr": "mister", "st": "saint", "st": "street", "vs": "versus", "vol": "volume", "pt": "part",
        "jr": "junior", "sr": "senior", "capt": "captain", "sgt": "sergeant", "lt": "lieutenant", "mt": "mount",
    ]

    private static func ending(of number: Int) -> String {
        switch number {
        case 1: "st"
        case 2: "nd"
        case 3: "rd"
        default: "th"
        }
    }

    private static func roman(_ number: Int) -> String {
        let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        return String(repeating: "x", count: number / 10) + ones[number % 10]
    }
}
