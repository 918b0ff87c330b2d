/// The recurrence rule of an event: the subset of RFC 5545 that film clubs use.
struct RecurrenceRule: Hashable, Sendable {
    enum Frequency: String, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
    }

    /// A day of the week, and which one in the month: -1 for the last, nil for every one.
    struct Weekday: Hashable, Sendable {
        var number: Int?
        /// The day, from 0 for Monday.
        var day: Int
    }

    var frequency: Frequency
    var interval = 1
    var count: Int?
    /// The end of the recurrence, as written.
    var until: WrittenTime?
    var weekdays: [Weekday] = []
    var monthDays: [Int] = []

    /// Nil for a rule with unsupported parts.
    init?(_ text: String) {
        var parts: [String: String] = [:]
        for part in text.uppercased().prefix(1_000).split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parts[pair[0].trimming(\.isWhitespace)] = pair[1].trimming(\.isWhitespace) }
        }
        let supportedParts: Set = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "WKST"]
        guard let frequency = parts["FREQ"].flatMap(Frequency.init), supportedParts.isSuperset(of: parts.keys) else {
            return nil
        }
        self.frequency = frequency
        interval = min(max(parts["INTERVAL"].flatMap { Int($0) } ?? 1, 1), 1_000)
        count = parts["COUNT"].flatMap { Int($0) }
        if let text = parts["UNTIL"] {
            guard let until = WrittenTime(text) else { return nil }
            self.until = until
        }
        if let text = parts["BYDAY"] {
            for word in text.split(separator: ",").prefix(20) {
                guard let weekday = Self.weekday(word) else { return nil }
                weekdays.append(weekday)
            }
        }
        if let text = parts["BYMONTHDAY"] { monthDays = text.split(separator: ",").prefix(31).compactMap { Int($0) } }
        let hasNumbers = weekdays.contains { $0.number != nil }
        guard frequency == .monthly || !hasNumbers && monthDays.isEmpty, weekdays.isEmpty || monthDays.isEmpty else {
            return nil
        }
    }

    private static func weekday(_ word: Substring) -> Weekday? {
        guard let day = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(where: word.hasSuffix) else { return nil }
        let number = word.dropLast(2)
        if number.isEmpty { return Weekday(number: nil, day: day) }
        guard let number = Int(number), number != 0, abs(number) <= 5 else { return nil }
        return Weekday(number: number, day: day)
    }

    /// The days of the event's recurrences, as days since 1 January 1970, in order and including the first day.
    /// - Parameters:
    ///   - first: the first day of the event
    ///   - window: the days to return
    ///   - periodsLeft: the number of periods that may be examined; afterwards the remaining number
    func days(from first: ProgrammeTime, in window: ClosedRange<Int>, periodsLeft: inout Int) -> [Int] {
        let start = first.dayNumber
        var days: [Int] = if window.contains(start) { [start] } else { [] }
        var occurrenceCount = 1
        // Only a rule with a count has to be followed from the beginning.
        var period = if count == nil { max(0, (window.lowerBound - start) / longestPeriod - 1) } else { 0 }
        while periodsLeft > 0, occurrenceCount < count ?? .max, days.count < Self.limit {
            periodsLeft -= 1
            let candidates = candidates(first, start: start, period: period)
            period += 1
            guard candidates.earliest <= window.upperBound else { break }
            for day in candidates.days where day > start && occurrenceCount < count ?? .max {
                occurrenceCount += 1
                if window.contains(day), days.count < Self.limit { days.append(day) }
            }
        }
        return days
    }

    static let limit = 400

    /// The maximum number of days in a period.
    private var longestPeriod: Int {
        switch frequency {
        case .daily: interval
        case .weekly: 7 * interval
        case .monthly: 31 * interval
        }
    }

    /// The days in a period, in order, and the first day of the period.
    private func candidates(_ first: ProgrammeTime, start: Int, period: Int) -> (days: [Int], earliest: Int) {
        switch frequency {
        case .daily:
            let day = start + period * interval
            let matches = weekdays.isEmpty || weekdays.contains { $0.day == Self.weekday(of: day) }
            return (matches ? [day] : [], day)
        case .weekly:
            let monday = start - Self.weekday(of: start) + 7 * period * interval
            let days = if weekdays.isEmpty { [Self.weekday(of: start)] } else { weekdays.map(\.day) }
            return (Set(days).sorted().map { monday + $0 }, monday)
        case .monthly:
            let months = 12 * first.year + first.month - 1 + period * interval
            guard let month = ProgrammeTime(year: months / 12, month: months % 12 + 1, day: 1) else {
                return ([], .max)
            }
            return (Set(monthly(month, day: first.day)).sorted(), month.dayNumber)
        }
    }

    private func monthly(_ month: ProgrammeTime, day: Int) -> [Int] {
        let start = month.dayNumber
        let length = ProgrammeTime.length(of: month.month, year: month.year)
        if !weekdays.isEmpty {
            return weekdays.flatMap { weekday in
                let daysOfMonth = stride(from: (weekday.day - Self.weekday(of: start) + 7) % 7, to: length, by: 7).map {
                    start + $0
                }
                guard let number = weekday.number else { return daysOfMonth }
                let index = if number > 0 { number - 1 } else { daysOfMonth.count + number }
                return if daysOfMonth.indices.contains(index) { [daysOfMonth[index]] } else { [] }
            }
        }
        let days = if monthDays.isEmpty { [day] } else { monthDays.map { $0 < 0 ? length + 1 + $0 : $0 } }
        return days.filter { 1...length ~= $0 }.map { start + $0 - 1 }
    }

    /// The day of the week, from 0 for Monday.
    private static func weekday(of day: Int) -> Int { ((day + 3) % 7 + 7) % 7 }
}

extension Substring {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
        var trimmed = drop(while: isTrimmed)
        while let last = trimmed.last, isTrimmed(last) { trimmed.removeLast() }
        return String(trimmed)
    }
}
