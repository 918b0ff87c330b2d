/// A kind of record.
public enum ITunesKind: Sendable, Hashable {
    /// A film.
    case movie
    /// A bundle of several films.
    case bundle
    /// An album, including soundtracks.
    case album
    /// A song.
    case song
    /// A book.
    case ebook
    /// An audiobook.
    case audiobook
    /// A season of a series.
    case tvSeason
    /// An episode of a series.
    case tvEpisode
    /// A bundle of several seasons of a series.
    case tvBundle
    /// Another kind, with the store's name for it; empty if it has none.
    case other(String)
}
