import APICore

/// A person with the fields that lists have.
///
/// See https://developer.themoviedb.org/reference/find-by-id.
public struct TMDbPersonSummary: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the person.
    public let id: Int
    /// The person's name.
    public let name: String?
    /// The name in the person's own script.
    public let originalName: String?
    /// The person's main department: `Acting`, `Directing`.
    public let knownForDepartment: String?
    /// The gender; ``TMDbGender/notSet`` if none was entered.
    public let gender: TMDbGender?
    /// The path of a portrait, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let profilePath: String?
    /// The popularity on TMDb.
    public let popularity: Double?
    /// Whether the person is known for pornography.
    public let adult: Bool?
    /// Some of the person's works; series among them have ``TMDbMovieSummary/mediaType`` `tv`, and their name as the
    /// title.
    public let knownFor: [TMDbMovieSummary]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, name: String? = nil, originalName: String? = nil, knownForDepartment: String? = nil,
        gender: TMDbGender? = nil, profilePath: String? = nil, popularity: Double? = nil, adult: Bool? = nil,
        knownFor: [TMDbMovieSummary] = []
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profilePath = profilePath
        self.popularity = popularity
        self.adult = adult
        self.knownFor = knownFor
    }
}

extension TMDbPersonSummary: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, gender, popularity, adult
        case originalName = "original_name"
        case knownForDepartment = "known_for_department"
        case profilePath = "profile_path"
        case knownFor = "known_for"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        originalName = values.text(.originalName)
        knownForDepartment = values.text(.knownForDepartment)
        gender = values.value(.gender)
        profilePath = values.text(.profilePath)
        popularity = values.number(.popularity)
        adult = values.flag(.adult)
        knownFor = values.list(.knownFor)
    }
}
