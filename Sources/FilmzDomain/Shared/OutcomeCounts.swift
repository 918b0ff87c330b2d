/// The numbers of requests or searches by outcome. Each is counted once, so the counts add up to ``all``.
public struct OutcomeCounts: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// There is a result, beyond doubt.
        case found
        /// There is a possible result; a person must confirm it.
        case doubtful
        /// The result is that there is nothing.
        case nothing
        /// The subject of the request is unknown to the source.
        case unknown
        /// There is no answer, or none that could be decoded.
        case failed
        /// The request was not made yet.
        case waiting
    }

    private var counts: [Outcome: Int] = [:]

    public init() {}

    public subscript(outcome: Outcome) -> Int { counts[outcome] ?? 0 }

    public var all: Int { counts.values.reduce(0, +) }

    public mutating func add(_ outcome: Outcome, count: Int = 1) {
        if count > 0 { counts[outcome, default: 0] += count }
    }
}

extension OutcomeCounts: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    private static let all = Key("all")

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        for outcome in Outcome.allCases {
            add(outcome, count: try members.decodeIfPresent(Int.self, forKey: Key(outcome.rawValue)) ?? 0)
        }
    }

    /// Encodes all counts, and their sum as `all`.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(all, forKey: Self.all)
        for outcome in Outcome.allCases { try members.encode(self[outcome], forKey: Key(outcome.rawValue)) }
    }
}
