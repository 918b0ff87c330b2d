import APICore
public import Foundation

/// A production company, or a network that shows series, with all that is known about it.
///
/// See https://developer.themoviedb.org/reference/company-details.
public struct TMDbCompanyDetails: Sendable, Hashable, Identifiable {
    /// TMDb's number of the company. Companies and networks are numbered apart.
    public let id: Int
    /// Its name.
    public let name: String?
    /// What it is. Nil for most companies, and for all networks.
    public let description: String?
    /// Where it sits: `Stockholm, Sweden`.
    public let headquarters: String?
    /// Its own page, `http` or `https` as TMDb sends it.
    public let homepage: URL?
    /// Its logo, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil when there is none.
    public let logoPath: String?
    /// Where it comes from, as ISO 3166-1; nil when that is not known, and for services all over the world.
    public let originCountry: String?
    /// The company that owns it; nil when TMDb names none, and for all networks.
    public let parentCompany: TMDbCompany?

    /// Made of these parts, as for a preview or a test.
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
        case id
        case name
        case description
        case headquarters
        case homepage
        case logoPath = "logo_path"
        case originCountry = "origin_country"
        case parentCompany = "parent_company"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
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
