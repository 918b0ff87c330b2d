public import FilmzDomain
import FilmzJSON
import Foundation

/// A writer of archives with all data of a person, for import by another Filmz server.
///
/// An archive contains no data of other people and no credentials: no password, no session, no secret address of a
/// calendar or a share, no key of a provider.
public struct ArchiveWriter {
    private let services: any ExchangeServices
    private let person: Person.ID
    private let zip: ZipWriter
    private let members: [ArchiveFormat.Member: Int]
    private var counts: [ArchiveFormat.Member: Int] = [:]
    /// The films whose line is written.
    private var films: Set<Film.ID> = []
    /// The notes with signs that may be emphasis.
    private var notes: Set<String> = []
    private var losses = ExportLosses()

    private init(_ services: any ExchangeServices, of person: Person.ID) throws {
        self.services = services
        self.person = person
        let zip = try ZipWriter()
        var members: [ArchiveFormat.Member: Int] = [:]
        for member in ArchiveFormat.Member.allCases { members[member] = try zip.begin(member.file) }
        self.zip = zip
        self.members = members
    }

    /// Writes an archive to a new file.
    /// - Parameters:
    ///   - version: the version of Filmz that is running
    /// - Returns: the data that is not in the archive
    /// - Throws: ``ExportError``; the file does not exist then
    @discardableResult
    public static func write(
        to path: String, version: String, at now: Timestamp, from services: some ExchangeServices,
        for person: Person.ID
    ) async throws -> ExportLosses {
        var writer = try ArchiveWriter(services, of: person)
        try await writer.writeFilms()
        try await writer.writeLists()
        try await writer.writeRest()
        try await writer.writePlainNotes()
        try await writer.writeImports()
        let owner = try await services.persons.name(of: person)
        try writer.writeManifest(version, at: now, of: owner)
        try writer.zip.finish(path)
        return writer.losses
    }

    /// The data of a person that does not go into an archive: imported files, if they are very large.
    public static func losses(from services: some ExchangeServices, for person: Person.ID) async throws -> ExportLosses
    {
        var losses = ExportLosses()
        losses.add(.imports, count: try await ArchivedFileImport.forEach(of: person, from: services) { _, _ in })
        return losses
    }

    private mutating func add(_ line: [UInt8], to member: ArchiveFormat.Member) throws {
        guard let number = members[member] else { return }
        counts[member, default: 0] += 1
        try zip.write(line, to: number)
    }

    private mutating func add(film exportedFilm: ExportedFilm) throws {
        if films.insert(exportedFilm.film.id).inserted { try add(JSONLine.film(exportedFilm).line, to: .films) }
    }

    private mutating func writeFilms() async throws {
        let myFilms = services.myFilms
        let person = person
        let size = ExportedFilm.pageSize
        var page = try await myFilms.wholeFilms(after: nil, limit: size, of: person)
        while let last = page.last?.film.id {
            try Task.checkCancellation()
            let isMore = page.count == size
            // The next page is read while this one is written.
            async let next = isMore ? myFilms.wholeFilms(after: last, limit: size, of: person) : []
            for exportedFilm in page {
                losses.add(exportedFilm, in: .archive)
                try add(exportedFilm)
            }
            page = try await next
        }
    }

    private mutating func add(_ exportedFilm: ExportedFilm) throws {
        let id = exportedFilm.film.id
        try add(film: exportedFilm)
        if exportedFilm.mine != MyFilm(viewings: exportedFilm.mine.viewings) {
            try add(JSONLine.relation(exportedFilm.mine, to: id).line, to: .relations)
        }
        for viewing in exportedFilm.mine.viewings { try add(JSONLine.viewing(viewing, of: id).line, to: .viewings) }
        remember([exportedFilm.mine.comment] + exportedFilm.mine.viewings.map(\.note))
        for episode in exportedFilm.episodes { try add(JSONLine.episode(episode, of: id).line, to: .episodes) }
    }

    // MARK: - Lists

    private mutating func writeLists() async throws {
        let names = try await services.lists.names(.all, of: person, limit: FilmList.countLimit)
        for name in names {
            try Task.checkCancellation()
            do {
                try await write(name.id)
                losses.addWholeList()
            } catch DomainError.noSuchList {
                // The person has deleted it meanwhile.
            }
        }
    }

