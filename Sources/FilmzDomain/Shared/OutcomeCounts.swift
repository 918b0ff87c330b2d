/// What became of all that was asked about or looked for. Each thing is counted once, so the counts add up to ``all``.
public struct OutcomeCounts: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// There is an answer, beyond doubt.
        case found
        /// There is an answer that may be meant; a person has to say so.
        case doubtful
        /// The answer is that there is nothing.
        case nothing
        /// Whoever was asked does not know the thing at all.
        case unknown
        /// There is no answer, or none that could be read.
        case failed
        /// Nobody was asked yet.
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

    /// Writes all counts, and their sum as `all`.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(all, forKey: Self.all)
        for outcome in Outcome.allCases { try members.encode(self[outcome], forKey: Key(outcome.rawValue)) }
    }
}
