public import FilmzDomain
import FilmzExchange
import FilmzPages
public import FilmzText
import Foundation

/// Writes all of a person's data to a file, in any format.
public struct Exporter: Sendable {
    private let services: any ExchangeServices
    private let clock: Clock
    private let strings: Strings

    public init(services: any ExchangeServices, clock: Clock = Clock(), strings: Strings) {
        self.services = services
        self.clock = clock
        self.strings = strings
    }

    /// Writes a new file that only this user of the system can read.
    /// - Parameter version: the version of this Filmz
    /// - Returns: the data that the file does not have
    /// - Throws: `ExportError`; then no file was made
    @concurrent public func write(
        _ format: ExportFormat, to path: String, version: String, for person: Person.ID
    ) async throws -> ExportLosses {
        switch format {
        case .archive:
            return try await ArchiveWriter.write(
                to: path, version: version, at: clock.now(), from: services, for: person)
        case .letterboxd, .imdb, .trakt, .csv:
            return try await ProductExport.write(
                format, to: path, in: clock.timeZone,
                about: { strings.about(format, report: $0, madeOn: clock.today) }, from: services, for: person)
        case .diary: return try await writeDiary(path, of: person)
        case .page: return try await writePage(path, of: person)
        }
    }

    private func writeDiary(_ path: String, of person: Person.ID) async throws -> ExportLosses {
        let file = try PlainFile(path)
        let report = try await ExportLosses.of(.diary, from: services, for: person)
        var text = DiaryMarkdown(strings)
        try file.write(Array(text.head.utf8))
        try await forEachEvening(of: person) { entry, film in
            try file.write(Array(text.lines(entry, of: film).utf8))
        }
        try file.write(Array(text.end(report, madeOn: clock.today).utf8))
        try file.finish()
        return report
    }

    private func writePage(_ path: String, of person: Person.ID) async throws -> ExportLosses {
        let file = try PlainFile(path)
        func write(_ html: HTML) throws { try file.write(html.bytes) }
        let report = try await ExportLosses.of(.page, from: services, for: person)
        var page = ExportedPage(strings)
        try write(page.head(madeOn: clock.today))
        try write(page.heading(.diary))
        var isEmpty = true
        try await forEachEvening(of: person) { entry, film in
            try write(page.viewing(entry, of: film))
            isEmpty = false
        }
        if isEmpty { try write(page.nothing) }
        try await writeFilms(page, of: person, to: file)
        try write(page.heading(.lists))
        isEmpty = true
        try await services.lists.forEachWholeList(of: person) { whole in
            guard var kept = ExportFormat.page.kept(of: whole) else { return }
            let titles = try await FilmTitles.load(
                of: kept.films.map(\.film.id), in: strings.language.titles, from: services)
            for index in kept.films.indices { kept.films[index].film = titles.titled(kept.films[index].film) }
            try write(page.list(kept))
            isEmpty = false
        }
        if isEmpty { try write(page.nothing) }
        try write(page.end(report))
        try file.finish()
        return report
    }

    /// Writes the films, and then those of the watchlist, sorted by title.
    private func writeFilms(
        _ page: ExportedPage, of person: Person.ID, to file: PlainFile
    ) async throws {
        let scratch = try ScratchTexts()
        var films: [(title: String, place: Range<UInt64>)] = []
        var wanted: [Film] = []
        var last: Film.ID?
        repeat {
            try Task.checkCancellation()
            let some = try await services.myFilms.wholeFilms(after: last, limit: ExportedFilm.pageSize, of: person)
            let titles = try await FilmTitles.load(
                of: some.map(\.film.id), in: strings.language.titles, from: services)
            for whole in some where !whole.mine.isEmpty {
                let film = titles.titled(whole.film)
                films.append((film.title, try scratch.add(page.film(film, mine: whole.mine).bytes)))
                if whole.mine.isOnWatchlist { wanted.append(film) }
            }
            last = if some.count == ExportedFilm.pageSize { some.last?.film.id } else { nil }
        } while last != nil
        try file.write(page.heading(.films).bytes)
        for film in films.sorted(by: { $0.title.localizedStandardCompare($1.title) == .orderedAscending }) {
            try file.write(try scratch.text(film.place))
        }
        if films.isEmpty { try file.write(page.nothing.bytes) }
        try file.write(page.heading(.watchlist).bytes)
        for film in wanted.sorted(by: { $0.title.localizedStandardCompare($1.title) == .orderedAscending }) {
            try file.write(page.wanted(film).bytes)
        }
        if wanted.isEmpty { try file.write(page.nothing.bytes) }
    }

    private func forEachEvening(
        of person: Person.ID, body: (DiaryEntry, Film) throws -> Void
    ) async throws {
        var next: PageCursor?
        repeat {
            try Task.checkCancellation()
            let page = try await services.myFilms.diary(
                MyFilmsQuery.Filter(), of: person,
                page: PageRequest(size: PageRequest.sizes.upperBound, after: next))
            let titles = try await FilmTitles.load(
                of: page.entries.items.map(\.film.id), in: strings.language.titles, from: services)
            for entry in page.entries.items { try body(entry, titles.titled(entry.film)) }
            next = page.entries.next
        } while next != nil
    }
}
