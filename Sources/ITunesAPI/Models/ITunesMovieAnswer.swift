/// The result of a search for films.
///
/// Since late 2025 the store finds no film in any search for films, not even those in its charts, so an empty list
/// proves nothing. That is why there is no case for "no such film".
public enum ITunesMovieAnswer: Sendable, Hashable {
    /// The store found nothing: try its charts or another service.
    case noAnswer
    /// One or more films. There may be others in the store.
    case movies([ITunesItem])
}
