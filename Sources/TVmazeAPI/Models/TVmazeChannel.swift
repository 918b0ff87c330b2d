import APICore
public import Foundation

/// A network or a web channel. https://www.tvmaze.com/api#shows
public struct TVmazeChannel: Sendable, Hashable, Identifiable {
    /// TVmaze's number of it. Networks and web channels are numbered separately.
    public let id: Int
    /// The name.
    public let name: String?
    /// Whose it is; nil for a web channel that belongs to the whole world, such as Netflix, and sometimes for a network.
    public let country: TVmazeCountry?
    /// Its own page.
    public let officialSite: URL?

    /// Made of these parts, as for a preview or a test.
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

    /// Reads what is there. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        name = values.text(.name)
        country = values.value(.country)
        officialSite = values.link(.officialSite)
    }
}
