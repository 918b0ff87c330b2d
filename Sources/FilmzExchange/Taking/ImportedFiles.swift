public import FilmzDomain
public import Foundation

/// What files say of films, without their rows: of a hundred thousand rows, these need most of the memory.
public struct ImportedFiles: Sendable {
    let films: [ImportedFilm]
    let lists: [ImportedList]
    /// What archives say beside films and lists.
    let rests: [ArchivedRest]

    /// - Parameters:
    ///   - now: when they are taken in, for what has no other time
    ///   - zone: where the person was, for instants
    public init(_ files: [ExchangeFile], at now: Timestamp, in zone: TimeZone) {
        var (films, lists): ([ImportedFilm], [ImportedList]) = ([], [])
        for file in files {
            let told = file.films(at: now, in: zone)
            lists += file.takenLists(told, from: films.count, at: now, in: zone)
            films += told
        }
        self.films = films
        self.lists = lists
        rests = files.compactMap(\.archive).map(\.rest)
    }
}
