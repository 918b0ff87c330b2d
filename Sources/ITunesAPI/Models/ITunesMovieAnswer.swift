/// What the store says to a search for films.
///
/// Since late 2025 it finds no film by any search for films, not even those in its charts, so an empty list means
/// nothing. That is why there is no case for "no such film".
public enum ITunesMovieAnswer: Sendable, Hashable {
    /// The store did not answer: ask its charts or another service.
    case noAnswer
    /// Films, at least one. Others may exist that are not among them.
    case movies([ITunesItem])
}
