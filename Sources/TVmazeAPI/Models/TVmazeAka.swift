import APICore

/// A title of a show in another country. https://www.tvmaze.com/api#show-aka
public struct TVmazeAka: Sendable, Hashable {
    /// The title in the country.
    public let name: String
    /// The country with this title; nil for the country of origin.
    public let country: TVmazeCountry?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String, country: TVmazeCountry? = nil) {
        self.name = name
        self.country = country
    }
}

extension TVmazeAka: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, country
    }

    /// Decodes the model; a missing or broken field becomes nil. Fails without a title.
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
