public import Foundation

/// A film of the watchlist that came to a service which the person has.
public struct NewStreamingOffer: Hashable, Sendable, Encodable {
    /// With what the person has with it.
    public var entry: FilmEntry
    public var service: StreamingService
    /// When it was first seen there.
    public var since: Timestamp
    /// The provider's page with all offers of the film.
    public var page: URL?

    public init(entry: FilmEntry, service: StreamingService, since: Timestamp, page: URL? = nil) {
        self.entry = entry
        self.service = service
        self.since = since
        self.page = page
    }

    /// How many are told at most.
    static let limit = 60
    /// How long it is news that a film came to a service.
    static let lifetime = Duration.seconds(14 * 86_400)
}
