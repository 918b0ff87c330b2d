import APICore
public import Foundation

/// The texts of a film, a series, a season, an episode, a collection or a person in one language. Nil if the
/// translation lacks the text.
///
/// See https://developer.themoviedb.org/reference/movie-translations.
public struct TMDbTranslatedTexts: Sendable, Hashable {
    /// The title, or the name of a person; nil if it is the original one.
    public let title: String?
    /// A summary of the plot.
    public let overview: String?
    /// The tagline on the poster.
    public let tagline: String?
    /// The website in this language, `http` or `https` as TMDb sends it.
    public let homepage: URL?
    /// The length in minutes, if it differs.
    public let runtime: Int?
    /// The biography of a person. Nil for everything else.
    public let biography: String?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case title, overview, tagline, homepage, runtime, biography
    }

    /// The coding key of the title of anything but a film.
    private enum TelevisionKeys: String, CodingKey {
        case name
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
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
