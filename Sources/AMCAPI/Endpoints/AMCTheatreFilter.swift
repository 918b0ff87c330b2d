import APICore

/// A filter for theatres: those that fit all of this.
public struct AMCTheatreFilter: Sendable, Hashable {
    /// Part of the name.
    public var name: String?
    /// Theatres of these numbers.
    public var ids: [TheatreId]
    /// The state, by its code or its name.
    public var state: String?
    /// The city. AMC uses it only together with a ``state``.
    public var city: String?
    /// The market, such as `kansas-city`.
    public var market: String?
    /// The brand.
    public var brand: AMCBrand?
    /// Whether closed theatres come too.
    public var includesClosed: Bool

    /// Theatres that fit all of this; all that are open when nothing is said.
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
