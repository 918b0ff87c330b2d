import Foundation

/// The rules of a site's `robots.txt`: RFC 9309, and `Crawl-delay`.
struct RobotsRules: Hashable, Sendable {
    private struct Rule: Hashable, Sendable {
        var isAllowed: Bool
        var pattern: [UInt8]
    }

    private var rules: [Rule] = []
    /// The delay between requests that the site asks for; nil if it does not.
    private(set) var delay: Duration?

    /// The maximum size in bytes; of a longer file only the beginning is read.
    static let byteLimit = 512_000
    /// The maximum number of rules for a program; further ones are ignored.
    private static let ruleLimit = 5_000
    private static let patternLimit = 2_000

    /// Rules that allow everything.
    init() {}

    /// - Parameter product: the program's name in the rules, in lower case
    init(_ file: Data, for product: String) {
        var own = RobotsRules()
        var everybody = RobotsRules()
        var hasOwn = false
        // A group begins with one or more names, and the rules after them are theirs.
        var isOwn = false
        var isEverybodys = false
        var isNaming = false
        for line in file.prefix(Self.byteLimit).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let (key, value) = Self.pair(line) else { continue }
            if key == "user-agent" {
                if !isNaming {
                    isOwn = false
                    isEverybodys = false
                    isNaming = true
                }
                let name = value.lowercased().prefix { $0.isLetter || $0 == "-" || $0 == "_" }
                if value.hasPrefix("*") { isEverybodys = true }
                if name == product {
                    isOwn = true
                    hasOwn = true
                }
            } else if ["allow", "disallow", "crawl-delay"].contains(key) {
                isNaming = false
                if isOwn { own.add(key, value: value) }
                if isEverybodys { everybody.add(key, value: value) }
            }
        }
        self = if hasOwn { own } else { everybody }
    }

    private static func pair(_ line: Data.SubSequence) -> (key: String, value: String)? {
        let text = String(decoding: line.prefix(patternLimit + 100), as: UTF8.self).prefix { $0 != "#" }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let key = text[..<colon].trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{FEFF}")))
        return (key.lowercased(), text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }

    private mutating func add(_ key: String, value: String) {
        if key == "crawl-delay" {
            if let seconds = Double(value), seconds > 0, seconds < 1_000_000 {
                delay = .milliseconds(Int(seconds * 1_000))
            }
            return
        }
        // `Disallow:` alone forbids nothing.
        guard !value.isEmpty, value.utf8.count <= Self.patternLimit, rules.count < Self.ruleLimit else { return }
        rules.append(Rule(isAllowed: key == "allow", pattern: Self.normalized(value)))
    }

    /// Whether a program may read an address of the site.
    func allows(_ url: URL) -> Bool {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let path = parts?.percentEncodedPath ?? ""
        let target = Self.normalized((path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?" + $0 } ?? ""))
        if target == Array("/robots.txt".utf8) { return true }
        let matching = rules.filter { Self.matches(target, pattern: $0.pattern) }
        guard let longest = matching.map(\.pattern.count).max() else { return true }
        return matching.contains { $0.pattern.count == longest && $0.isAllowed }
    }

    /// Whether a path matches a pattern from its beginning, in which `*` is a wildcard and `$` at the end means the
    /// end.
    ///
    /// Each `*` is matched at the first place where the text after it fits, so there is no backtracking.
    private static func matches(_ path: [UInt8], pattern: [UInt8]) -> Bool {
        let endsThere = pattern.last == UInt8(ascii: "$")
        let pieces = pattern.dropLast(endsThere ? 1 : 0).split(
            separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        guard let first = pieces.first, path.starts(with: first) else { return false }
        var rest = path[first.count...]
        for (index, piece) in pieces.enumerated().dropFirst() {
            if endsThere, index == pieces.count - 1 {
                return rest.count >= piece.count && rest.suffix(piece.count) == piece
            }
            if piece.isEmpty { continue }
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return !endsThere || pieces.count > 1 || rest.isEmpty
    }

    /// The same bytes for the same address, however they are percent-encoded.
    private static func normalized(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
                rest.count >= 2
            {
                // An encoded slash or star is different from one that is not.
                let keeps = [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "$"), UInt8(ascii: "%")].contains(value)
                bytes += keeps ? Array("%\(String(value, radix: 16, uppercase: true))".utf8) : [value]
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
