/// A cinema as a source describes it.
public struct ProgrammeTheatre: Hashable, Sendable {
    public var name: String
    /// Street, postal code, town and country, as far as they are told, on one line.
    public var address: String?
    public var city: String?
    /// As the source writes it: a code such as `DE`, or a name.
    public var country: String?
    /// Degrees, north positive. Told together with ``longitude``, or nil.
    public var latitude: Double?
    /// Degrees, east positive.
    public var longitude: Double?
    public var telephone: String?
    /// An `http` or `https` address.
    public var url: String?
    /// An IANA name such as `Europe/Berlin`, where a calendar tells one.
    public var timeZone: String?

    public init(name: String) {
        self.name = name
    }
}
