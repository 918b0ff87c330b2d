public import Foundation

/// A film of the watchlist that is new on one of the person's services.
public struct NewStreamingOffer: Hashable, Sendable, Encodable {
    /// The film with the person's relation to it.
    public var entry: FilmEntry
    public var service: StreamingService
    /// The time at which the offer was first seen.
    public var since: Timestamp
    /// The provider's page with all offers of the film.
    public var page: URL?

    public init(entry: FilmEntry, service: StreamingService, since: Timestamp, page: URL? = nil) {
        self.entry = entry
        self.service = service
        self.since = since
        self.page = page
    }

    /// The maximum number to show.
    static let limit = 60
    /// The time for which a film counts as new on a service.
    static let lifetime = Duration.days(14)
}
