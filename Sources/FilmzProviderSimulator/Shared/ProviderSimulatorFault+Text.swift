extension ProviderSimulator.Fault {
    /// Parses `KIND[:SECONDS][@FIRST[xCALLS]]`: `hanging`, `slow:2.5`, `429:1@3x2` (the third and the fourth call),
    /// `quota@10`. Nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let kind = Self.kind(String(words[0]), seconds: words.count > 1 ? String(words[1]) : nil) else {
            return nil
        }
        self.init(kind)
        if parts.count > 1 {
            let numbers = parts[1].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
            guard let from = Self.whole(numbers[0]), from > 0 else { return nil }
            self.from = from
            if numbers.count > 1 {
                guard let calls = Self.whole(numbers[1]), calls > 0 else { return nil }
                self.calls = calls
            }
        }
    }

    private static func kind(_ name: String, seconds: String?) -> Kind? {
        switch name {
        case "slow":
            return if seconds?.hasPrefix("-") == true {
                nil
            } else {
                duration(seconds, else: 2).map { .slow($0) }
            }
        case "clock-skew": return duration(seconds, else: 3_600).map { .clockSkew($0) }
        case "429":
            guard let seconds else { return .tooManyRequests(retryAfter: nil) }
            return whole(seconds).map { .tooManyRequests(retryAfter: $0) }
        default: return if seconds == nil { kinds[name] } else { nil }
        }
    }

    /// A whole number of digits only; nil for anything else.
    private static func whole(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
    }

    private static func duration(_ seconds: String?, else standard: Double) -> Duration? {
        guard let seconds else { return .seconds(standard) }
        guard seconds.wholeMatch(of: /-?[0-9]{1,9}(\.[0-9]{1,9})?/) != nil else { return nil }
        return Double(seconds).map { .seconds($0) }
    }

    private static let kinds: [String: Kind] = [
        "hanging": .hanging, "cut-off": .cutOff, "401": .unauthorized, "403": .forbidden, "404": .notFound,
        "500": .serverError, "503": .unavailable, "html": .html, "invalid-json": .invalidJSON,
        "wrong-types": .wrongTypes, "duplicates": .duplicates, "quota": .quota,
    ]
}
