import APICore
public import Foundation

/// A country. https://www.tvmaze.com/api#shows
public struct TVmazeCountry: Sendable, Hashable {
    /// The name in English.
    public let name: String?
    /// ISO 3166-1: `GB`.
    public let code: String?
    /// The name of its time zone, by which ``TVmazeEpisode/airDate`` and ``TVmazeEpisode/airTime`` are meant:
    /// `America/New_York`. For a country with several, that of its capital or largest city.
    public let timezone: String?

    /// Made of these parts, as for a preview or a test.
    public init(name: String? = nil, code: String? = nil, timezone: String? = nil) {
        self.name = name
        self.code = code
        self.timezone = timezone
    }

    /// The time zone; nil where it is not known here.
    public var timeZone: TimeZone? { timezone.flatMap { TimeZone(identifier: $0) } }
}

extension TVmazeCountry: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, code, timezone
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = values.text(.name)
        code = values.text(.code)
        timezone = values.text(.timezone)
    }
}
