import APICore

/// A production company, or a network that shows series. The two are numbered apart.
///
/// See https://developer.themoviedb.org/reference/company-details.
public struct TMDbCompany: Sendable, Hashable, Identifiable {
    /// TMDb's number of the company.
    public let id: Int
    /// Its name.
    public let name: String?
    /// Its logo; nil when there is none.
    public let logoPath: String?
    /// Where it comes from, as ISO 3166-1; nil when that is not known, and for services all over the world.
    public let originCountry: String?

    /// Made of these parts, as for a preview or a test.
    public init(id: Int, name: String? = nil, logoPath: String? = nil, originCountry: String? = nil) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.originCountry = originCountry
    }
}

extension TMDbCompany: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case logoPath = "logo_path"
        case originCountry = "origin_country"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        logoPath = values.text(.logoPath)
        originCountry = values.text(.originCountry)
    }
}
