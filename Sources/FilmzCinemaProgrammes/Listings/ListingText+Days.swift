/// Parsing of days in a page's text.
extension ListingText {
    /// A day that was parsed, with the position moved behind it; nil within when it is ambiguous.
    struct ParsedDay {
        var day: ProgrammeTime?
    }

    mutating func parseDay() -> ParsedDay? {
        let start = position
        var weekday: Int?
        var isAmbiguous = false
        while let word = word(position), let number = CalendarWords.weekday(word), !isMonthOfDay(position) {
            // Several days of the week are not a single day.
            if weekday != nil { isAmbiguous = true }
            weekday = number
            position += 1
            while isSign(position, signs: ".,-–/+&(|")
                || isConnector(at: position)
                    && CalendarWords.weekday(self.word(position + 1) ?? "") != nil
            {
                position += 1
            }
            if self.word(position) == "den" || self.word(position) == "the" || self.word(position) == "le" {
                position += 1
            }
        }
        if isSpanOfDays() {
            skipSpan()
            return ParsedDay(day: nil)
        }
        guard let date = parseDate() else {
            position = start
            guard weekday != nil, let first = word(start), standsForDays(first, position: start) else { return nil }
            position = start + 1
            return ParsedDay(day: nil)
        }
        if isSign(position, signs: ")") { position += 1 }
        if isFollowedByDay() { isAmbiguous = true }
        return ParsedDay(day: isAmbiguous ? nil : resolved(date, weekday: weekday))
    }

    /// Whether a word for a day of the week in one language is a month here: `Mar 3`, but not `mar 3 nov`.
    private func isMonthOfDay(_ position: Int) -> Bool {
        guard CalendarWords.month(word(position) ?? "") != nil, number(position + 1, digits: 1...2) != nil else {
            return false
        }
        return CalendarWords.month(word(position + 2) ?? "") == nil && !isSign(position + 2, signs: "./")
    }

    func isConnector(at position: Int) -> Bool { word(position).map(ListingWords.isConnector) ?? false }

    /// Whether a day of the week alone, before a time or as the whole text, stands for one or many unknown days.
    private func standsForDays(_ word: String, position: Int) -> Bool {
        guard CalendarWords.weekday(word) != nil else { return false }
        if tokens.allSatisfy({ token in
            if case .word(let word) = token {
                return CalendarWords.weekday(word) != nil || ListingWords.isConnector(word)
            }
            if case .sign = token { return true }
            return false
        }) {
            return word.utf8.count > 2 || tokens.count <= 2
        }
        var next = position + 1
        while isSign(next, signs: ".,:") { next += 1 }
        return word.utf8.count > 2 && (number(next, digits: 1...2) != nil && isSign(next + 1, signs: ":."))
    }

    /// Whether a span of days follows: `28./29.11.`, `28.–30.11.`, `28 & 29 Nov`.
    private func isSpanOfDays() -> Bool {
        guard let first = number(position, digits: 1...2), 1...31 ~= first else { return false }
        var next = position + 1
        let hasPoint = isSign(next, signs: ".")
        if hasPoint { next += 1 }
        guard isSign(next, signs: "/-–+&") || isConnector(at: next) else { return false }
        guard let second = number(next + 1, digits: 1...2), 1...31 ~= second else { return false }
        if hasPoint { return isSign(next + 2, signs: ".") }
        let isSlash = isSign(next, signs: "/")
        return !isSlash && CalendarWords.month(word(next + 2) ?? "") != nil
    }

    private mutating func skipSpan() {
        while position < tokens.count {
            switch tokens[position] {
            case .number(let value, let digits) where digits <= 4 && (value <= 31 || digits == 4): position += 1
            case .sign(let sign) where "./-–+&".contains(sign): position += 1
            case .word(let word) where CalendarWords.month(word) != nil || ListingWords.isConnector(word): position += 1
            default: return
            }
            // It must not be the hour of a time.
            if number(position, digits: 1...2) != nil, isSign(position + 1, signs: ":") { return }
        }
    }

    /// Whether another day follows after a joining sign or word.
    private func isFollowedByDay() -> Bool {
        guard isSign(position, signs: "-–&+") || isConnector(at: position) else { return false }
        var lookahead = self
        lookahead.position = position + 1
        while let word = lookahead.word(lookahead.position),
            CalendarWords.weekday(word) != nil || lookahead.isSign(lookahead.position, signs: ".")
        {
            lookahead.position += 1
        }
        return lookahead.parseDate() != nil
    }

    private struct Date {
        var year: Int?
        /// Day and month, and with slashes also the reverse.
        var pairs: [(day: Int, month: Int)]
    }

    private mutating func parseDate() -> Date? {
        let start = position
        if let date = parseISODate() ?? parseDottedDate() ?? parseNamedMonthDate() ?? parseSlashedDate() { return date }
        position = start
        return nil
    }

