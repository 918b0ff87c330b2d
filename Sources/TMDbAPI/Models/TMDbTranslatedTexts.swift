import APICore
public import Foundation

/// What of a film, a series, a season, an episode, a series of films or a person is translated. Nil where a translation lacks it.
///
/// See https://developer.themoviedb.org/reference/movie-translations.
public struct TMDbTranslatedTexts: Sendable, Hashable {
    /// The title, or the name of a person; nil when it is the original one.
    public let title: String?
    /// What the film is about.
    public let overview: String?
    /// The line on the poster.
    public let tagline: String?
    /// The film's page in this language, `http` or `https` as TMDb sends it.
    public let homepage: URL?
    /// The length in minutes, where it differs.
    public let runtime: Int?
    /// The life of a person. Nil for all others.
    public let biography: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        title: String? = nil, overview: String? = nil, tagline: String? = nil, homepage: URL? = nil,
        runtime: Int? = nil, biography: String? = nil
    ) {
        self.title = title
        self.overview = overview
        self.tagline = tagline
        self.homepage = homepage
        self.runtime = runtime
        self.biography = biography
    }
}

extension TMDbTranslatedTexts: Codable {
    private enum CodingKeys: String, CodingKey {
        case title
        case overview
        case tagline
        case homepage
        case runtime
        case biography
    }

    /// The name of the title in what is no film.
    private enum TelevisionKeys: String, CodingKey {
        case name
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        title = try values.text(.title) ?? decoder.container(keyedBy: TelevisionKeys.self).text(.name)
        overview = values.text(.overview)
        tagline = values.text(.tagline)
        homepage = values.link(.homepage)
        runtime = values.positive(.runtime)
        biography = values.text(.biography)
    }
}
