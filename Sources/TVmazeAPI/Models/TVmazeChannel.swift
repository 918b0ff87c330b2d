import APICore
public import Foundation

/// A network or a web channel. https://www.tvmaze.com/api#shows
public struct TVmazeChannel: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the channel. A network and a web channel may have the same ID.
    public let id: Int
    /// The name of the channel.
    public let name: String?
    /// The channel's country; nil for a global web channel, such as Netflix, and sometimes for a network.
    public let country: TVmazeCountry?
    /// The channel's own website.
    public let officialSite: URL?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, name: String? = nil, country: TVmazeCountry? = nil, officialSite: URL? = nil) {
        self.id = id
        self.name = name
        self.country = country
        self.officialSite = officialSite
    }
}

extension TVmazeChannel: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, country, officialSite
    }

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        name = values.text(.name)
        country = values.value(.country)
        officialSite = values.link(.officialSite)
    }
}
