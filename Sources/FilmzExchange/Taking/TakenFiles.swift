public import FilmzDomain
public import Foundation

/// What files say of films, without their rows: of a hundred thousand rows, these need most of the memory.
public struct TakenFiles: Sendable {
    let films: [TakenFilm]
    /// Those of archives.
    let lists: [ArchivedList]

    /// - Parameters:
    ///   - now: when they are taken in, for what has no other time
    ///   - zone: where the person was, for instants
    public init(_ files: [ExchangeFile], at now: Timestamp, in zone: TimeZone) {
        films = files.flatMap { $0.films(at: now, in: zone) }
        lists = files.compactMap(\.archive).flatMap(\.lists)
    }
}
