public import FilmzDomain
import Foundation

/// What an archive of Filmz says.
struct FilmzArchive: Hashable, Sendable {
    /// In the order of the archive.
    fileprivate(set) var films: [TakenFilm] = []
    fileprivate(set) var lists: [ArchivedList] = []

    /// What it says of films. What would have been seen on a day to come was seen at an unknown time.
    func films(at now: Timestamp, in zone: TimeZone) -> [TakenFilm] {
        let today = FactDate.at(now).watchedOn(in: zone).day ?? .last
        // Elsewhere, the next day may have begun.
        let last = WatchedOn.time(today.next ?? today, hour: 23, minute: 59)
        return films.map { film in
            var film = film
            film.mine.viewings = film.mine.viewings.map { viewing in
                var viewing = viewing
                if viewing.watchedOn > last { viewing.watchedOn = .unknown }
                return viewing
            }
            return film
        }
    }

    /// Reads an archive.
    /// - Returns: nil when the file is anything else
    static func file(
        _ input: ExchangeInput, limits: ExchangeLimits
    ) throws(ExchangeError) -> ExchangeFile? {
        guard ZipDirectory.isArchive(input.bytes) else { return nil }
        var contents: [String: [UInt8]] = [:]
        var folder = ""
        try ZipArchive.read(input.bytes, limits: limits) { names in
            // Whoever unpacks it and packs it again may have packed its folder.
            guard let manifest = names.first(where: { $0.split(separator: "/").last == ArchiveFormat.manifest[...] })
            else { return [] }
            folder = String(manifest.dropLast(ArchiveFormat.manifest.count))
            let wanted = [ArchiveFormat.manifest] + ArchiveFormat.Member.allCases.map(\.file)
            let found = Set(wanted.map { folder + $0 }).intersection(names)
            return found.contains(folder + ArchiveFormat.Member.films.file) ? found : []
        } _: { (name, bytes) throws(ExchangeError) in
            contents[String(name.dropFirst(folder.count))] = bytes
        }
        guard let manifest = contents[ArchiveFormat.manifest],
            let head = try? JSONDecoder().decode(Manifest.self, from: Data(manifest)),
            head.format == ArchiveFormat.name
        else { return nil }
        guard head.version <= ArchiveFormat.version else { throw .newerFilmz }
        var reading = ArchiveReading(contents, limit: limits.rowCount)
        try reading.read()
        var file = ExchangeFile(source: .filmz)
        file.parts = [
            ExchangeFile.Part(name: ExchangeError.shown(input.name), kind: .archive, rowCount: reading.rowCount)
        ]
        file.archive = FilmzArchive(films: reading.films, lists: reading.lists)
        file.problems = reading.problems
        return file
    }

    private struct Manifest: Decodable {
        var format: String
        var version: Int
    }
}

/// A list in an archive of Filmz.
public struct ArchivedList: Hashable, Sendable {
    public let id: FilmList.ID
    public var draft: FilmListDraft
    /// In the order of the list, by the IDs that they have in the archive.
    public internal(set) var films: [Listed] = []

    public struct Listed: Hashable, Sendable {
        public var film: Film.ID
        public var note: String
    }
}
