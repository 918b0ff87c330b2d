import APICore

/// A title of a show in another country. https://www.tvmaze.com/api#show-aka
public struct TVmazeAka: Sendable, Hashable {
    /// The title.
    public let name: String
    /// Where it has this title; nil for the country it comes from.
    public let country: TVmazeCountry?

    /// Made of these parts, as for a preview or a test.
    public init(name: String, country: TVmazeCountry? = nil) {
        self.name = name
        self.country = country
    }
}

extension TVmazeAka: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, country
    }

    /// Reads what is there. Fails without a title.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let name = values.text(.name) else {
            throw DecodingError.keyNotFound(
                CodingKeys.name, .init(codingPath: decoder.codingPath, debugDescription: "no title"))
        }
        self.name = name
        country = values.value(.country)
    }
}
