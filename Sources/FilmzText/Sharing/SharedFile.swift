public import FilmzDomain
public import Foundation

/// A file with all films of something shared, which a visitor takes along.
public enum SharedFile: Hashable, Sendable, CaseIterable {
    /// Lines for a person to read.
    case text
    /// For spreadsheets.
    case table
    case letterboxd
    /// What another Filmz takes in.
    case recommendation

    public var mediaType: String {
        switch self {
        case .text: FilmListExport.text.mediaType
        case .table, .letterboxd: FilmListExport.csv.mediaType
        case .recommendation: "application/json"
        }
    }

    /// - Parameters:
    ///   - shared: with all of its films
    ///   - titles: by which the reader knows the films
    ///   - link: the whole address at which the same is shown; nil when nobody knows it
    public func content(_ shared: SharedContent, titles: FilmTitles, link: String?) -> Data {
        switch self {
        case .text: Data(Self.export(.text, shared: shared, titles: titles).utf8)
        case .table: Data(Self.export(.csv, shared: shared, titles: titles).utf8)
        case .letterboxd: Data(LetterboxdFile.text(shared.films.items.map(\.film)).utf8)
        case .recommendation: RecommendationFormat.data(Recommendation(shared, link: link))
        }
    }

    private static func export(_ format: FilmListExport, shared: SharedContent, titles: FilmTitles) -> String {
        let list = FilmList(
            name: shared.name, description: shared.description, isRanked: shared.isRanked, madeAt: shared.share.madeAt,
            changedAt: shared.share.madeAt)
        let films = shared.films.items.map {
            ListedFilm(entry: FilmEntry(film: $0.film, state: MyFilmState()), note: $0.note)
        }
        return format.file(list, films: films, titles: titles)
    }
}
