import APICore

/// A filter for showtimes of a theatre; all parts must match.
public struct AMCShowtimeFilter: Sendable, Hashable {
    /// The film, by its slug.
    public var movie: String?
    /// The film, by its ID.
    public var movieId: MovieId?
    /// Formats and amenities that a showing has: all of them, unless ``anyAttribute``.
    public var includeAttributes: [AMCAttributeCode]
    /// Formats and amenities that a showing does not have.
    public var excludeAttributes: [AMCAttributeCode]
    /// Whether one of the formats and amenities is enough.
    public var anyAttribute: Bool

    /// Creates a filter; without arguments, it matches all showtimes.
    public init(
        movie: String? = nil, movieId: MovieId? = nil, includeAttributes: [AMCAttributeCode] = [],
        excludeAttributes: [AMCAttributeCode] = [], anyAttribute: Bool = false
    ) {
        self.movie = movie
        self.movieId = movieId
        self.includeAttributes = includeAttributes
        self.excludeAttributes = excludeAttributes
        self.anyAttribute = anyAttribute
    }

    var parameters: HTTPParameters {
        var parameters: HTTPParameters = ["movie": movie, "movie-id": movieId]
        parameters.append("include-attributes", list: includeAttributes.map(\.rawValue))
        parameters.append("exclude-attributes", list: excludeAttributes.map(\.rawValue))
        parameters.append("attribute-operator", value: anyAttribute ? "or" : nil)
        return parameters
    }
}
