import APICore

/// A row of a list of everything: a film, a series or a person.
///
/// See https://developer.themoviedb.org/reference/search-multi.
public enum TMDbMultiResult: Sendable, Hashable {
    /// A film.
    case movie(TMDbMovieSummary)
    /// A series.
    case series(TMDbSeriesSummary)
    /// A person.
    case person(TMDbPersonSummary)
    /// Something else, by TMDb's word for its kind and its number.
    case other(mediaType: String, id: Int)
}

extension TMDbMultiResult: Identifiable {
    /// What identifies a row. A film, a series and a person may have the same number.
    public struct ID: Sendable, Hashable {
        /// `movie`, `tv`, `person`, or another word of TMDb's.
        public let mediaType: String
        /// TMDb's number among its kind.
        public let number: Int

        /// Made of these parts.
        public init(mediaType: String, number: Int) {
            self.mediaType = mediaType
            self.number = number
        }
    }

    /// The kind and the number in it.
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
    /// Where only films or only series are listed, TMDb does not say which: then a title makes a film, and a name a
    /// series.
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
        case title
        case name
    }
}

extension TMDbMultiResult: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case mediaType = "media_type"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id` or no `media_type`.
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

    /// Writes the row as TMDb sends it.
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
