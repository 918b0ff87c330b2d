import APICore

/// An item of a mixed list: a film, a series or a person.
///
/// See https://developer.themoviedb.org/reference/search-multi.
public enum TMDbMultiResult: Sendable, Hashable {
    /// A film.
    case movie(TMDbMovieSummary)
    /// A series.
    case series(TMDbSeriesSummary)
    /// A person.
    case person(TMDbPersonSummary)
    /// Another kind of item, with TMDb's name for the kind and its ID.
    case other(mediaType: String, id: Int)
}

extension TMDbMultiResult: Identifiable {
    /// The identity of an item. A film, a series and a person may have the same ID on TMDb.
    public struct ID: Sendable, Hashable {
        /// TMDb's name for the kind: `movie`, `tv`, `person` or another.
        public let mediaType: String
        /// TMDb's ID among the items of the kind.
        public let number: Int

        /// Creates a value from its parts.
        public init(mediaType: String, number: Int) {
            self.mediaType = mediaType
            self.number = number
        }
    }

    /// The kind of the item with its ID.
    public var id: ID {
        switch self {
        case .movie(let movie): ID(mediaType: "movie", number: movie.id)
        case .series(let series): ID(mediaType: "tv", number: series.id)
        case .person(let person): ID(mediaType: "person", number: person.id)
        case .other(let mediaType, let number): ID(mediaType: mediaType, number: number)
        }
    }
}

extension TMDbMultiResult {
    /// Decodes a film or a series from a list with only one kind, where TMDb does not name the kind: an item with a
    /// title is a film, and one with a name is a series.
    init(workFrom decoder: any Decoder) throws {
        if try decoder.container(keyedBy: CodingKeys.self).text(.mediaType) != nil {
            self = try TMDbMultiResult(from: decoder)
            return
        }
        let names = try decoder.container(keyedBy: NameKeys.self)
        if names.contains(.name) && !names.contains(.title) {
            self = .series(try TMDbSeriesSummary(from: decoder))
        } else {
            var movie = try TMDbMovieSummary(from: decoder)
            movie.mediaType = "movie"
            self = .movie(movie)
        }
    }

    private enum NameKeys: String, CodingKey {
        case title, name
    }
}

extension TMDbMultiResult: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case mediaType = "media_type"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id` or no `media_type`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch values.text(.mediaType) {
        case "movie": self = .movie(try TMDbMovieSummary(from: decoder))
        case "tv": self = .series(try TMDbSeriesSummary(from: decoder))
        case "person": self = .person(try TMDbPersonSummary(from: decoder))
        case let other?: self = .other(mediaType: other, id: try values.decode(Int.self, forKey: .id))
        case nil:
            throw DecodingError.dataCorruptedError(forKey: .mediaType, in: values, debugDescription: "no media_type")
        }
    }

    /// Encodes the item as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .movie(let movie): try movie.encode(to: encoder)
        case .series(let series): try series.encode(to: encoder)
        case .person(let person): try person.encode(to: encoder)
        case .other: break
        }
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id.number, forKey: .id)
        try values.encode(id.mediaType, forKey: .mediaType)
    }
}
