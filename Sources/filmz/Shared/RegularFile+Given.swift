import FilmzDomain
import Foundation

extension RegularFile {
    /// The contents of a file that a command was given, or of the standard input for `-`, of which a byte more than the
    /// limit is read.
    /// - Throws: as ``contents(of:limit:)``
    static func given(_ file: String, limit: Int) throws -> Data {
        if file == "-" { return try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data() }
        return try contents(of: file, limit: limit)
    }
}
