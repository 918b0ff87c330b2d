/// Parsing of times of day in a page's text.
extension ListingText {
    mutating func takeClock(after start: Int) -> ClockText.Reading? {
        guard let hour = number(place, digits: 1...2), hour <= 23, !followsNumber(start) else { return nil }
        let next = place + 1
        if isSign(next, signs: ":"), let minute = number(next + 1, digits: 2...2), minute <= 59 {
            place = next + 2
            // `1:45:00` is a duration.
            if isSign(place, signs: ":"), number(place + 1, digits: 1...2) != nil { return nil }
            return half(hour, minute: minute) ?? hours(hour, minute: minute)
        }
        if isSign(next, signs: "."), let minute = number(next + 1, digits: 2...2), minute <= 59,
            !isSign(next + 2, signs: ".€$£%"),
            !isPrice(next + 2), start == 0 || !isSign(start - 1, signs: "€$£")
        {
            place = next + 2
            if let half = half(hour, minute: minute) { return half }
            if word(place) == "uhr" || ["kl", "klo", "um", "ore", "alle"].contains(lastWord) {
                if word(place) == "uhr" { place += 1 }
                return .minute(60 * hour + minute)
            }
            guard hour >= 10 && minute % 5 == 0 else { return nil }
            return .dotted(60 * hour + minute)
        }
        if let half = takeHalf(hour, next: next) { return half }
        if word(next) == "uhr" {
            place = next + 1
            return .minute(60 * hour)
        }
        // `20h30`, `20 h`. Smaller hours are durations.
        guard word(next) == "h", hour >= 9 else { return nil }
        place = next + 1
        if let minute = number(place, digits: 2...2), minute <= 59 {
            place += 1
            return .minute(60 * hour + minute)
        }
        return .minute(60 * hour)
    }

    private func followsNumber(_ start: Int) -> Bool {
        guard start > 0, !spaced[start] else { return false }
        if case .number = tokens[start - 1] { return true }
        return isSign(start - 1, signs: ":.,") && start > 1 && !spaced[start - 1]
            && number(start - 2, digits: 1...9) != nil
    }

    private func isPrice(_ place: Int) -> Bool {
        ["eur", "euro", "chf", "kr", "gbp", "usd", "nok", "sek", "dkk"].contains(word(place) ?? "")
    }

    /// `8 pm`.
    private mutating func takeHalf(_ hour: Int, next: Int) -> ClockText.Reading? {
        let start = place
        place = next
        if let half = half(hour, minute: 0) { return half }
        place = start
        return nil
    }

    /// The time on a 12-hour clock; nil without `am` or `pm`.
    private mutating func half(_ hour: Int, minute: Int) -> ClockText.Reading? {
        var isAfternoon: Bool?
        if let word = word(place), ["am", "pm"].contains(word) {
            isAfternoon = word == "pm"
            place += 1
        } else if let letter = word(place), ["a", "p"].contains(letter), isSign(place + 1, signs: "."),
            word(place + 2) == "m"
        {
            isAfternoon = letter == "p"
            if isSign(place + 3, signs: ".") { place += 4 } else { place += 3 }
        }
        guard let isAfternoon else { return nil }
        style.hasHalves = true
        guard 1...12 ~= hour else { return hour > 12 && isAfternoon ? .minute(60 * hour + minute) : .unclear }
        return .minute(60 * (hour % 12 + (isAfternoon ? 12 : 0)) + minute)
    }

    private mutating func hours(_ hour: Int, minute: Int) -> ClockText.Reading? {
        style.hasColons = true
        if hour > 12 { style.hasLateHours = true }
        if word(place) == "uhr" {
            place += 1
            return .minute(60 * hour + minute)
        }
        if let word = word(place), ["h", "hr", "hrs", "std", "stunden", "min", "hours"].contains(word) {
            place += 1
            // `1:45 h` is a duration, and `20:00 h` a time.
            guard word == "h" && hour >= 9 else { return nil }
            return .minute(60 * hour + minute)
        }
        return if hour > 12 || hour == 0 { .minute(60 * hour + minute) } else { .perhaps(60 * hour + minute) }
    }
}
