import APICore

/// A filter for theatres; all parts must match.
public struct AMCTheatreFilter: Sendable, Hashable {
    /// A part of the name.
    public var name: String?
    /// The IDs of the theatres; empty for any.
    public var ids: [TheatreId]
    /// The state, by its code or its name.
    public var state: String?
    /// The city. AMC uses it only together with a ``state``.
    public var city: String?
    /// The market, such as `kansas-city`.
    public var market: String?
    /// The brand of the theatres; nil for any.
    public var brand: AMCBrand?
    /// Whether closed theatres are included.
    public var includesClosed: Bool

    /// Creates a filter; without arguments, it matches all open theatres.
    public init(
        name: String? = nil, ids: [TheatreId] = [], state: String? = nil, city: String? = nil, market: String? = nil,
        brand: AMCBrand? = nil, includesClosed: Bool = false
    ) {
        self.name = name
        self.ids = ids
        self.state = state
        self.city = city
        self.market = market
        self.brand = brand
        self.includesClosed = includesClosed
    }

    var parameters: HTTPParameters {
        var parameters: HTTPParameters = ["name": name]
        parameters.append("ids", list: ids.map(\.description))
        parameters.append("state", value: state)
        parameters.append("city", value: city)
        parameters.append("market", value: market)
        parameters.append("brand", value: brand?.rawValue)
        parameters.append("include", value: includesClosed ? "closed" : nil)
        return parameters
    }
}
