/// The parts of a sentence about years and running times.
extension SentenceReading {
    func yearsBegin(_ index: Int) -> Bool {
        let index = if word(index) == .filler { index + 1 } else { index }
        if case .decade = word(index) { return true }
        return year(index) != nil
    }

    func skippingThan(_ index: Int) -> Int {
        if vocabulary.isRomance { return skippingDe(index) }
        return if word(index) == .than { index + 1 } else { index }
    }

    /// A number, with its unit in minutes if it is joined: `90min`.
    struct Number {
        var value: Double
        var unit: Int?
        /// The index of the token after it.
        var end: Int
    }

    /// The number at a token; nil when there is none.
    func number(_ index: Int) -> Number? {
        guard tokens.indices.contains(index) else { return nil }
        let text = tokens[index].text
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if digits.isEmpty {
            return vocabulary.numbers[text].map { Number(value: $0, end: index + 1) } ?? adjective(text, index)
        }
        guard digits.utf8.count <= 4, let value = Double(digits) else { return nil }
        let rest = String(text.dropFirst(digits.count))
        if !rest.isEmpty {
            if let number = clock(value, rest, index) { return number }
            return vocabulary.units[rest].map { Number(value: value, unit: $0, end: index + 1) }
        }
        // `1.5` and `1,5` are two tokens of one chunk.
        if tokens.indices.contains(index + 1) {
            let decimal = "\(text).\(tokens[index + 1].text)"
            if chunks[tokens[index].chunk].replacing(",", with: ".") == decimal, let value = Double(decimal) {
                return Number(value: value, end: index + 2)
            }
        }
        return Number(value: value, end: index + 1)
    }

    /// The number of a German adjective: `zweistündig`.
    private func adjective(_ text: String, _ index: Int) -> Number? {
        for (ending, unit) in vocabulary.adjectives {
            guard let range = text.firstRange(of: ending) else { continue }
            return vocabulary.numbers[String(text[..<range.lowerBound])].map {
                Number(value: $0, unit: unit, end: index + 1)
            }
        }
        return nil
    }

    /// A running time in minutes, with the index of the token after it: `90 min`, `two hours`, `1 hour 30 minutes`.
    struct Length {
        var minutes: Int
        var end: Int
    }

    /// The running time at a token; nil when there is none.
    func length(_ index: Int) -> Length? {
        guard let first = lengthInOneUnit(index) else { return bareHour(index) }
        if let whole = withHalf(first) { return whole }
        // Whatever comes after hours may be the minutes of the same time.
        let next = if word(first.end) == .and { first.end + 1 } else { first.end }
        guard first.minutes.isMultiple(of: 60), let rest = lengthInOneUnit(next), rest.minutes < 60 else {
            return first
        }
        return Length(minutes: first.minutes + rest.minutes, end: rest.end)
    }

    private func lengthInOneUnit(_ index: Int) -> Length? {
        guard let number = number(index) else { return nil }
        if let unit = number.unit { return Length(minutes: Int(number.value * Double(unit)), end: number.end) }
        // `half an hour`
        let end = if number.value == 0.5, word(number.end) == .filler { number.end + 1 } else { number.end }
        guard tokens.indices.contains(end), let unit = vocabulary.units[tokens[end].text] else { return nil }
        return Length(minutes: Int(number.value * Double(unit)), end: end + 1)
    }

