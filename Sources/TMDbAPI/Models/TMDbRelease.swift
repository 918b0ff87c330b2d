public import APICore

/// One release of a film.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbRelease: Sendable, Hashable {
    /// The day.
    public let date: PlainDate?
    /// What kind of release it was.
    public let type: TMDbReleaseType?
    /// The certification, `PG-13`; nil when there is none.
    public let certification: String?
    /// Reasons for the certification, where a country gives them.
    public let descriptors: [String]
    /// A remark: a festival, a streaming service.
    public let note: String?
    /// The language, as ISO 639-1.
    public let language: String?

    /// Made of these parts, as for a preview or a test.
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
        case date = "release_date"
        case type
        case certification
        case descriptors
        case note
        case language = "iso_639_1"
    }

    /// Reads what is there.
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
