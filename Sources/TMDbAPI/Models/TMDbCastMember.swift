import APICore

/// An actor in a role.
///
/// See https://developer.themoviedb.org/reference/movie-credits.
public struct TMDbCastMember: Sendable, Hashable {
    /// TMDb's ID of the person.
    public let id: Int
    /// The actor's name.
    public let name: String?
    /// The name in the person's own script.
    public let originalName: String?
    /// The name of the role.
    public let character: String?
    /// The place in the billing, from 0.
    public let order: Int?
    /// The number of the role within the film.
    public let castID: Int?
    /// TMDb's ID of the credit; a person may have several credits.
    public let creditID: String?
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

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, name: String? = nil, originalName: String? = nil, character: String? = nil, order: Int? = nil,
        castID: Int? = nil, creditID: String? = nil, knownForDepartment: String? = nil, gender: TMDbGender? = nil,
        profilePath: String? = nil, popularity: Double? = nil, adult: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.character = character
        self.order = order
        self.castID = castID
        self.creditID = creditID
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profilePath = profilePath
        self.popularity = popularity
        self.adult = adult
    }
}

extension TMDbCastMember: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, character, order, gender, popularity, adult
        case originalName = "original_name"
        case castID = "cast_id"
        case creditID = "credit_id"
        case knownForDepartment = "known_for_department"
        case profilePath = "profile_path"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        originalName = values.text(.originalName)
        character = values.text(.character)
        order = values.integer(.order)
        castID = values.integer(.castID)
        creditID = values.text(.creditID)
        knownForDepartment = values.text(.knownForDepartment)
        gender = values.value(.gender)
        profilePath = values.text(.profilePath)
        popularity = values.number(.popularity)
        adult = values.flag(.adult)
    }
}
