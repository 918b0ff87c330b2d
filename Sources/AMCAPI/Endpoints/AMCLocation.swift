/// A geographic location.
public struct AMCLocation: Sendable, Hashable, Codable {
    /// The latitude in degrees north.
    public var latitude: Double
    /// The longitude in degrees east: negative in America.
    public var longitude: Double

    /// Creates a location from degrees north and east.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
