/// The result of a search for seasons.
///
/// Since late 2025 the store finds nothing in any search for television, so an empty list proves nothing. That is why
/// there is no case for "no such series".
public enum ITunesSeasonAnswer: Sendable, Hashable {
    /// The store found nothing: try its charts or another service.
    case noAnswer
    /// One or more seasons. There may be others in the store.
    case seasons([ITunesItem])
}
