public import APICore
public import Foundation

/// A person with all that is known about them.
///
/// A block, see ``TMDbPersonBlock``, is nil when it was not asked for, and when what came cannot be read.
///
/// See https://developer.themoviedb.org/reference/person-details.
public struct TMDbPerson: Sendable, Hashable, Identifiable {
    /// TMDb's number of the person.
    public let id: Int
    /// IMDb's, `nm0000001`. Nil when TMDb knows none.
    public let imdbID: String?
    /// The name.
    public let name: String?
    /// Other names, in other scripts too.
    public let otherNames: [String]
    /// The life. Nil when there is no text in the language asked for: ask again in `en-US`.
    public let biography: String?
    /// The day of birth. Nil when it is not known to the day.
    public let birthday: PlainDate?
    /// The day of death. Nil for the living, and when it is not known to the day.
    public let deathday: PlainDate?
    /// The place of birth, in no fixed form.
    public let placeOfBirth: String?
    /// The gender; ``TMDbGender/notSet`` when nobody entered one.
    public let gender: TMDbGender?
    /// What the person mostly does: `Acting`, `Directing`.
    public let knownForDepartment: String?
    /// The person's own page, `http` or `https` as TMDb sends it.
    public let homepage: URL?
    /// A portrait, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil when there is none.
    public let profilePath: String?
    /// How much the person is looked at. Good for an order, not for showing.
    public let popularity: Double?
    /// Whether the person is known for pornography.
    public let adult: Bool?
    /// What was edited in the last day.
    public let changes: TMDbChanges?
    /// Films and series.
    public let combinedCredits: TMDbPersonCredits?
    /// What the person is called elsewhere.
    public let externalIDs: TMDbExternalIDs?
    /// Portraits.
    public let images: TMDbImages?
    /// Films.
    public let movieCredits: TMDbPersonCredits?
    /// Series.
    public let seriesCredits: TMDbPersonCredits?
    /// Name and biography in other languages.
    public let translations: TMDbTranslations?

    /// Made of these parts, as for a preview or a test.
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
        case id
        case imdbID = "imdb_id"
        case name
        case otherNames = "also_known_as"
        case biography
        case birthday
        case deathday
        case placeOfBirth = "place_of_birth"
        case gender
        case knownForDepartment = "known_for_department"
        case homepage
        case profilePath = "profile_path"
        case popularity
        case adult
        case changes
        case combinedCredits = "combined_credits"
        case externalIDs = "external_ids"
        case images
        case movieCredits = "movie_credits"
        case seriesCredits = "tv_credits"
        case translations
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
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
