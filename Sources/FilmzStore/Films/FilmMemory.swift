import FilmzDomain
import GRDB

/// Films that were read before, by their IDs. A film is in many lists, and reading its columns takes longer than
/// finding it here.
typealias FilmMemory<Stamp: Equatable & Sendable> = Remembered<Int64, Stamp, Film>

extension FilmMemory where Key == Int64, Value == Film {
    /// Reads a film from a row whose ``FilmRecord/columns`` begin at an index.
    /// - Parameter stamp: the stamp of all films in the database, from the same transaction
    func film(_ row: Row, at start: Int = 0, stamp: Stamp) throws -> Film {
        try value(for: row[start], at: stamp) { try FilmRecord.film(row, at: start) }
    }
}
