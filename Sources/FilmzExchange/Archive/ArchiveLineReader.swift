import FilmzDomain
import FilmzJSON
import Foundation

/// A reader of an archive's lines. Invalid lines are left out and reported; all others are read.
struct ArchiveLineReader {
    private let contents: [String: [UInt8]]
    private let limit: Int
    private(set) var films: [ImportedFilm] = []
    /// The films that the person added by hand.
    private(set) var filmsAddedByHand: Set<Film.ID> = []
    private(set) var lists: [ArchivedList] = []
    private(set) var rest = ArchivedOtherData()
    private(set) var problems = ExchangeProblems()
    private(set) var rowCount = 0

    /// The indices of ``films`` by the films' IDs.
    private var indices: [Film.ID: Int] = [:]
    private var viewings: Set<Viewing.ID> = []
    /// The files of imports, by their paths in the archive.
    private var members: Set<String> = []
    /// The IDs of a show's episodes in the archive, and the IDs they get here.
    private var episodes: [Film.ID: [Episode.ID: Episode.ID]] = [:]

    init(_ contents: [String: [UInt8]], limit: Int) {
        self.contents = contents
        self.limit = limit
    }

    mutating func read() throws(ExchangeError) {
        try each(.films) { (reader, line: ArchivedFilm) in try reader.add(line) }
        try each(.episodes) { (reader, line: ArchivedEpisode) in try reader.add(line) }
        try each(.relations) { (reader, line: ArchivedRelation) in try reader.add(line) }
        try each(.viewings) { (reader, line: ArchivedViewing) in try reader.add(line) }
        var numbers: [FilmList.ID: Int] = [:]
        try each(.lists) { (reader, line: ArchivedListHead) in
            numbers[line.id] = reader.lists.count
            reader.lists.append(ArchivedList(id: line.id, draft: line.draft, madeAt: line.madeAt))
        }
        try each(.listFilms) { (reader, line: ArchivedListFilm) in
            guard let number = numbers[line.list], reader.indices[line.film] != nil else { throw Refused() }
            reader.lists[number].films.append(
                ArchivedList.Listed(film: line.film, note: line.note ?? "", addedAt: line.addedAt))
        }
        try readRest()
        try readPlainNotes()
        for index in films.indices { films[index].mine.viewingCount = films[index].mine.viewings.count }
    }

    private mutating func readRest() throws(ExchangeError) {
        try each(.meanings) { (reader, line: ArchivedTitleMatch) in
            try reader.check(line.film)
            reader.rest.meanings.append(line)
        }
        try each(.choices) { (reader, line: ArchivedChoice) in
            guard !line.key.isEmpty, line.key.count <= ImportedFilm.keyLimit else { throw Refused() }
            try reader.check(line.film)
            reader.rest.choices.append(line)
        }
        try each(.notSeen) { (reader, line: ArchivedNotSeenMark) in
            try reader.check(line.film)
            reader.rest.notSeen[line.film] = line.at
        }
        try each(.theatres) { (reader, line: ArchivedTheatre) in reader.rest.theatres.append(line) }
        try each(.visits) { (reader, line: ArchivedVisit) in reader.rest.visits.append(line) }
        try each(.received) { (reader, line: ArchivedReceived) in reader.rest.received.append(line) }
        try each(.imports) { (reader, line: ArchivedImport) in
            // Each file may occur only once, so that lines cannot multiply the content of an archive.
            for file in line.files where !reader.members.insert(file.member).inserted { throw Refused() }
            guard let fileImport = ArchivedFileImport(line, contents: reader.contents) else { throw Refused() }
            reader.rest.imports.append(fileImport)
        }
        try each(.services) { (reader, line: MyServices) in reader.rest.services = line }
    }

    private mutating func readPlainNotes() throws(ExchangeError) {
        let notes =
            films.flatMap { [$0.mine.comment] + $0.mine.viewings.map(\.note) }
            + lists.flatMap { $0.films.map(\.note) } + rest.received.flatMap(\.received.recommendation.notes)
        let notesWithSigns = Set(notes.filter(NoteMarkup.mayHaveEmphasis))
        if contents[ArchiveFormat.Member.plainNotes.file] == nil { rest.plainNotes = notesWithSigns }
        try each(.plainNotes) { (reader, line: ArchivedPlainNote) in
            guard notesWithSigns.contains(line.note) else { throw Refused() }
            reader.rest.plainNotes.insert(line.note)
        }
    }

    /// - Throws: `Refused` for a film that is not in the archive
    private func check(_ film: Film.ID?) throws {
        if let film, indices[film] == nil { throw Refused() }
    }

    /// The error for a line that contradicts other lines.
    private struct Refused: Error {}

    private mutating func each<Line: Decodable>(
        _ member: ArchiveFormat.Member, add: (inout ArchiveLineReader, Line) throws -> Void
    ) throws(ExchangeError) {
        guard let bytes = contents[member.file] else { return }
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
            rowCount += 1
            guard rowCount <= limit else { throw .tooManyRows(limit) }
            do {
                try add(&self, try JSONCoding.value(Line.self, from: Data(line)))
            } catch {
                let text = String(decoding: line.prefix(ExchangeProblem.textLimit), as: UTF8.self)
                problems.add(
                    ExchangeProblem(part: 0, row: index + 1, what: .structure, text: "\(member.file): \(text)"))
            }
        }
    }

    // MARK: - Lines

    private mutating func add(_ line: ArchivedFilm) throws {
        let film = line.film
        // A film that nobody could add by hand is refused.
        _ = try FilmDraft(
            title: film.title, originalTitle: film.originalTitle ?? "", year: film.year, runtime: film.runtime,
            directors: film.directors, genres: film.genres
        ).film(id: film.id)
        guard indices[film.id] == nil else { throw Refused() }
        indices[film.id] = films.count
        var reference = FilmReference(title: film.title, year: film.year)
        reference.originalTitle = film.originalTitle
        reference.kind = film.kind
        reference.ids = film.externalIDs
        reference.directors = film.directors
        var importedFilm = ImportedFilm(film: reference)
        importedFilm.facts = film
        if line.isOwn == true { filmsAddedByHand.insert(film.id) }
        films.append(importedFilm)
    }

    private mutating func add(_ line: ArchivedEpisode) throws {
        guard let index = indices[line.film] else { throw Refused() }
        var episode = line.episode
        // An ID that another Filmz server made from a number has no meaning here, if the number is known.
        if let number = episode.number, line.id.externalIDs == Episode.ExternalIDs() {
            episode = episode.identified(by: Episode.ID(number))
        }
        episodes[line.film, default: [:]][line.id] = episode.id
        films[index].episodes.append(episode)
    }

    private mutating func add(_ line: ArchivedRelation) throws {
        guard let index = indices[line.film] else { throw Refused() }
        films[index].mine = try line.mine.checked(today: .last)
    }

    private mutating func add(_ line: ArchivedViewing) throws {
        guard let index = indices[line.film] else { throw Refused() }
        var viewing = line.viewing
        if let episode = viewing.episode {
            guard let id = episodes[line.film]?[episode] else { throw Refused() }
            viewing.episode = id
        }
        guard viewings.insert(viewing.id).inserted,
            let validViewing = try MyFilm(viewings: [viewing]).checked(today: .last).viewings.first
        else { throw Refused() }
        films[index].mine.viewings.append(validViewing)
    }
}
