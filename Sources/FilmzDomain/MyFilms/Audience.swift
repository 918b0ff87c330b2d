/// The people to whom a person recommends a film: any of four groups.
public struct Audience: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let kids = Audience(rawValue: 1)
    public static let adults = Audience(rawValue: 2)
    public static let family = Audience(rawValue: 4)
    /// People who count the bodies in a film and do not mind them.
    public static let bodyCountSavvy = Audience(rawValue: 8)

    public static let all: Audience = [.kids, .adults, .family, .bodyCountSavvy]

    /// Each group with its name in URLs, JSON and the command line.
    public static let groups: [(name: String, audience: Audience)] = [
        ("kids", .kids), ("adults", .adults), ("family", .family), ("bodyCountSavvy", .bodyCountSavvy),
    ]

    /// Returns nil when there is no group of this name.
    public init?(name: String) {
        guard let group = Self.groups.first(where: { $0.name == name }) else { return nil }
        self = group.audience
    }

    /// Returns nil when there is no group of one of these names.
    public init?(names: some Sequence<String>) {
        self = []
        for name in names {
            guard let group = Audience(name: name) else { return nil }
            insert(group)
        }
    }

    /// The names of the groups in this set.
    public var names: [String] {
        Self.groups.filter { contains($0.audience) }.map(\.name)
    }
}

extension Audience: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let audience = Audience(names: try container.decode([String].self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an audience")
        }
        self = audience
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(names)
    }
}
