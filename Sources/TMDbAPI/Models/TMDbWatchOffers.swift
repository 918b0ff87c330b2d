import APICore
public import Foundation

/// The services where a film, a series or a season can be watched in one country.
///
/// See https://developer.themoviedb.org/reference/movie-watch-providers.
public struct TMDbWatchOffers: Sendable, Hashable {
    /// TMDb's page with the offers, to link to. Nil if TMDb sent none.
    public let link: URL?
    /// Services that include it in a subscription.
    public let flatrate: [TMDbWatchProvider]
    /// Services that show it free of charge, without advertisements.
    public let free: [TMDbWatchProvider]
    /// Services that show it free of charge, with advertisements.
    public let ads: [TMDbWatchProvider]
    /// Services that rent it.
    public let rent: [TMDbWatchProvider]
    /// Services that sell it.
    public let buy: [TMDbWatchProvider]

    /// Creates a value from its parts, such as for a preview or a test.
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
        case link, flatrate, free, ads, rent, buy
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
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
