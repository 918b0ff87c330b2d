/// A way in which a film is offered. See https://developer.themoviedb.org/reference/discover-movie.
public enum TMDbMonetization: String, Sendable, Hashable, CaseIterable {
    /// Included in a subscription.
    case flatrate
    /// Free of charge, without advertisements.
    case free
    /// Free of charge, with advertisements.
    case ads
    /// Available to rent for some days.
    case rent
    /// Available to buy.
    case buy
}
