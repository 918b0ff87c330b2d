import APICore
public import Foundation

/// A country with its time zone. https://www.tvmaze.com/api#shows
public struct TVmazeCountry: Sendable, Hashable {
    /// The name in English.
    public let name: String?
    /// The code by ISO 3166-1: `GB`.
    public let code: String?
    /// The name of the time zone that ``TVmazeEpisode/airDate`` and ``TVmazeEpisode/airTime`` are in:
    /// `America/New_York`. For a country with several, that of its capital or largest city.
    public let timezone: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String? = nil, code: String? = nil, timezone: String? = nil) {
        self.name = name
        self.code = code
        self.timezone = timezone
    }

    /// The time zone; nil if the system does not know it.
    public var timeZone: TimeZone? { timezone.flatMap { TimeZone(identifier: $0) } }
}

extension TVmazeCountry: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, code, timezone
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = values.text(.name)
        code = values.text(.code)
        timezone = values.text(.timezone)
    }
}
