/// Parsing of days in a page's text.
extension ListingText {
    /// A day that was parsed, with the position moved behind it; nil within when it is ambiguous.
    struct WrittenDay {
        var day: ProgrammeTime?
    }

    mutating func takeDay() -> WrittenDay? {
        let start = place
        var weekday: Int?
        var isUnclear = false
        while let word = word(place), let number = CalendarWords.weekday(word), !isMonthOfDay(place) {
            // Several days of the week are not a single day.
            if weekday != nil { isUnclear = true }
            weekday = number
            place += 1
            while isSign(place, signs: ".,-–/+&(|")
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
            guard weekday != nil, let first = word(start), standsForDays(first, place: start) else { return nil }
            place = start + 1
            return WrittenDay(day: nil)
        }
        if isSign(place, signs: ")") { place += 1 }
        if followsAnotherDay() { isUnclear = true }
        return WrittenDay(day: isUnclear ? nil : resolved(date, weekday: weekday))
    }

    /// Whether a word for a day of the week in one language is a month here: `Mar 3`, but not `mar 3 nov`.
    private func isMonthOfDay(_ place: Int) -> Bool {
        guard CalendarWords.month(word(place) ?? "") != nil, number(place + 1, digits: 1...2) != nil else {
            return false
        }
        return CalendarWords.month(word(place + 2) ?? "") == nil && !isSign(place + 2, signs: "./")
    }

    func joins(_ place: Int) -> Bool { word(place).map(ListingWords.joins) ?? false }

    /// Whether a day of the week alone, before a time or as the whole text, stands for one or many unknown days.
    private func standsForDays(_ word: String, place: Int) -> Bool {
        guard CalendarWords.weekday(word) != nil else { return false }
        if tokens.allSatisfy({ token in
            if case .word(let word) = token { return CalendarWords.weekday(word) != nil || ListingWords.joins(word) }
            if case .sign = token { return true }
            return false
        }) {
            return word.utf8.count > 2 || tokens.count <= 2
        }
        var next = place + 1
        while isSign(next, signs: ".,:") { next += 1 }
        return word.utf8.count > 2 && (number(next, digits: 1...2) != nil && isSign(next + 1, signs: ":."))
    }

    /// Whether a span of days follows: `28./29.11.`, `28.–30.11.`, `28 & 29 Nov`.
    private func isSpanOfDays() -> Bool {
        guard let first = number(place, digits: 1...2), 1...31 ~= first else { return false }
        var next = place + 1
        let hasPoint = isSign(next, signs: ".")
        if hasPoint { next += 1 }
        guard isSign(next, signs: "/-–+&") || joins(next) else { return false }
        guard let second = number(next + 1, digits: 1...2), 1...31 ~= second else { return false }
        if hasPoint { return isSign(next + 2, signs: ".") }
        let isSlash = isSign(next, signs: "/")
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
            // It must not be the hour of a time.
            if number(place, digits: 1...2) != nil, isSign(place + 1, signs: ":") { return }
        }
    }

    /// Whether another day follows after a joining sign or word.
    private func followsAnotherDay() -> Bool {
        guard isSign(place, signs: "-–&+") || joins(place) else { return false }
        var rest = self
        rest.place = place + 1
        while let word = rest.word(rest.place),
            CalendarWords.weekday(word) != nil || rest.isSign(rest.place, signs: ".")
        {
            rest.place += 1
        }
        return rest.takeDate() != nil
    }

    private struct Date {
        var year: Int?
        /// Day and month, and with slashes also the reverse.
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
        guard let year = number(place, digits: 4...4), isSign(place + 1, signs: "-"),
            let month = number(place + 2, digits: 2...2),
            isSign(place + 3, signs: "-"), let day = number(place + 4, digits: 2...2)
        else { return nil }
        place += 5
        return Date(year: year, pairs: [(day, month)])
    }

    /// `28.11.`, `28.11.2026`, `28.11.26`.
    private mutating func takePointed() -> Date? {
        guard let day = number(place, digits: 1...2), isSign(place + 1, signs: "."),
            let month = number(place + 2, digits: 1...2),
            1...12 ~= month,
            1...31 ~= day
        else { return nil }
        guard isSign(place + 3, signs: ".") else {
            // `Sa 28.11 20:00`; alone it may be a time or a price.
            let before = if isSign(place - 1, signs: ".,") { place - 2 } else { place - 1 }
            guard CalendarWords.weekday(word(before) ?? "") != nil else { return nil }
            place += 3
            return Date(year: nil, pairs: [(day, month)])
        }
        place += 4
        return Date(year: takeYear(), pairs: [(day, month)])
    }

    /// `28. November 2026`, `28 Nov`, `28th of November`, `November 28, 2026`.
    private mutating func takeNamed() -> Date? {
        if let day = number(place, digits: 1...2) {
            var next = place + 1
            if isSign(next, signs: ".º°") { next += 1 }
            if let word = word(next), ["st", "nd", "rd", "th", "er"].contains(word) { next += 1 }
            if let word = word(next), ["of", "de", "d"].contains(word) { next += 1 }
            if isSign(next, signs: "'’") { next += 1 }
            guard let month = CalendarWords.month(word(next) ?? "") else { return nil }
            place = next + 1
            return Date(year: takeYear(), pairs: [(day, month)])
        }
        guard let name = word(place), let month = CalendarWords.month(name) else { return nil }
        var next = place + 1
        if isSign(next, signs: ".") { next += 1 }
        guard let day = number(next, digits: 1...2),
            !isSign(next + 1, signs: ":.") || number(next + 2, digits: 2...2) == nil
        else {
            return nil
        }
        next += 1
        if let word = word(next), ["st", "nd", "rd", "th"].contains(word) { next += 1 }
        place = next
        return Date(year: takeYear(), pairs: [(day, month)])
    }

    /// `28/11/2026`, `11/28`. The order must be unambiguous.
    private mutating func takeSlashed() -> Date? {
        guard let first = number(place, digits: 1...2), isSign(place + 1, signs: "/-"),
            case let sign = tokens[place + 1],
            let second = number(place + 2, digits: 1...2)
        else { return nil }
        let hasYear = place + 3 < tokens.count && tokens[place + 3] == sign && number(place + 4, digits: 2...4) != nil
        // With a dash, it may also be a span or a score.
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
        if isSign(next, signs: ",") { next += 1 }
        if let word = word(next), ["de", "del"].contains(word) { next += 1 }
        if let year = number(next, digits: 4...4), 1900...2200 ~= year, !isSign(next + 1, signs: ":") {
            place = next + 1
            return year
        }
        guard let short = number(place, digits: 2...2), let today, abs(2_000 + short - today.year) <= 1,
            !isSign(place + 1, signs: ":.h"),
            !["uhr", "h", "am", "pm"].contains(word(place + 1) ?? "")
        else { return nil }
        place += 1
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
        let fitting = days.filter { day in
            (date.year != nil || Self.window ~= day.dayNumber - today.dayNumber)
                && (weekday.map { $0 == day.weekday } ?? true)
        }
        guard fitting.count == 1 else { return nil }
        return fitting[0]
    }
}
