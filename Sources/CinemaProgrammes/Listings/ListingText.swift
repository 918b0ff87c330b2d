import Foundation

/// Finds days and times in a short text of a page.
struct ListingText {
    enum Found: Hashable {
        /// Nil for a day that is not clear: one of several, without a year or a day of the week, or in contradiction.
        case day(ProgrammeTime?)
        case clock(ClockText)
    }

    /// A time of day as it is written.
    struct ClockText: Hashable {
        enum Reading: Hashable {
            /// Minutes after midnight.
            case minute(Int)
            /// By a clock of 24 hours; without other such times on the page it may be one of 12 hours.
            case perhaps(Int)
            /// With a point, as prices and dates have it.
            case dotted(Int)
            case unclear
        }

        var reading: Reading
        /// What follows it, up to the next time.
        var note = ""
    }

    /// How a page writes times, which tells what those mean that may mean two.
    struct Style: Hashable {
        var hasColons = false
        /// Such as `8 pm`.
        var hasHalves = false
        /// Such as `20:00`.
        var hasLateHours = false

        mutating func add(_ other: Style) {
            hasColons = hasColons || other.hasColons
            hasHalves = hasHalves || other.hasHalves
            hasLateHours = hasLateHours || other.hasLateHours
        }
    }

    private(set) var found: [Found] = []
    private(set) var style = Style()
    /// How many letters are in words that are neither a day nor a time, nor such as stand beside times.
    private(set) var letterCount = 0
    /// Whether nothing but a sign or word is in it that makes a span of what is before and after it.
    private(set) var isJoining = false
    /// The last word, which may make unclear what comes after it.
    private(set) var lastWord = ""

    private enum Token: Hashable {
        case number(Int, digits: Int)
        case word(String)
        case sign(Character)
    }

    private let today: ProgrammeTime?
    private var tokens: [Token] = []
    /// Whether a space stands before each.
    private var spaced: [Bool] = []
    private var place = 0

    private static let lengthLimit = 2_000

    /// - Parameters:
    ///   - before: the word before the text, in the same block
    ///   - today: on the calendar of the cinema
    init(_ text: String, before: String = "", isJoined: Bool = false, today: ProgrammeTime?) {
        self.today = today
        lastWord = before
        divide(text)
        if tokens.allSatisfy({ Self.isDash($0) }) && !tokens.isEmpty { isJoining = true }
        if case .word(let word)? = tokens.first, tokens.count == 1, ListingWords.joins(word) { isJoining = true }
        read(isJoined: isJoined)
    }

