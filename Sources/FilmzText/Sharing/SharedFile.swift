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
    ///   - thing: with all of its films
    ///   - titles: by which the reader knows the films
    ///   - link: the whole address at which the same thing is shown; nil when nobody knows it
    public func content(_ thing: SharedContent, titles: FilmTitles, link: String?) -> Data {
        switch self {
        case .text: Data(Self.export(.text, thing: thing, titles: titles).utf8)
        case .table: Data(Self.export(.csv, thing: thing, titles: titles).utf8)
        case .letterboxd: Data(LetterboxdFile.text(thing.films.items.map(\.film)).utf8)
        case .recommendation: RecommendationFormat.data(Recommendation(thing, link: link))
        }
    }

    private static func export(_ format: FilmListExport, thing: SharedContent, titles: FilmTitles) -> String {
        let list = FilmList(
            name: thing.name, description: thing.description, isRanked: thing.isRanked, madeAt: thing.share.madeAt,
            changedAt: thing.share.madeAt)
        let films = thing.films.items.map {
            ListedFilm(entry: FilmEntry(film: $0.film, state: MyFilmState()), note: $0.note)
        }
        return format.file(list, films: films, titles: titles)
    }
}