    /// Parses a condition on the running time or the years.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readTime(_ index: Int) -> Int? {
        readMinutes(index) ?? readYears(index)
    }

    /// How far a running time may be from one that is given without “under” or “over”.
    private static let tolerance = 15
    /// The longest running time that is understood without “under” or “over”; longer ones are titles: `127 Hours`.
    private static let longest = 6 * 60

    /// Parses a condition on the running time.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readMinutes(_ index: Int) -> Int? {
        let all = FilmDraft.runtimes
        switch word(index) {
        case .most(let isIncluded):
            guard let length = length(skippingThan(index + 1)) else { return nil }
            return addMinutes(all.lowerBound, length.minutes - (isIncluded ? 0 : 1), range: index..<length.end)
        case .to:
            guard let length = length(skippingThan(index + 1)) else { return nil }
            return addMinutes(all.lowerBound, length.minutes, range: index..<length.end)
        case .least(let isIncluded):
            guard let length = length(skippingThan(index + 1)) else { return nil }
            return addMinutes(length.minutes + (isIncluded ? 0 : 1), all.upperBound, range: index..<length.end)
        case .between: return readSpan(index, from: index + 1, link: .and)
        default: break
        }
        if let end = readSpan(index, from: index, link: .to) { return end }
        guard let length = length(index), (Self.tolerance + 1...Self.longest).contains(length.minutes) else {
            return nil
        }
        if let end = readTrailingLimit(length, from: index) { return end }
        let minutes = length.minutes - Self.tolerance...length.minutes + Self.tolerance
        add(.minutes(minutes), range: index..<length.end, isCertain: false)
        return length.end
    }

    /// Parses `90 to 120 minutes`, where the first number may have no unit, and `90-120 minutes`.
    private mutating func readSpan(_ index: Int, from start: Int, link: SentenceWord) -> Int? {
        guard let first = number(start) else { return nil }
        let shortest = length(start)
        let middle = shortest?.end ?? first.end
        guard tokens.indices.contains(middle) else { return nil }
        let isJoined = link == .to && tokens[middle].chunk == tokens[start].chunk && word(middle) == nil
        guard isJoined || word(middle) == link, let last = length(isJoined ? middle : middle + 1) else { return nil }
        let factor = if vocabulary.units[tokens[last.end - 1].text] == 60 { 60.0 } else { 1.0 }
        return addMinutes(shortest?.minutes ?? Int(first.value * factor), last.minutes, range: index..<last.end)
    }

    mutating func addMinutes(_ first: Int, _ last: Int, range: Range<Int>) -> Int? {
        guard first <= last, FilmDraft.runtimes.contains(first), FilmDraft.runtimes.contains(last) else { return nil }
        add(.minutes(first...last), range: range, isCertain: true)
        return range.upperBound
    }

    /// Parses a condition on the years.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readYears(_ index: Int) -> Int? {
        func range(_ first: Int, _ last: Int, _ end: Int) -> Int? {
            guard first <= last, mayBegin(index) else { return nil }
            add(.years(first...last), range: index..<end, isCertain: true)
            return end
        }
        let oldest = CalendarDay.years.lowerBound
        let newest = CalendarDay.years.upperBound
        if let first = year(index) {
            if word(index + 1) == .to, let last = year(index + 2) { return range(first, last, index + 3) }
            guard let last = year(index + 1), tokens[index].chunk == tokens[index + 1].chunk else { return nil }
            return range(first, last, index + 2)
        }
        let limit = skippingDe(index + 1)
        switch word(index) {
        case .before: return year(limit).flatMap { range(oldest, $0 - 1, limit + 1) }
        case .after: return year(limit).flatMap { range($0 + 1, newest, limit + 1) }
        case .since: return year(limit).flatMap { range($0, newest, limit + 1) }
        case .between:
            guard let first = year(index + 1), word(index + 2) == .and, let last = year(index + 3) else { return nil }
            return range(first, last, index + 4)
        case .from, .within, .byOrFrom, .onOrIn:
            let start = if word(index + 1) == .filler { index + 2 } else { index + 1 }
            if case .decade(let first) = word(start), isAfterFilms(index) { return range(first, first + 9, start + 1) }
            guard let first = year(start) else { return nil }
            if word(start + 1) == .to, let last = year(start + 2) { return range(first, last, start + 3) }
            guard isAfterFilms(index) else { return nil }
            return range(first, first, start + 1)
        default: return nil
        }
    }
}
