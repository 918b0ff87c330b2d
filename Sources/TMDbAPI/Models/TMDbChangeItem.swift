import APICore
public import Foundation

/// An edit of one value.
///
/// See https://developer.themoviedb.org/reference/movie-changes.
public struct TMDbChangeItem: Sendable, Hashable {
    /// TMDb's ID of the edit.
    public let id: String
    /// The kind of edit: `added`, `updated`, `deleted`.
    public let action: String?
    /// The time of the edit.
    public let time: Date?
    /// The language concerned, as ISO 639-1.
    public let language: String?
    /// The country concerned, as ISO 3166-1.
    public let country: String?
    /// The new value; nil if the value was deleted.
    public let value: TMDbChangeValue?
    /// The old value; nil if there was none.
    public let originalValue: TMDbChangeValue?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: String, action: String? = nil, time: Date? = nil, language: String? = nil, country: String? = nil,
        value: TMDbChangeValue? = nil, originalValue: TMDbChangeValue? = nil
    ) {
        self.id = id
        self.action = action
        self.time = time
        self.language = language
        self.country = country
        self.value = value
        self.originalValue = originalValue
    }
}

extension TMDbChangeItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, action, time, value
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case originalValue = "original_value"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        action = values.text(.action)
        time = values.moment(.time)
        language = values.text(.language)
        country = values.text(.country)
        value = values.value(.value)
        originalValue = values.value(.originalValue)
    }
}
