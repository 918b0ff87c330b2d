import APICore
public import Foundation

/// Where a film can be watched in one country.
///
/// See https://developer.themoviedb.org/reference/movie-watch-providers.
public struct TMDbWatchOffers: Sendable, Hashable {
    /// TMDb's page with the offers: link to this one. Nil when it sent none.
    public let link: URL?
    /// Within a subscription.
    public let flatrate: [TMDbWatchProvider]
    /// For nothing.
    public let free: [TMDbWatchProvider]
    /// For nothing, with advertisements.
    public let ads: [TMDbWatchProvider]
    /// For some days.
    public let rent: [TMDbWatchProvider]
    /// For good.
    public let buy: [TMDbWatchProvider]

    /// Made of these parts, as for a preview or a test.
    public init(
        link: URL? = nil, flatrate: [TMDbWatchProvider] = [], free: [TMDbWatchProvider] = [],
        ads: [TMDbWatchProvider] = [], rent: [TMDbWatchProvider] = [], buy: [TMDbWatchProvider] = []
    ) {
        self.link = link
        self.flatrate = flatrate
        self.free = free
        self.ads = ads
        self.rent = rent
        self.buy = buy
    }
}

extension TMDbWatchOffers: Codable {
    private enum CodingKeys: String, CodingKey {
        case link
        case flatrate
        case free
        case ads
        case rent
        case buy
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        link = values.link(.link)
        flatrate = values.list(.flatrate)
        free = values.list(.free)
        ads = values.list(.ads)
        rent = values.list(.rent)
        buy = values.list(.buy)
    }
}
