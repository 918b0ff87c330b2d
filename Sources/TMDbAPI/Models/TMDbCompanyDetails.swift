import APICore
public import Foundation

/// A production company, or a network that shows series, with all its details.
///
/// See https://developer.themoviedb.org/reference/company-details.
public struct TMDbCompanyDetails: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the company. A network may have the same ID.
    public let id: Int
    /// The name of the company.
    public let name: String?
    /// A description. Nil for most companies, and for all networks.
    public let description: String?
    /// The place of the headquarters: `Stockholm, Sweden`.
    public let headquarters: String?
    /// The company's website, `http` or `https` as TMDb sends it.
    public let homepage: URL?
    /// The path of the logo, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let logoPath: String?
    /// The country of origin, as ISO 3166-1; nil if it is unknown, and for worldwide services.
    public let originCountry: String?
    /// The company that owns this one; nil if TMDb names none, and for all networks.
    public let parentCompany: TMDbCompany?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, name: String? = nil, description: String? = nil, headquarters: String? = nil, homepage: URL? = nil,
        logoPath: String? = nil, originCountry: String? = nil, parentCompany: TMDbCompany? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.headquarters = headquarters
        self.homepage = homepage
        self.logoPath = logoPath
        self.originCountry = originCountry
        self.parentCompany = parentCompany
    }
}

extension TMDbCompanyDetails: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, description, headquarters, homepage
        case logoPath = "logo_path"
        case originCountry = "origin_country"
        case parentCompany = "parent_company"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        description = values.text(.description)
        headquarters = values.text(.headquarters)
        homepage = values.link(.homepage)
        logoPath = values.text(.logoPath)
        originCountry = values.text(.originCountry)
        parentCompany = values.value(.parentCompany)
    }
}