    private mutating func divide(_ text: String) {
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
            spaced.append(isSpaced)
        }
    }

    private mutating func read(isJoined: Bool) {
        var isJoined = isJoined
        while place < tokens.count {
            let start = place
            let isUnclear = ListingWords.makesUnclear(lastWord)
            if let day = takeDay() {
                found.append(.day(isUnclear || endsSpan(start) ? nil : day.day))
                lastWord = ""
            } else if var clock = takeClock(after: start) {
                // The second of a span may be its end, or another showing.
                if isUnclear || isJoined || start > 0 && Self.isDash(tokens[start - 1]) && endsClock {
                    clock = .unclear
                }
                found.append(.clock(ClockText(reading: clock)))
                lastWord = ""
            } else {
                place = start + 1
                note(tokens[start])
            }
            isJoined = false
        }
        for index in found.indices {
            if case .clock(var clock) = found[index] {
                clock.note = clock.note.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
                found[index] = .clock(clock)
            }
        }
    }

    /// Whether a day is joined to something before it that may be one as well: `Sat 12 – Fri 18 Sep`.
    private func endsSpan(_ start: Int) -> Bool {
        guard start > 1, isSign(start - 1, "-–—/&+~") || joins(start - 1) else { return false }
        switch tokens[start - 2] {
        case .number: return true
        case .word(let word): return CalendarWords.weekday(word) != nil || CalendarWords.month(word) != nil
        case .sign(let sign): return sign == "."
        }
    }

    /// Whether the last thing found was a time.
    private var endsClock: Bool {
        if case .clock? = found.last { return true }
        return false
    }

    private static let noteLimit = 40

    /// Something that is no part of a day or a time.
    private mutating func note(_ token: Token) {
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
            text = sign == "/" || sign == "." ? String(sign) : " "
        }
        guard case .clock(var clock)? = found.last, clock.note.utf8.count < Self.noteLimit else { return }
        guard text != " " else { return }
        clock.note += clock.note.isEmpty || text == "." ? text : " " + text
        found[found.count - 1] = .clock(clock)
    }

    private static func isDash(_ token: Token) -> Bool {
        if case .sign(let sign) = token { return "-–—~".contains(sign) }
        return false
    }

    // MARK: - Tokens

    private func number(_ place: Int, _ digits: ClosedRange<Int>) -> Int? {
        guard tokens.indices ~= place, case .number(let value, let length) = tokens[place], digits ~= length else {
            return nil
        }
        return value
    }

    private func word(_ place: Int) -> String? {
        guard tokens.indices ~= place, case .word(let word) = tokens[place] else { return nil }
        return word
    }

    private func isSign(_ place: Int, _ signs: String) -> Bool {
        guard tokens.indices ~= place, case .sign(let sign) = tokens[place] else { return false }
        return signs.contains(sign)
    }

    // MARK: - Days

    /// What is written as a day, whose place is then behind it.
    private struct WrittenDay {
        var day: ProgrammeTime?
    }

    private mutating func takeDay() -> WrittenDay? {
        let start = place
        var weekday: Int?
        var isUnclear = false
        while let word = word(place), let number = CalendarWords.weekday(word), !isMonthOfDay(place) {
            // Several days of the week are not one day.
            if weekday != nil { isUnclear = true }
            weekday = number
            place += 1
            while isSign(place, ".,-–/+&(|")
                || joins(place)
                    && CalendarWords.weekday(self.word(place + 1) ?? "") != nil
            {
                place += 1
            }
            if self.word(place) == "den" || self.word(place) == "the" || self.word(place) == "le" { place += 1 }
        }
        if isSpanOfDays() {
            skipSpan()
            return WrittenDay(day: nil)
        }
        guard let date = takeDate() else {
            place = start
            guard weekday != nil, let first = word(start), standsForDays(first, start) else { return nil }
            place = start + 1
            return WrittenDay(day: nil)
        }
        if isSign(place, ")") { place += 1 }
        if followsAnotherDay() { isUnclear = true }
        return WrittenDay(day: isUnclear ? nil : resolved(date, weekday))
    }

    /// Whether a word that is a day of the week in one language is a month here: `Mar 3`, but not `mar 3 nov`.
    private func isMonthOfDay(_ place: Int) -> Bool {
        guard CalendarWords.month(word(place) ?? "") != nil, number(place + 1, 1...2) != nil else { return false }
        return CalendarWords.month(word(place + 2) ?? "") == nil && !isSign(place + 2, "./")
    }

    private func joins(_ place: Int) -> Bool { word(place).map(ListingWords.joins) ?? false }

    /// A day of the week alone, before a time or as the whole text, stands for one or many days that are not told.
    private func standsForDays(_ word: String, _ place: Int) -> Bool {
        guard CalendarWords.weekday(word) != nil else { return false }
        if tokens.allSatisfy({ token in
            if case .word(let word) = token { return CalendarWords.weekday(word) != nil || ListingWords.joins(word) }
            if case .sign = token { return true }
            return false
        }) {
            return word.utf8.count > 2 || tokens.count <= 2
        }
        var next = place + 1
        while isSign(next, ".,:") { next += 1 }
        return word.utf8.count > 2 && (number(next, 1...2) != nil && isSign(next + 1, ":."))
    }

    /// `28./29.11.`, `28.–30.11.`, `28 & 29 Nov`.
    private func isSpanOfDays() -> Bool {
        guard let first = number(place, 1...2), 1...31 ~= first else { return false }
        var next = place + 1
        let hasPoint = isSign(next, ".")
        if hasPoint { next += 1 }
        guard isSign(next, "/-–+&") || joins(next) else { return false }
        guard let second = number(next + 1, 1...2), 1...31 ~= second else { return false }
        if hasPoint { return isSign(next + 2, ".") }
        let isSlash = isSign(next, "/")
        return !isSlash && CalendarWords.month(word(next + 2) ?? "") != nil
    }

    private mutating func skipSpan() {
        while place < tokens.count {
            switch tokens[place] {
            case .number(let value, let digits) where digits <= 4 && (value <= 31 || digits == 4): place += 1
            case .sign(let sign) where "./-–+&".contains(sign): place += 1
            case .word(let word) where CalendarWords.month(word) != nil || ListingWords.joins(word): place += 1
            default: return
            }
            // Not the hour after it.
            if number(place, 1...2) != nil, isSign(place + 1, ":") { return }
        }
    }

    /// Whether another day comes after a joining sign or word.
    private func followsAnotherDay() -> Bool {
        guard isSign(place, "-–&+") || joins(place) else { return false }
        var rest = self
        rest.place = place + 1
        while let word = rest.word(rest.place), CalendarWords.weekday(word) != nil || rest.isSign(rest.place, ".") {
            rest.place += 1
        }
        return rest.takeDate() != nil
    }

    private struct Date {
        var year: Int?
        /// Day and month, or with slashes the other way round as well.
        var pairs: [(day: Int, month: Int)]
    }

    private mutating func takeDate() -> Date? {
        let start = place
        if let date = takeISO() ?? takePointed() ?? takeNamed() ?? takeSlashed() { return date }
        place = start
        return nil
    }

    /// `2026-11-28`.
    private mutating func takeISO() -> Date? {
        guard let year = number(place, 4...4), isSign(place + 1, "-"), let month = number(place + 2, 2...2),
            isSign(place + 3, "-"), let day = number(place + 4, 2...2)
        else { return nil }
        place += 5
        return Date(year: year, pairs: [(day, month)])
    }

    /// `28.11.`, `28.11.2026`, `28.11.26`.
    private mutating func takePointed() -> Date? {
        guard let day = number(place, 1...2), isSign(place + 1, "."), let month = number(place + 2, 1...2),
            1...12 ~= month,
            1...31 ~= day
        else { return nil }
        guard isSign(place + 3, ".") else {
            // `Sa 28.11 20:00`; alone it may be a time or a price.
            let before = isSign(place - 1, ".,") ? place - 2 : place - 1
            guard CalendarWords.weekday(word(before) ?? "") != nil else { return nil }
            place += 3
            return Date(year: nil, pairs: [(day, month)])
        }
        place += 4
        return Date(year: takeYear(), pairs: [(day, month)])
    }

    /// `28. November 2026`, `28 Nov`, `28th of November`, `November 28, 2026`.
    private mutating func takeNamed() -> Date? {
        if let day = number(place, 1...2) {
            var next = place + 1
            if isSign(next, ".º°") { next += 1 }
            if let word = word(next), ["st", "nd", "rd", "th", "er"].contains(word) { next += 1 }
            if let word = word(next), ["of", "de", "d"].contains(word) { next += 1 }
            if isSign(next, "'’") { next += 1 }
            guard let month = CalendarWords.month(word(next) ?? "") else { return nil }
            place = next + 1
            return Date(year: takeYear(), pairs: [(day, month)])
        }
        guard let name = word(place), let month = CalendarWords.month(name) else { return nil }
        var next = place + 1
        if isSign(next, ".") { next += 1 }
        guard let day = number(next, 1...2), !isSign(next + 1, ":.") || number(next + 2, 2...2) == nil else {
            return nil
        }
        next += 1
        if let word = word(next), ["st", "nd", "rd", "th"].contains(word) { next += 1 }
        place = next
        return Date(year: takeYear(), pairs: [(day, month)])
    }

    /// `28/11/2026`, `11/28`. Which is the day must be clear.
    private mutating func takeSlashed() -> Date? {
        guard let first = number(place, 1...2), isSign(place + 1, "/-"), case let sign = tokens[place + 1],
            let second = number(place + 2, 1...2)
        else { return nil }
        let hasYear = place + 3 < tokens.count && tokens[place + 3] == sign && number(place + 4, 2...4) != nil
        // With a dash it may be a span, or a result.
        guard hasYear || sign == .sign("/") else { return nil }
        place += 3
        var pairs: [(day: Int, month: Int)] = []
        if 1...12 ~= second { pairs.append((first, second)) }
        if 1...12 ~= first, first != second { pairs.append((second, first)) }
        if hasYear { place += 1 }
        return Date(year: hasYear ? takeYear() : nil, pairs: pairs)
    }

    private mutating func takeYear() -> Int? {
        var next = place
        if isSign(next, ",") { next += 1 }
        if let word = word(next), ["de", "del"].contains(word) { next += 1 }
        if let year = number(next, 4...4), 1900...2200 ~= year, !isSign(next + 1, ":") {
            place = next + 1
            return year
        }
        guard let short = number(place, 2...2), let today, abs(2_000 + short - today.year) <= 1,
            !isSign(place + 1, ":.h"),
            !["uhr", "h", "am", "pm"].contains(word(place + 1) ?? "")
        else { return nil }
        place += 1
        return 2_000 + short
    }

    private static let window = -60...330

    /// The day that is meant. Without a year, the day of the week tells it.
    private func resolved(_ date: Date, _ weekday: Int?) -> ProgrammeTime? {
        guard let today, weekday != nil || date.year != nil else { return nil }
        let years = date.year.map { [$0] } ?? [today.year - 1, today.year, today.year + 1]
        let days = years.flatMap { year in
            date.pairs.compactMap { ProgrammeTime(year: year, month: $0.month, day: $0.day) }
        }
        let fitting = days.filter { day in
            (date.year != nil || Self.window ~= day.dayNumber - today.dayNumber)
                && (weekday.map { $0 == day.weekday } ?? true)
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    // MARK: - Times

    private mutating func takeClock(after start: Int) -> ClockText.Reading? {
        guard let hour = number(place, 1...2), hour <= 23, !followsNumber(start) else { return nil }
        let next = place + 1
        if isSign(next, ":"), let minute = number(next + 1, 2...2), minute <= 59 {
            place = next + 2
            // `1:45:00` is how long something is.
            if isSign(place, ":"), number(place + 1, 1...2) != nil { return nil }
            return half(hour, minute) ?? hours(hour, minute)
        }
        if isSign(next, "."), let minute = number(next + 1, 2...2), minute <= 59, !isSign(next + 2, ".€$£%"),
            !isPrice(next + 2), start == 0 || !isSign(start - 1, "€$£")
        {
            place = next + 2
            if let half = half(hour, minute) { return half }
            if word(place) == "uhr" || ["kl", "klo", "um", "ore", "alle"].contains(lastWord) {
                if word(place) == "uhr" { place += 1 }
                return .minute(60 * hour + minute)
            }
            return hour >= 10 && minute % 5 == 0 ? .dotted(60 * hour + minute) : nil
        }
        if let half = takeHalf(hour, next) { return half }
        if word(next) == "uhr" {
            place = next + 1
            return .minute(60 * hour)
        }
        // `20h30`, `20 h`. Less is how long something is.
        guard word(next) == "h", hour >= 9 else { return nil }
        place = next + 1
        if let minute = number(place, 2...2), minute <= 59 {
            place += 1
            return .minute(60 * hour + minute)
        }
        return .minute(60 * hour)
    }

    private func followsNumber(_ start: Int) -> Bool {
        guard start > 0, !spaced[start] else { return false }
        if case .number = tokens[start - 1] { return true }
        return isSign(start - 1, ":.,") && start > 1 && !spaced[start - 1] && number(start - 2, 1...9) != nil
    }

    private func isPrice(_ place: Int) -> Bool {
        ["eur", "euro", "chf", "kr", "gbp", "usd", "nok", "sek", "dkk"].contains(word(place) ?? "")
    }

    /// `8 pm`.
    private mutating func takeHalf(_ hour: Int, _ next: Int) -> ClockText.Reading? {
        let start = place
        place = next
        if let half = half(hour, 0) { return half }
        place = start
        return nil
    }

    /// The time by a clock of 12 hours, if it is marked so.
    private mutating func half(_ hour: Int, _ minute: Int) -> ClockText.Reading? {
        var isAfternoon: Bool?
        if let word = word(place), ["am", "pm"].contains(word) {
            isAfternoon = word == "pm"
            place += 1
        } else if let letter = word(place), ["a", "p"].contains(letter), isSign(place + 1, "."), word(place + 2) == "m"
        {
            isAfternoon = letter == "p"
            place += isSign(place + 3, ".") ? 4 : 3
        }
        guard let isAfternoon else { return nil }
        style.hasHalves = true
        guard 1...12 ~= hour else { return hour > 12 && isAfternoon ? .minute(60 * hour + minute) : .unclear }
        return .minute(60 * (hour % 12 + (isAfternoon ? 12 : 0)) + minute)
    }

    private mutating func hours(_ hour: Int, _ minute: Int) -> ClockText.Reading? {
        style.hasColons = true
        if hour > 12 { style.hasLateHours = true }
        if word(place) == "uhr" {
            place += 1
            return .minute(60 * hour + minute)
        }
        if let word = word(place), ["h", "hr", "hrs", "std", "stunden", "min", "hours"].contains(word) {
            place += 1
            // `1:45 h` is how long something is, and `20:00 h` a time.
            return word == "h" && hour >= 9 ? .minute(60 * hour + minute) : nil
        }
        return hour > 12 || hour == 0 ? .minute(60 * hour + minute) : .perhaps(60 * hour + minute)
    }
}
