public import FilmzDomain
import FilmzJSON
import Foundation

/// The content of an archive of Filmz.
struct FilmzArchive: Hashable, Sendable {
    /// The films, in the order of the archive.
    private(set) var films: [ImportedFilm]
    private(set) var lists: [ArchivedList]
    private(set) var rest: ArchivedOtherData
    /// The films that the person added by hand, by their IDs in the archive.
    private var filmsAddedByHand: Set<Film.ID>

    init(_ reader: ArchiveLineReader) {
        films = reader.films
        lists = reader.lists
        rest = reader.rest
        filmsAddedByHand = reader.filmsAddedByHand
        self = limited(to: ArchiveTopic.all)
    }

    /// The same archive with only some topics.
    func limited(to topics: Set<ArchiveTopic>) -> FilmzArchive {
        var result = self
        if !topics.contains(.lists) { result.lists = [] }
        result.rest = rest.limited(to: topics)
        let neededIDs = Set(result.lists.flatMap(\.films).map(\.film) + result.rest.films)
            .union(topics.contains(.seen) ? filmsAddedByHand : [])
        for index in result.films.indices {
            result.films[index].isWanted = films[index].facts.map { neededIDs.contains($0.id) } ?? false
            if topics.contains(.seen) {
                if !topics.contains(.watchlist) { result.films[index].mine.watchlistedAt = nil }
            } else {
                let since: Timestamp? = if topics.contains(.watchlist) { films[index].mine.watchlistedAt } else { nil }
                result.films[index].mine = MyFilm(watchlistedAt: since)
                result.films[index].episodes = []
            }
        }
        return result
    }

    /// The data about films. A viewing on a future day becomes one at an unknown time.
    func films(at now: Timestamp, in zone: TimeZone) -> [ImportedFilm] {
        let last = Self.lastTime(at: now, in: zone)
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

    /// The viewings on future days, as problems of the whole archive: its rows are not known any more.
    func futureDates(at now: Timestamp, in zone: TimeZone) -> [ExchangeProblem] {
        let last = Self.lastTime(at: now, in: zone)
        return films.flatMap { film in
            film.mine.viewings.filter { $0.watchedOn > last }.map { viewing in
                ExchangeProblem(
                    part: 0, row: 0, what: .future, text: "\(viewing.watchedOn.description) (\(film.film.title))")
            }
        }
    }

    /// The last time at which something can have been seen.
    private static func lastTime(at now: Timestamp, in zone: TimeZone) -> WatchedOn {
        let today = FactDate.at(now).watchedOn(in: zone).day ?? .last
        // In another time zone, the next day may have begun.
        return .time(today.next ?? today, hour: 23, minute: 59)
    }

    /// Reads an archive of Filmz, opening it only once. An archive of another product can have files with the same
    /// names.
    /// - Parameters:
    ///   - select: returns the paths of the files to unpack from an archive of another product, given all full paths
    ///   - receive: receives the path and content of each of these files
    /// - Returns: nil for an archive of another product
    static func file(
        _ input: ExchangeInput, limits: ExchangeLimits, elseSelect select: ([String]) -> Set<String>,
        receive: (String, [UInt8]) -> Void
    ) throws(ExchangeError) -> ExchangeFile? {
        var contents: [String: [UInt8]] = [:]
        var folder: String?
        try ZipArchive.read(input.bytes, limits: limits) { names in
            folder = Self.folder(names)
            guard let folder else { return select(names) }
            let files = [ArchiveFormat.manifest] + ArchiveFormat.Member.allCases.map(\.file)
            let importPaths = names.filter { $0.hasPrefix(folder + ArchivedImport.folder) }
            return Set(files.map { folder + $0 }).intersection(names).union(importPaths)
        } body: { (name, bytes) throws(ExchangeError) in
            if let folder { contents[String(name.dropFirst(folder.count))] = bytes } else { receive(name, bytes) }
        }
        guard folder != nil else { return nil }
        guard let manifest = contents[ArchiveFormat.manifest],
            let head = try? JSONCoding.value(Manifest.self, from: Data(manifest)),
            head.format == ArchiveFormat.name
        else {
            try ZipArchive.read(input.bytes, limits: limits, select: select) { (name, bytes) throws(ExchangeError) in
                receive(name, bytes)
            }
            return nil
        }
        guard head.version <= ArchiveFormat.version else { throw .newerFilmz }
        var reader = ArchiveLineReader(contents, limit: limits.rowCount)
        try reader.read()
        var file = ExchangeFile(source: .filmz)
        file.parts = [
            ExchangeFile.Part(
                name: ExchangeError.shown(input.name), kind: .archive, rowCount: reader.rowCount,
                importedCount: reader.rowCount)
        ]
        file.archive = FilmzArchive(reader)
        file.owner = String((head.person ?? "").prefix(Person.nameLimit)).printable
        file.problems = reader.problems
        return file
    }

    /// The folder with the files of an archive of Filmz; nil for another archive. A person who unpacked and repacked
    /// an archive may have included its folder.
    private static func folder(_ names: [String]) -> String? {
        names.lazy.filter { $0.split(separator: "/").last == ArchiveFormat.manifest[...] }
            .map { String($0.dropLast(ArchiveFormat.manifest.count)) }
            .first { names.contains($0 + ArchiveFormat.Member.films.file) }
    }

    private struct Manifest: Decodable {
        var format: String
        var version: Int
        /// Missing when the person has no name.
        var person: String?
    }
}

/// A list in an archive of Filmz.
public struct ArchivedList: Hashable, Sendable {
    public let id: FilmList.ID
    public var draft: FilmListDraft
    /// The time it was made; nil when the archive does not have it.
    public var madeAt: Timestamp?
    /// The films in the order of the list, by their IDs in the archive.
    public internal(set) var films: [Listed] = []

    public struct Listed: Hashable, Sendable {
        public var film: Film.ID
        public var note: String
        /// The time it was added to the list; nil when the archive does not have it.
        public var addedAt: Timestamp?
    }
}
