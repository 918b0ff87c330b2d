/// Whether Filmz works.
public enum Health: String, Hashable, Sendable {
    /// The data of persons and the catalogue can be read.
    case ready
    case unavailable
}

/// The services that say how Filmz itself is.
public protocol HealthServices: Sendable {
    /// Whether the data of all services can be read.
    var health: @Sendable () async -> Health { get }
    /// The newest known release of Filmz; nil when none is known, or the check is off.
    var newestRelease: @Sendable () -> FilmzRelease? { get }
}

/// An announced release of Filmz.
public struct FilmzRelease: Hashable, Sendable {
    public let version: ReleaseVersion
    /// The page with its description and downloads; nil when unknown.
    public let page: WebLink?

    public init(_ version: ReleaseVersion, page: WebLink?) {
        self.version = version
        self.page = page
    }
}
