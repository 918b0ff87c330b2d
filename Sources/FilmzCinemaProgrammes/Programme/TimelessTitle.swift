import Foundation

/// Removes the time of a screening from its title. Some sites write it into the name of each event, so that no two
/// screenings of a film would have the same title.
struct TimelessTitle {
    /// The time as written and as interpreted, which are often the same.
    let times: [ProgrammeTime]

    private static let separators: Set<Character> = ["-", "–", "—", "|", ",", ":", ";", "(", "[", "@", "·", "•", "/"]
    private static let lengthLimit = 60

    /// Returns `The Thing` for `The Thing - 10/1/26 @ 6:00 pm` and `6:00 pm: The Thing`. Only the day or time of this
    /// screening is removed, and only if there is nothing else beside it: `3:10 to Yuma` and `1917` stay.
    func title(_ title: String) -> String {
        guard title.contains(where: \.isNumber) else { return title }
        let remainder = withoutEnd(title) ?? withoutBeginning(title) ?? title
        return remainder.contains { $0.isLetter || $0.isNumber } ? remainder : title
    }

    private func withoutEnd(_ title: String) -> String? {
        let positions = title.indices.suffix(Self.lengthLimit).dropFirst().filter { position in
            let before = title[title.index(before: position)]
            return Self.separators.contains(before) || before == " " && title[position].isNumber
        }
        return positions.first { isTime(title[$0...]) }.map { Self.trimmed(title[..<$0]) }
    }

    private func withoutBeginning(_ title: String) -> String? {
        let positions = title.indices.prefix(Self.lengthLimit).filter { Self.separators.contains(title[$0]) }
        return positions.last { isTime(title[..<$0]) }.map { Self.trimmed(title[$0...]) }
    }

    private static func trimmed(_ part: Substring) -> String {
        var part = part
        while let last = part.last, last == " " || separators.contains(last) { part.removeLast() }
        while let first = part.first, first == " " || separators.contains(first) && !"([".contains(first) {
            part.removeFirst()
        }
        return String(part)
    }

    private func isTime(_ part: Substring) -> Bool { times.contains { Self.containsOnly($0, in: part) } }

    /// Whether a text contains the day or the time of this screening, and nothing else.
    private static func containsOnly(_ time: ProgrammeTime, in part: Substring) -> Bool {
        var numbers: [(value: Int, length: Int)] = []
        var hasMonth = false
        var hasHourMark = false
        for word in words(part) {
            if let value = Int(word) {
                numbers.append((value, word.utf8.count))
            } else if let month = CalendarWords.month(word), month == time.month {
                hasMonth = true
            } else if hourMarks.contains(word) {
                hasHourMark = true
            } else if CalendarWords.weekday(word) == nil, !fillers.contains(word) {
                return false
            }
        }
        var possibleNumbers: Set = [time.day, time.month, time.year, time.year % 100]
        var hours: Set<Int> = []
        if let hour = time.hour, let minute = time.minute {
            hours = [hour, hour % 12 == 0 ? 12 : hour % 12]
            possibleNumbers.formUnion(hours)
            possibleNumbers.insert(minute)
        }
        guard numbers.allSatisfy({ possibleNumbers.contains($0.value) }) else { return false }
        let pairs = zip(numbers, numbers.dropFirst())
        let hasTime =
            pairs.contains { hours.contains($0.value) && $1.value == time.minute && $1.length == 2 }
            || hasHourMark && time.minute == 0 && numbers.contains { hours.contains($0.value) }
        let hasDay =
            hasMonth && numbers.contains { $0.value == time.day }
            || pairs.contains { Set([$0.value, $1.value]) == Set([time.day, time.month]) }
        return hasTime || hasDay
    }

    /// The runs of letters and of digits, folded.
    private static func words(_ part: Substring) -> [String] {
        var words: [String] = []
        var isNumber = false
        var isInRun = false
        for character in CalendarWords.folded(part) {
            let isDigit = character.isASCII && character.isNumber
            guard isDigit || character.isLetter else {
                isInRun = false
                continue
            }
            if isInRun, isDigit == isNumber {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            isNumber = isDigit
            isInRun = true
        }
        return words
    }

    /// Words that mark an hour without minutes as a time.
    private static let hourMarks: Set = ["am", "pm", "uhr", "h"]
    private static let fillers: Set = [
        "a", "p", "m", "at", "on", "of", "the", "um", "am", "den", "der", "de", "del", "le", "la", "il", "el", "ore",
        "alle", "kl", "klo", "st", "nd", "rd", "th", "o", "clock", "hrs", "hours",
    ]
}
