import Foundation

extension String {
    /// The text without surrounding white space; nil if it is empty or `N/A`, which is OMDb's null.
    var known: String? {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.isEmpty || trimmed.uppercased() == "N/A" { return nil }
        return trimmed
    }

    /// A whole number, with or without commas between the thousands.
    var wholeNumber: Int? {
        let digits = filter { $0 != "," }
        guard !digits.isEmpty && digits.allSatisfy(\.isDigit) else { return nil }
        return Int(digits)
    }

    /// A decimal number with a point, and nothing else that `Double` would accept.
    var decimalNumber: Double? {
        guard first?.isDigit == true, allSatisfy({ $0.isDigit || $0 == "." }) else { return nil }
        // Hundreds of digits are parsed as infinity.
        return Double(self).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A decimal number on a scale from 0; nil above the limit.
    func decimalNumber(upTo limit: Double) -> Double? {
        decimalNumber.flatMap { $0 <= limit ? $0 : nil }
    }

    /// A whole number from 0 to 100; nil above.
    var percentage: Int? {
        wholeNumber.flatMap { $0 <= 100 ? $0 : nil }
    }

    /// The parts of a comma-separated list, each once; a comma within parentheses belongs to its part.
    var commaList: [String] {
        var parts: [String] = [""]
        var depth = 0
        for character in self {
            if character == ",", depth == 0 {
                parts.append("")
                continue
            }
            if character == "(" { depth += 1 }
            if character == ")" { depth = max(0, depth - 1) }
            parts[parts.count - 1].append(character)
        }
        // A parenthesis that never closes would swallow the rest of the list.
        if depth > 0 { parts = split(separator: ",").map(String.init) }
        var seen: Set<String> = []
        return parts.compactMap(\.known).filter { seen.insert($0).inserted }
    }

    /// A number of minutes, from `95 min` or `1 h 30 min`.
    var minutes: Int? {
        let form = /(?:([0-9]+)\s*h(?:ours?|rs?)?)?\s*(?:([0-9,]+)\s*(?:m|mins?|minutes?)?\.?)?/
        guard let match = lowercased().wholeMatch(of: form), match.1 != nil || match.2 != nil else { return nil }
        let hours = match.1.map { Int($0) } ?? 0
        let minutes = match.2.map { String($0).wholeNumber } ?? 0
        guard let hours, let minutes, hours < 10_000, minutes < 1_000_000 else { return nil }
        guard hours * 60 + minutes > 0 else { return nil }
        return hours * 60 + minutes
    }

    /// A number of whole US dollars, from `$251,683,815`, `$204,100,000.00` or `$292.6M`.
    var dollars: Int? {
        guard let match = wholeMatch(of: /\$?\s*([0-9,]+)(?:\.([0-9]+))?\s*([KkMmBb])?/) else { return nil }
        let zeros =
            switch match.3?.lowercased() {
            case "k": 3
            case "m": 6
            case "b": 9
            default: 0
            }
        let fraction = String((match.2 ?? "").prefix(zeros))
        return "\(match.1)\(fraction)\(String(repeating: "0", count: zeros - fraction.count))".wholeNumber
    }
}

extension Character {
    var isDigit: Bool { ("0"..."9").contains(self) }
}
