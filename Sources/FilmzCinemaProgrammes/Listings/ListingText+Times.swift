/// Parsing of times of day in a page's text.
extension ListingText {
    mutating func parseClock(after start: Int) -> ClockText.Value? {
        guard let hour = number(position, digits: 1...2), hour <= 23, !followsNumber(start) else { return nil }
        let next = position + 1
        if isSign(next, signs: ":"), let minute = number(next + 1, digits: 2...2), minute <= 59 {
            position = next + 2
            // `1:45:00` is a duration.
            if isSign(position, signs: ":"), number(position + 1, digits: 1...2) != nil { return nil }
            return twelveHourClock(hour, minute: minute) ?? colonClock(hour, minute: minute)
        }
        if isSign(next, signs: "."), let minute = number(next + 1, digits: 2...2), minute <= 59,
            !isSign(next + 2, signs: ".€$£%"),
            !isPrice(next + 2), start == 0 || !isSign(start - 1, signs: "€$£")
        {
            position = next + 2
            if let twelveHourClock = twelveHourClock(hour, minute: minute) { return twelveHourClock }
            if word(position) == "uhr" || ["kl", "klo", "um", "ore", "alle"].contains(lastWord) {
                if word(position) == "uhr" { position += 1 }
                return .minute(60 * hour + minute)
            }
            guard hour >= 10 && minute % 5 == 0 else { return nil }
            return .dotted(60 * hour + minute)
        }
        if let twelveHourClock = parseTwelveHourClock(hour, next: next) { return twelveHourClock }
        if word(next) == "uhr" {
            position = next + 1
            return .minute(60 * hour)
        }
        // `20h30`, `20 h`. Smaller hours are durations.
        guard word(next) == "h", hour >= 9 else { return nil }
        position = next + 1
        if let minute = number(position, digits: 2...2), minute <= 59 {
            position += 1
            return .minute(60 * hour + minute)
        }
        return .minute(60 * hour)
    }

    private func followsNumber(_ start: Int) -> Bool {
        guard start > 0, !hasSpaceBefore[start] else { return false }
        if case .number = tokens[start - 1] { return true }
        return isSign(start - 1, signs: ":.,") && start > 1 && !hasSpaceBefore[start - 1]
            && number(start - 2, digits: 1...9) != nil
    }

    private func isPrice(_ position: Int) -> Bool {
        ["eur", "euro", "chf", "kr", "gbp", "usd", "nok", "sek", "dkk"].contains(word(position) ?? "")
    }

    /// `8 pm`.
    private mutating func parseTwelveHourClock(_ hour: Int, next: Int) -> ClockText.Value? {
        let start = position
        position = next
        if let twelveHourClock = twelveHourClock(hour, minute: 0) { return twelveHourClock }
        position = start
        return nil
    }

    /// The time on a 12-hour clock; nil without `am` or `pm`.
    private mutating func twelveHourClock(_ hour: Int, minute: Int) -> ClockText.Value? {
        var isAfternoon: Bool?
        if let word = word(position), ["am", "pm"].contains(word) {
            isAfternoon = word == "pm"
            position += 1
        } else if let letter = word(position), ["a", "p"].contains(letter), isSign(position + 1, signs: "."),
            word(position + 2) == "m"
        {
            isAfternoon = letter == "p"
            if isSign(position + 3, signs: ".") { position += 4 } else { position += 3 }
        }
        guard let isAfternoon else { return nil }
        style.hasTwelveHourTimes = true
        guard 1...12 ~= hour else { return hour > 12 && isAfternoon ? .minute(60 * hour + minute) : .ambiguous }
        return .minute(60 * (hour % 12 + (isAfternoon ? 12 : 0)) + minute)
    }

    private mutating func colonClock(_ hour: Int, minute: Int) -> ClockText.Value? {
        style.hasColons = true
        if hour > 12 { style.hasTwentyFourHourTimes = true }
        if word(position) == "uhr" {
            position += 1
            return .minute(60 * hour + minute)
        }
        if let word = word(position), ["h", "hr", "hrs", "std", "stunden", "min", "hours"].contains(word) {
            position += 1
            // `1:45 h` is a duration, and `20:00 h` a time.
            guard word == "h" && hour >= 9 else { return nil }
            return .minute(60 * hour + minute)
        }
        return if hour > 12 || hour == 0 { .minute(60 * hour + minute) } else {
            .possiblyTwelveHour(60 * hour + minute)
        }
    }
}
