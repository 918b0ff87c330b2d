import APICore

/// A filter for films; all parts must match.
public struct AMCMovieFilter: Sendable, Hashable {
    /// The title, or a part of it, with `*` as a wildcard.
    public var name: String?
    /// The status of the films, such as in theatres or upcoming; nil for any.
    public var status: AMCMovieStatus?
    /// The IDs of the films; empty for any.
    public var ids: [MovieId]
    /// Formats and amenities in which a film is shown.
    public var includeAttributes: [AMCAttributeCode]
    /// Formats and amenities in which a film is not shown.
    public var excludeAttributes: [AMCAttributeCode]

    /// Creates a filter; without arguments, it matches all films.
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

    /// A copy for the list of all films, for which AMC today requires a name.
    var named: AMCMovieFilter {
        var filter = self
        filter.name = name ?? "*"
        return filter
    }
}
