/// The film that a row is about, beside the columns of something else.
enum FilmIDColumn: Int, StoredColumn {
    case filmID

    static let names = spelled
}
