import Foundation

/// A short text of a page, with the days and times in it.
struct ListingText {
    enum Expression: Hashable {
        /// A day; nil when it is ambiguous: one of several, without a year or a day of the week, or contradictory.
        case day(ProgrammeTime?)
        case clock(ClockText)
    }

    /// A time of day as written.
    struct ClockText: Hashable {
        enum Value: Hashable {
            /// The minutes since midnight.
            case minute(Int)
            /// The minutes since midnight on a 24-hour clock. On a page without other such times, it may be a 12-hour
            /// clock.
            case possiblyTwelveHour(Int)
            /// The minutes since midnight of a time with a point, which may be a price or a date.
            case dotted(Int)
            case ambiguous
        }

        var value: Value
        /// The text after it, up to the next time.
        var note = ""
    }

    /// The style of a page's times, which resolves ambiguous ones.
    struct Style: Hashable {
        var hasColons = false
        /// Whether there are times such as `8 pm`.
        var hasTwelveHourTimes = false
        /// Whether there are times such as `20:00`.
        var hasTwentyFourHourTimes = false

        mutating func add(_ other: Style) {
            hasColons = hasColons || other.hasColons
            hasTwelveHourTimes = hasTwelveHourTimes || other.hasTwelveHourTimes
            hasTwentyFourHourTimes = hasTwentyFourHourTimes || other.hasTwentyFourHourTimes
        }
    }

    private(set) var expressions: [Expression] = []
    var style = Style()
    /// The number of letters in words other than days, times, and words that are common next to times.
    private(set) var letterCount = 0
    /// Whether the text is only a sign or word that makes a span of what is before and after it.
    private(set) var isConnector = false
    /// The last word, which may make the following text ambiguous.
    private(set) var lastWord = ""

    enum Token: Hashable {
        case number(Int, digits: Int)
        case word(String)
        case sign(Character)
    }

    let today: ProgrammeTime?
    var tokens: [Token] = []
    /// Whether there is a space before each token.
    var hasSpaceBefore: [Bool] = []
    var position = 0

    private static let lengthLimit = 2_000

    /// - Parameters:
    ///   - precedingWord: the word before the text in the same block
    ///   - today: the current day in the cinema's time zone
    init(_ text: String, precedingWord: String = "", followsConnector: Bool = false, today: ProgrammeTime?) {
        self.today = today
        lastWord = precedingWord
        tokenize(text)
        if tokens.allSatisfy({ Self.isDash($0) }) && !tokens.isEmpty { isConnector = true }
        if case .word(let word)? = tokens.first, tokens.count == 1, ListingWords.isConnector(word) {
            isConnector = true
        }
        read(followsConnector: followsConnector)
    }

    private mutating func tokenize(_ text: String) {
        var isSpaced = true
        for character in String(decoding: text.utf8.prefix(Self.lengthLimit), as: UTF8.self) {
            if character.isWhitespace {
                isSpaced = true
                continue
            }
            defer { isSpaced = false }
            if character.isASCII, let digit = character.wholeNumberValue {
                if !isSpaced, case .number(let value, let digits)? = tokens.last, digits < 9 {
                    tokens[tokens.count - 1] = .number(10 * value + digit, digits: digits + 1)
                    continue
                }
                tokens.append(.number(digit, digits: 1))
            } else if character.isLetter {
                if !isSpaced, case .word(let word)? = tokens.last, word.utf8.count < 60 {
                    tokens[tokens.count - 1] = .word(word + CalendarWords.folded(String(character)))
                    continue
                }
                tokens.append(.word(CalendarWords.folded(String(character))))
            } else {
                tokens.append(.sign(character))
            }
            hasSpaceBefore.append(isSpaced)
        }
    }

    private mutating func read(followsConnector: Bool) {
        var followsConnector = followsConnector
        while position < tokens.count {
            let start = position
            let isAmbiguous = ListingWords.makesAmbiguous(lastWord)
            if let day = parseDay() {
                expressions.append(.day(isAmbiguous || endsSpan(start) ? nil : day.day))
                lastWord = ""
            } else if var clock = parseClock(after: start) {
                // The second time of a span may be its end, or another screening.
                if isAmbiguous || followsConnector || start > 0 && Self.isDash(tokens[start - 1]) && isAfterClock {
                    clock = .ambiguous
                }
                expressions.append(.clock(ClockText(value: clock)))
                lastWord = ""
            } else {
                position = start + 1
                recordOther(tokens[start])
            }
            followsConnector = false
        }
        for index in expressions.indices {
            if case .clock(var clock) = expressions[index] {
                clock.note = clock.note.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
                expressions[index] = .clock(clock)
            }
        }
    }

    /// Whether a day is joined to a possible day before it: `Sat 12 – Fri 18 Sep`.
    private func endsSpan(_ start: Int) -> Bool {
        guard start > 1, isSign(start - 1, signs: "-–—/&+~") || isConnector(at: start - 1) else { return false }
        switch tokens[start - 2] {
        case .number: return true
        case .word(let word): return CalendarWords.weekday(word) != nil || CalendarWords.month(word) != nil
        case .sign(let sign): return sign == "."
        }
    }

    /// Whether the last thing found was a time.
    private var isAfterClock: Bool {
        if case .clock? = expressions.last { return true }
        return false
    }

    private static let noteLimit = 40

    /// Records a token that is not part of a day or a time.
    private mutating func recordOther(_ token: Token) {
        let text: String
        switch token {
        case .word(let word):
            if !ListingWords.isGeneric(word), CalendarWords.weekday(word) == nil { letterCount += word.count }
            lastWord = word
            text = word
        case .number(let value, _):
            lastWord = ""
            text = String(value)
        case .sign(let sign):
            if !".,:-–'’".contains(sign) { lastWord = "" }
            text = if sign == "/" || sign == "." { String(sign) } else { " " }
        }
        guard case .clock(var clock)? = expressions.last, clock.note.utf8.count < Self.noteLimit else { return }
        guard text != " " else { return }
        if clock.note.isEmpty || text == "." { clock.note += text } else { clock.note += " " + text }
        expressions[expressions.count - 1] = .clock(clock)
    }

    static func isDash(_ token: Token) -> Bool {
        if case .sign(let sign) = token { return "-–—~".contains(sign) }
        return false
    }

    // MARK: - Tokens

    func number(_ position: Int, digits: ClosedRange<Int>) -> Int? {
        guard tokens.indices ~= position, case .number(let value, let length) = tokens[position], digits ~= length
        else {
            return nil
        }
        return value
    }

    func word(_ position: Int) -> String? {
        guard tokens.indices ~= position, case .word(let word) = tokens[position] else { return nil }
        return word
    }

    func isSign(_ position: Int, signs: String) -> Bool {
        guard tokens.indices ~= position, case .sign(let sign) = tokens[position] else { return false }
        return signs.contains(sign)
    }
}
