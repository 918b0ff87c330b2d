/// The services that say how Filmz itself is.
public protocol HealthServices: Sendable {
    /// Whether the data of all services can be read.
    var health: @Sendable () async -> Health { get }
    /// The newest known release of Filmz; nil when none is known, or the check is off.
    var newestRelease: @Sendable () -> FilmzRelease? { get }
}