    /// `2026-11-28`.
    private mutating func parseISODate() -> Date? {
        guard let year = number(position, digits: 4...4), isSign(position + 1, signs: "-"),
            let month = number(position + 2, digits: 2...2),
            isSign(position + 3, signs: "-"), let day = number(position + 4, digits: 2...2)
        else { return nil }
        position += 5
        return Date(year: year, pairs: [(day, month)])
    }

    /// `28.11.`, `28.11.2026`, `28.11.26`.
    private mutating func parseDottedDate() -> Date? {
        guard let day = number(position, digits: 1...2), isSign(position + 1, signs: "."),
            let month = number(position + 2, digits: 1...2),
            1...12 ~= month,
            1...31 ~= day
        else { return nil }
        guard isSign(position + 3, signs: ".") else {
            // `Sa 28.11 20:00`; alone it may be a time or a price.
            let previous = if isSign(position - 1, signs: ".,") { position - 2 } else { position - 1 }
            guard CalendarWords.weekday(word(previous) ?? "") != nil else { return nil }
            position += 3
            return Date(year: nil, pairs: [(day, month)])
        }
        position += 4
        return Date(year: parseYear(), pairs: [(day, month)])
    }

    /// `28. November 2026`, `28 Nov`, `28th of November`, `November 28, 2026`.
    private mutating func parseNamedMonthDate() -> Date? {
        if let day = number(position, digits: 1...2) {
            var next = position + 1
            if isSign(next, signs: ".º°") { next += 1 }
            if let word = word(next), ["st", "nd", "rd", "th", "er"].contains(word) { next += 1 }
            if let word = word(next), ["of", "de", "d"].contains(word) { next += 1 }
            if isSign(next, signs: "'’") { next += 1 }
            guard let month = CalendarWords.month(word(next) ?? "") else { return nil }
            position = next + 1
            return Date(year: parseYear(), pairs: [(day, month)])
        }
        guard let name = word(position), let month = CalendarWords.month(name) else { return nil }
        var next = position + 1
        if isSign(next, signs: ".") { next += 1 }
        guard let day = number(next, digits: 1...2),
            !isSign(next + 1, signs: ":.") || number(next + 2, digits: 2...2) == nil
        else {
            return nil
        }
        next += 1
        if let word = word(next), ["st", "nd", "rd", "th"].contains(word) { next += 1 }
        position = next
        return Date(year: parseYear(), pairs: [(day, month)])
    }

    /// `28/11/2026`, `11/28`. The order must be unambiguous.
    private mutating func parseSlashedDate() -> Date? {
        guard let first = number(position, digits: 1...2), isSign(position + 1, signs: "/-"),
            case let sign = tokens[position + 1],
            let second = number(position + 2, digits: 1...2)
        else { return nil }
        let hasYear =
            position + 3 < tokens.count && tokens[position + 3] == sign && number(position + 4, digits: 2...4) != nil
        // With a dash, it may also be a span or a score.
        guard hasYear || sign == .sign("/") else { return nil }
        position += 3
        var pairs: [(day: Int, month: Int)] = []
        if 1...12 ~= second { pairs.append((first, second)) }
        if 1...12 ~= first, first != second { pairs.append((second, first)) }
        if hasYear { position += 1 }
        return Date(year: hasYear ? parseYear() : nil, pairs: pairs)
    }

    private mutating func parseYear() -> Int? {
        var next = position
        if isSign(next, signs: ",") { next += 1 }
        if let word = word(next), ["de", "del"].contains(word) { next += 1 }
        if let year = number(next, digits: 4...4), 1900...2200 ~= year, !isSign(next + 1, signs: ":") {
            position = next + 1
            return year
        }
        guard let short = number(position, digits: 2...2), let today, abs(2_000 + short - today.year) <= 1,
            !isSign(position + 1, signs: ":.h"),
            !["uhr", "h", "am", "pm"].contains(word(position + 1) ?? "")
        else { return nil }
        position += 1
        return 2_000 + short
    }

    private static let window = -60...330

    /// The day of a date. Without a year, the day of the week determines it. Nil when it is ambiguous.
    private func resolved(_ date: Date, weekday: Int?) -> ProgrammeTime? {
        guard let today, weekday != nil || date.year != nil else { return nil }
        let years = date.year.map { [$0] } ?? [today.year - 1, today.year, today.year + 1]
        let days = years.flatMap { year in
            date.pairs.compactMap { ProgrammeTime(year: year, month: $0.month, day: $0.day) }
        }
        let matchingDays = days.filter { day in
            (date.year != nil || Self.window ~= day.dayNumber - today.dayNumber)
                && (weekday.map { $0 == day.weekday } ?? true)
        }
        guard matchingDays.count == 1 else { return nil }
        return matchingDays[0]
    }
}
