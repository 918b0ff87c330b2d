import FilmzDomain
import FilmzTextFolding
import GRDB

extension FilmBatch {
    /// The columns that ``RowWriter/bind(_:genres:)`` fills.
    static let rows = RowWriter.Rows(
        into: "film", columns: FilmBatchColumn.names, constants: FilmRecord.nothing + CatalogueSchema.nothing,
        conflict: .isIgnored)
}

/// The columns of a catalogue's `film` that a dataset fills.
private enum FilmBatchColumn: Int, StoredColumn {
    case id, imdbID, title, originalTitle, year, runtime, genres, imdbRating, criticsScore, prominence, votes
    case newestFirst, kind

    static let names = spelled
}

extension RowWriter {
    func bind(_ film: FilmBatch.Facts, genres: [UInt8]) {
        for column in FilmBatchColumn.allCases {
            switch column {
            case .id: bind(Film.ID(.imdb(film.imdb)).rawValue, column: column)
            case .imdbID: bind(Int64(film.imdb.number), column: column)
            case .title: bind(film.title, column: column)
            case .originalTitle: bind(film.originalTitle, column: column)
            case .year: bind(film.year.map(Int64.init), column: column)
            case .runtime: bind(film.runtime.map(Int64.init), column: column)
            case .genres: bind(copying: genres, column: column)
            case .imdbRating: bind(film.ratingTenths.map { Double($0) / 10 }, column: column)
            case .criticsScore: bind(Int64(film.ratingTenths ?? 0), column: column)
            case .prominence: bind(film.prominence.map(Int64.init) ?? FilmRecord.unknownProminence, column: column)
            case .votes: bind(Int64(film.votes), column: column)
            case .newestFirst: bind(Int64(CatalogueSchema.newestFirst(nil)), column: column)
            case .kind: bind(Int64(film.kind.code), column: column)
            }
        }
    }
}

extension TextFolding.Bytes {
    /// The ``FilmSearchText/titleKey(_:)`` of a title.
    mutating func titleKey(_ bytes: [UInt8], range: Range<Int>) -> Int64 {
        if let end = Self.articleEnd(bytes, range: range) {
            guard bytes[end] == UInt8(ascii: " "), fold(bytes, range: end..<range.upperBound) else {
                return slowTitleKey(bytes, range: range)
            }
            if !folded.isEmpty { return FilmSearchText.key(folded) }
        }
        return if fold(bytes, range: range) { FilmSearchText.key(folded) } else { slowTitleKey(bytes, range: range) }
    }

    /// The ``FilmSearchText/originalKey(_:)`` of an original title.
    mutating func originalKey(_ bytes: [UInt8], range: Range<Int>) -> Int64? {
        let name =
            if fold(bytes, range: range) {
                folded
            } else {
                Array(TextFolding.folded(Self.text(bytes, range: range)).utf8)
            }
        if name.isEmpty { return nil }
        return FilmSearchText.key(name)
    }

    private func slowTitleKey(_ bytes: [UInt8], range: Range<Int>) -> Int64 {
        FilmSearchText.key(Array(TextFolding.sortKey(Self.text(bytes, range: range)).utf8))
    }

    private static func text(_ bytes: [UInt8], range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The index after a leading English article; nil when there is none. A byte of 0x80 or more may be a space too.
    private static func articleEnd(_ bytes: [UInt8], range: Range<Int>) -> Int? {
        var word: UInt32 = 0
        var index = range.lowerBound
        let end = min(range.upperBound, index + 4)
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: " ") || byte >= 0x80 { return articles.contains(word) ? index : nil }
            word = word << 8 | UInt32(byte | 0x20)
            index += 1
        }
        return nil
    }

    private static let articles = ["the", "a", "an"].map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
}
