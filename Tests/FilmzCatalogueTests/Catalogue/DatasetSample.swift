import FilmzCatalogue
import FilmzDomain
import FilmzTestSupport
import Foundation

/// A small dataset in a folder of its own.
struct DatasetSample {
    let folder: TemporaryFolder

    /// The rows of some files, without headers.
    init(_ rows: [DatasetFile: [String]]) throws {
        folder = TemporaryFolder()
        for (file, rows) in rows { try write(file, rows) }
    }

    /// Three films, an episode, which is not a film, and ratings.
    init() throws {
        try self.init([.basics: Self.basics, .ratings: Self.ratings])
    }

    var files: DatasetFolder { DatasetFolder(folder.path) }

    func path(_ file: DatasetFile) -> String { "\(folder.path)/\(file.fileName)" }

    func write(_ file: DatasetFile, _ rows: [String]) throws {
        try write(file, Self.gzip(Self.content(file, rows)))
    }

    func write(_ file: DatasetFile, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path(file)))
    }

    func bytes(_ file: DatasetFile) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: path(file))))
    }

    static func content(_ file: DatasetFile, _ rows: [String]) -> [UInt8] {
        Array(([header(file)] + rows).map { $0 + "\n" }.joined().utf8)
    }

    static func header(_ file: DatasetFile) -> String {
        switch file {
        case .basics:
            "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres"
        case .ratings: "tconst\taverageRating\tnumVotes"
        case .alternativeTitles:
            "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle"
        case .episodes: "tconst\tparentTconst\tseasonNumber\tepisodeNumber"
        case .crew: "tconst\tdirectors\twriters"
        case .principals: "tconst\tordering\tnconst\tcategory\tjob\tcharacters"
        case .names: "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles"
        }
    }

    static let basics = [
        "tt0000007\tmovie\tThe Lamplighter\tDer Anzünder\t0\t1931\t\\N\t91\tDrama,Sci-Fi",
        #"tt0000008"# + "\ttvEpisode\tPilot\tPilot\t0\t1999\t\\N\t30\tDrama",
        #"tt10000009"# + "\tmovie\t\"Quoted\" Nights\t\"Quoted\" Nights\t0\t2031\t\\N\t\\N\t\\N",
        "tt1000001\ttvMovie\tÉtude in Łódź\tÉtude in Łódź\t0\t\\N\t\\N\t45\tMusic",
    ]

    static let ratings = ["tt0000007\t8.5\t1200", "tt0000008\t9.0\t9000", "tt1000001\t7\t40"]

    /// Stored without compression, because tests have no zlib of their own.
    static func gzip(_ content: [UInt8], blockSize: Int = 65_535) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var start = 0
        repeat {
            let end = min(start + blockSize, content.count)
            let length = UInt16(end - start)
            bytes.append(end == content.count ? 1 : 0)
            for value in [length, ~length] { bytes += [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)] }
            bytes += content[start..<end]
            start = end
        } while start < content.count
        for value in [checksum(content), UInt32(truncatingIfNeeded: content.count)] {
            bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        return bytes
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var checksum = UInt32.max
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return ~checksum
    }
}
