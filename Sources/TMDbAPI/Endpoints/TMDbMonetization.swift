/// How a film is offered. See https://developer.themoviedb.org/reference/discover-movie.
public enum TMDbMonetization: String, Sendable, Hashable, CaseIterable {
    /// Within a subscription.
    case flatrate
    /// For nothing.
    case free
    /// For nothing, with advertisements.
    case ads
    /// For some days.
    case rent
    /// For good.
    case buy
}