    private mutating func write(_ id: FilmList.ID) async throws {
        var cursor: PageCursor?
        var isFirst = true
        repeat {
            // The films of a list with a rule are not stored with it; the rule finds them again.
            let page = try await services.lists.list(
                FilmListQuery(list: id), of: person,
                page: PageRequest(size: PageRequest.sizes.upperBound, after: cursor))
            if isFirst { try add(JSONLine.list(page.list).line, to: .lists) }
            isFirst = false
            for item in page.films.items {
                try add(film: ExportedFilm(film: item.entry.film, mine: MyFilm()))
                try add(JSONLine.listed(item, on: id).line, to: .listFilms)
            }
            remember(page.films.items.map(\.note))
            cursor = page.films.next
        } while cursor != nil
    }

    // MARK: - Other data

    private mutating func writeRest() async throws {
        var next: PageCursor?
        repeat {
            let page = try await services.undo.changes(
                of: person, page: PageRequest(size: PageRequest.sizes.upperBound, after: next))
            for change in page.items { try encode(change, to: .changes) }
            next = page.next
        } while next != nil
        next = nil
        repeat {
            let page = try await services.received.received(
                of: person, page: PageRequest(size: PageRequest.sizes.upperBound, after: next))
            for received in page.items {
                guard var full = try await services.received.received(received.id, of: person) else { continue }
                // The share's address was given to this person only, so it is not passed on.
                full.recommendation.link = nil
                try encode(full, to: .received)
                remember(full.recommendation.notes)
            }
            next = page.next
        } while next != nil
        let meanings = try await services.theatres.meanings(for: person)
        let visits = try await services.theatres.plannedVisits(of: person)
        let choices = try await services.imports.choices(of: person)
        let notSeen = try await services.myFilms.notSeen(by: person)
        let referencedIDs =
            meanings.values.compactMap(\.self) + visits.compactMap(\.showing.showtime.film)
            + choices.values.compactMap(\.meant) + notSeen.keys
        let films = try await services.films.films(referencedIDs, for: person)
        for film in films.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            try add(film: ExportedFilm(film: film, mine: MyFilm()))
        }
        for (title, film) in meanings.sorted(by: { $0.key < $1.key }) {
            try add(
                JSONLine.meaning(of: title, film: film.flatMap { films[$0]?.id }).line, to: .meanings)
        }
        for (key, choice) in choices.sorted(by: { $0.key < $1.key }) {
            try add(JSONLine.choice(choice, about: key).line, to: .choices)
        }
        for (film, time) in notSeen.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let film = films[film]?.id else { continue }
            try add(JSONLine.notSeen(film, since: time).line, to: .notSeen)
        }
        for visit in visits { try encode(visit, to: .visits) }
        for theatre in try await services.theatres.theatres(of: person) { try encode(theatre, to: .theatres) }
        try encode(try await services.myServices.services(of: person), to: .services)
    }

    private mutating func remember(_ notes: [String]) {
        self.notes.formUnion(notes.filter(NoteMarkup.mayHaveEmphasis))
    }

    private mutating func writePlainNotes() async throws {
        for note in try await services.myFilms.plainNotes(among: notes, of: person).sorted() {
            try encode(ArchivedPlainNote(note: note), to: .plainNotes)
        }
    }

    private mutating func writeImports() async throws {
        var writer = self
        var number = 0
        let leftOut = try await ArchivedFileImport.forEach(of: person, from: services) { fileImport, parts in
            number += 1
            let line = ArchivedImport(fileImport, parts: parts, number: number)
            try writer.encode(line, to: .imports)
            for (index, file) in line.files.enumerated() { try writer.zip.add(file.member, bytes: parts[index].bytes) }
        }
        writer.losses.add(.imports, count: leftOut)
        self = writer
    }

    private mutating func encode(_ value: some Encodable, to member: ArchiveFormat.Member) throws {
        var line = Array(try JSONCoding.data(of: value))
        line.append(UInt8(ascii: "\n"))
        try add(line, to: member)
    }

    private func writeManifest(_ version: String, at now: Timestamp, of owner: String) throws {
        var line = JSONLine()
        line.add("format", text: ArchiveFormat.name)
        line.add("version", number: ArchiveFormat.version)
        line.add("filmz", text: version)
        line.add("madeAt", at: now)
        line.add("person", text: owner)
        var countsLine = JSONLine()
        for member in ArchiveFormat.Member.allCases { countsLine.add(member.file, number: counts[member] ?? 0) }
        line.add("counts", object: countsLine)
        try zip.add(ArchiveFormat.manifest, bytes: line.line)
    }
}
