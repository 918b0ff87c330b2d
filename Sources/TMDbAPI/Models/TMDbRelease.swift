public import APICore

/// A release of a film.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbRelease: Sendable, Hashable {
    /// The day of the release.
    public let date: PlainDate?
    /// The kind of release.
    public let type: TMDbReleaseType?
    /// The certification, such as `PG-13`; nil if there is none.
    public let certification: String?
    /// The reasons for the certification, if the country gives them.
    public let descriptors: [String]
    /// A note, such as the festival or the streaming service.
    public let note: String?
    /// The language of the release, as ISO 639-1.
    public let language: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        date: PlainDate? = nil, type: TMDbReleaseType? = nil, certification: String? = nil,
        descriptors: [String] = [], note: String? = nil, language: String? = nil
    ) {
        self.date = date
        self.type = type
        self.certification = certification
        self.descriptors = descriptors
        self.note = note
        self.language = language
    }
}

extension TMDbRelease: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, certification, descriptors, note
        case date = "release_date"
        case language = "iso_639_1"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = values.day(.date)
        type = values.value(.type)
        certification = values.text(.certification)
        descriptors = values.texts(.descriptors)
        note = values.text(.note)
        language = values.text(.language)
    }
}
