public import FilmzDomain
public import Foundation

/// The films and lists of files, without their rows: of a hundred thousand rows, these need most of the memory.
public struct ImportedFiles: Sendable {
    let films: [ImportedFilm]
    let lists: [ImportedList]
    /// The data of archives other than films and lists.
    let rests: [ArchivedOtherData]

    /// - Parameters:
    ///   - now: the time of the import, for things without a time
    ///   - zone: the person's time zone, for instants
    public init(_ files: [ExchangeFile], at now: Timestamp, in zone: TimeZone) {
        var films: [ImportedFilm] = []
        var lists: [ImportedList] = []
        for file in files {
            let fileFilms = file.films(at: now, in: zone)
            lists += file.importedLists(fileFilms, from: films.count, at: now, in: zone)
            films += fileFilms
        }
        self.films = films
        self.lists = lists
        rests = files.compactMap(\.archive).map(\.rest)
    }
}
