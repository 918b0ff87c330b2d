import APICore

/// A service that offers a film or a series.
///
/// See https://developer.themoviedb.org/reference/movie-watch-providers.
public struct TMDbWatchProvider: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the service.
    public let id: Int
    /// The name of the service.
    public let name: String?
    /// The path of the logo, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let logoPath: String?
    /// The position among the services, the smallest first.
    public let displayPriority: Int?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, name: String? = nil, logoPath: String? = nil, displayPriority: Int? = nil) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.displayPriority = displayPriority
    }
}

extension TMDbWatchProvider: Codable {
    private enum CodingKeys: String, CodingKey {
        case id = "provider_id"
        case name = "provider_name"
        case logoPath = "logo_path"
        case displayPriority = "display_priority"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `provider_id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        logoPath = values.text(.logoPath)
        displayPriority = values.integer(.displayPriority)
    }
}
