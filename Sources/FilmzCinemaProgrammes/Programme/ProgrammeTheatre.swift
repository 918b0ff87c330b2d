/// A cinema as a source describes it.
public struct ProgrammeTheatre: Hashable, Sendable {
    public var name: String
    /// Street, postal code, town and country, as far as they are known, in one line.
    public var address: String?
    public var city: String?
    /// The country as the source writes it: a code such as `DE`, or a name.
    public var country: String?
    /// The latitude in degrees, positive in the north. Nil if and only if ``longitude`` is.
    public var latitude: Double?
    /// The longitude in degrees, positive in the east.
    public var longitude: Double?
    public var telephone: String?
    /// An `http` or `https` address.
    public var url: String?
    /// An IANA name such as `Europe/Berlin`; nil unless the source is a calendar that names one.
    public var timeZone: String?

    public init(name: String) {
        self.name = name
    }
}
