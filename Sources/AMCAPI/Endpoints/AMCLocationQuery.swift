import APICore

/// Filters for showtimes near a place. AMC accepts no theatre here.
public struct AMCLocationQuery: Sendable, Hashable {
    /// The film, by its slug.
    public var movie: String?
    /// The film, by its ID.
    public var movieId: MovieId?
    /// The maximum distance in miles.
    public var radius: Int?
    /// The city. AMC uses it only together with a ``state``.
    public var city: String?
    /// The state, by its code or its name.
    public var state: String?
    /// The number of the page, from 1.
    public var pageNumber: Int?
    /// The size of a page, from 1 to 1000.
    public var pageSize: Int?

    /// Creates filters of which all must match.
    public init(
        movie: String? = nil, movieId: MovieId? = nil, radius: Int? = nil, city: String? = nil, state: String? = nil,
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) {
        self.movie = movie
        self.movieId = movieId
        self.radius = radius
        self.city = city
        self.state = state
        self.pageNumber = pageNumber
        self.pageSize = pageSize
    }

    var parameters: HTTPParameters {
        var parameters: HTTPParameters = [
            "movie": movie, "movie-id": movieId, "radius": radius, "city": city, "state": state,
        ]
        parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        return parameters
    }
}
