import APICore

/// A filter for films: those that fit all of this.
public struct AMCMovieFilter: Sendable, Hashable {
    /// The title, or a part of it, with `*` for any letters.
    public var name: String?
    /// Whether films in theatres or films to come.
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

    /// The same for the list of all films, for which AMC today demands a name.
    var named: AMCMovieFilter {
        var filter = self
        filter.name = name ?? "*"
        return filter
    }
}
