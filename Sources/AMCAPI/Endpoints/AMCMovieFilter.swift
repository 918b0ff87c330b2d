import APICore

/// Which films are meant: those that fit all that is said here.
public struct AMCMovieFilter: Sendable, Hashable {
    /// The title, or a part of it, with `*` for any letters.
    public var name: String?
    /// Whether films in theatres are meant, or films to come.
    public var status: AMCMovieStatus?
    /// Films of these numbers.
    public var ids: [MovieId]
    /// Formats and amenities in which a film is shown.
    public var includeAttributes: [AMCAttributeCode]
    /// Formats and amenities in which a film is not shown.
    public var excludeAttributes: [AMCAttributeCode]

    /// Films that fit all of this; all of them when nothing is said.
    public init(
        name: String? = nil, status: AMCMovieStatus? = nil, ids: [MovieId] = [],
        includeAttributes: [AMCAttributeCode] = [], excludeAttributes: [AMCAttributeCode] = []
    ) {
        self.name = name
        self.status = status
        self.ids = ids
        self.includeAttributes = includeAttributes
        self.excludeAttributes = excludeAttributes
    }

    var parameters: HTTPParameters {
        var parameters: HTTPParameters = ["name": name, "movie-status": status?.rawValue]
        parameters.append("ids", list: ids.map(\.description))
        parameters.append("include-attributes", list: includeAttributes.map(\.rawValue))
        parameters.append("exclude-attributes", list: excludeAttributes.map(\.rawValue))
        return parameters
    }

    /// The same for the list of all films, which AMC's service of today gives only to those who name one.
    var named: AMCMovieFilter {
        var filter = self
        filter.name = name ?? "*"
        return filter
    }
}
