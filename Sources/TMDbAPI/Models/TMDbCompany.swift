import APICore

/// A production company, or a network that shows series. Companies and networks may have the same ID.
///
/// See https://developer.themoviedb.org/reference/company-details.
public struct TMDbCompany: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the company.
    public let id: Int
    /// The name of the company.
    public let name: String?
    /// The path of the logo; nil if there is none.
    public let logoPath: String?
    /// The country of origin, as ISO 3166-1; nil if it is unknown, and for worldwide services.
    public let originCountry: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, name: String? = nil, logoPath: String? = nil, originCountry: String? = nil) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.originCountry = originCountry
    }
}

extension TMDbCompany: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name
        case logoPath = "logo_path"
        case originCountry = "origin_country"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        logoPath = values.text(.logoPath)
        originCountry = values.text(.originCountry)
    }
}
