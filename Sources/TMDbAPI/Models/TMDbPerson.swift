public import APICore
public import Foundation

/// A person with all their details.
///
/// A block, see ``TMDbPersonBlock``, is nil if it was not requested or cannot be decoded.
///
/// See https://developer.themoviedb.org/reference/person-details.
public struct TMDbPerson: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the person.
    public let id: Int
    /// IMDb's ID, `nm0000001`. Nil if TMDb knows none.
    public let imdbID: String?
    /// The person's name.
    public let name: String?
    /// Other names, including names in other scripts.
    public let otherNames: [String]
    /// A biography. Nil if there is no text in the requested language: try again in `en-US`.
    public let biography: String?
    /// The day of birth. Nil if the exact day is unknown.
    public let birthday: PlainDate?
    /// The day of death. Nil for the living, and if the exact day is unknown.
    public let deathday: PlainDate?
    /// The place of birth, as free text.
    public let placeOfBirth: String?
    /// The gender; ``TMDbGender/notSet`` if none was entered.
    public let gender: TMDbGender?
    /// The person's main department: `Acting`, `Directing`.
    public let knownForDepartment: String?
    /// The person's website, `http` or `https` as TMDb sends it.
    public let homepage: URL?
    /// The path of a portrait, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let profilePath: String?
    /// The popularity on TMDb. Good for sorting, not for display.
    public let popularity: Double?
    /// Whether the person is known for pornography.
    public let adult: Bool?
    /// The edits of the last day.
    public let changes: TMDbChanges?
    /// The credits in films and series.
    public let combinedCredits: TMDbPersonCredits?
    /// The IDs on other sites.
    public let externalIDs: TMDbExternalIDs?
    /// Portraits of the person.
    public let images: TMDbImages?
    /// The credits in films.
    public let movieCredits: TMDbPersonCredits?
    /// The credits in series.
    public let seriesCredits: TMDbPersonCredits?
    /// The name and biography in other languages.
    public let translations: TMDbTranslations?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, imdbID: String? = nil, name: String? = nil, otherNames: [String] = [], biography: String? = nil,
        birthday: PlainDate? = nil, deathday: PlainDate? = nil, placeOfBirth: String? = nil, gender: TMDbGender? = nil,
        knownForDepartment: String? = nil, homepage: URL? = nil, profilePath: String? = nil, popularity: Double? = nil,
        adult: Bool? = nil, changes: TMDbChanges? = nil, combinedCredits: TMDbPersonCredits? = nil,
        externalIDs: TMDbExternalIDs? = nil, images: TMDbImages? = nil, movieCredits: TMDbPersonCredits? = nil,
        seriesCredits: TMDbPersonCredits? = nil, translations: TMDbTranslations? = nil
    ) {
        self.id = id
        self.imdbID = imdbID
        self.name = name
        self.otherNames = otherNames
        self.biography = biography
        self.birthday = birthday
        self.deathday = deathday
        self.placeOfBirth = placeOfBirth
        self.gender = gender
        self.knownForDepartment = knownForDepartment
        self.homepage = homepage
        self.profilePath = profilePath
        self.popularity = popularity
        self.adult = adult
        self.changes = changes
        self.combinedCredits = combinedCredits
        self.externalIDs = externalIDs
        self.images = images
        self.movieCredits = movieCredits
        self.seriesCredits = seriesCredits
        self.translations = translations
    }
}

extension TMDbPerson: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, biography, birthday, deathday, gender, homepage, popularity, adult, changes, images, translations
        case imdbID = "imdb_id"
        case otherNames = "also_known_as"
        case placeOfBirth = "place_of_birth"
        case knownForDepartment = "known_for_department"
        case profilePath = "profile_path"
        case combinedCredits = "combined_credits"
        case externalIDs = "external_ids"
        case movieCredits = "movie_credits"
        case seriesCredits = "tv_credits"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        imdbID = values.text(.imdbID)
        name = values.text(.name)
        otherNames = values.texts(.otherNames)
        biography = values.text(.biography)
        birthday = values.day(.birthday)
        deathday = values.day(.deathday)
        placeOfBirth = values.text(.placeOfBirth)
        gender = values.value(.gender)
        knownForDepartment = values.text(.knownForDepartment)
        homepage = values.link(.homepage)
        profilePath = values.text(.profilePath)
        popularity = values.number(.popularity)
        adult = values.flag(.adult)
        changes = values.value(.changes)
        combinedCredits = values.value(.combinedCredits)
        externalIDs = values.value(.externalIDs)
        images = values.value(.images)
        movieCredits = values.value(.movieCredits)
        seriesCredits = values.value(.seriesCredits)
        translations = values.value(.translations)
    }
}
