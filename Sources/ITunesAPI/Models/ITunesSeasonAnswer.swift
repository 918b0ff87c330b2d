/// What the store says to a search for seasons.
///
/// Since late 2025 it finds nothing by any search for television, so an empty list means nothing. That is why there is no
/// case for "no such series".
public enum ITunesSeasonAnswer: Sendable, Hashable {
    /// The store did not answer: ask its charts or another service.
    case noAnswer
    /// Seasons, at least one. Others may exist that are not among them.
    case seasons([ITunesItem])
}
