/// A place on Earth.
public struct AMCLocation: Sendable, Hashable, Codable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east: negative in America.
    public var longitude: Double

    /// The place at these degrees north and east.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
