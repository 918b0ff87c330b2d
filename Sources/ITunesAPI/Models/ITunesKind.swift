/// What a record is.
public enum ITunesKind: Sendable, Hashable {
    /// A film.
    case movie
    /// Several films sold together.
    case bundle
    /// An album, soundtracks included.
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
    /// Several seasons of a series sold together.
    case tvBundle
    /// Something else, by the store's word for it; empty when it has none.
    case other(String)
}
