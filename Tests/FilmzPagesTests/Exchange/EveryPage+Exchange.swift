import FilmzDomain
import FilmzExchange
import FilmzPages
import FilmzTestSupport
import Foundation
import Testing

extension EveryPage {
    /// Files of other products: given, refused, looked at, and taken in.
    static func exchange(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let services = sample.services
        let known = try #require(sample.fileImports.first)
        func all(_ problem: ImportsPage.Problem? = nil, titles: String = "") async throws -> ImportsPage {
            try await .load(problem: problem, titles: titles, clock: Samples.clock, from: services, for: .owner)
        }
        // Titles of all films, each without its year too, which leaves those in doubt of which there are several.
        let films = sample.allFilms.prefix(5)
        let lines = films.map { "\($0.title) (\($0.year ?? 1999))" } + films.map(\.title)
        let part = FileImportPart(
            name: "1 <2>.3", path: "1", isInArchive: false, bytes: Array(lines.joined(separator: "\n").utf8))
        let reading = try ExchangeReader().read([part])
        let asked = try #require(reading.files.first)
        func one(_ outcome: FileImport.Outcome?, _ file: ExchangeFile) async throws -> ImportPage {
            var given = known
            given.outcome = outcome
            let plan = try await ImportPlan(
                [file], at: Samples.clock.now(), in: Samples.clock.timeZone, from: services, for: .owner)
            return try await .load(
                given, reading: reading, plan: plan, clock: Samples.clock, from: services, for: .owner,
                owner: .ofThisMachine)
        }
        // A film that a file names by a title that nobody knows.
        let unknown = FileImportPart(name: "1", path: "1", isInArchive: false, bytes: Array("0 <0>".utf8))
        let file = try #require(try ExchangeReader().read([unknown]).files.first)
        let told = try #require(file.answering(.seen, part: 0).films(at: Samples.clock.now(), in: .gmt).first)
        func found(_ query: String?) async throws -> ImportedFilmPage {
            try await .load(told, of: known.id, query: query, from: services, for: .owner)
        }
        let now = Samples.clock.now()
        let taken = FileImport.Outcome(takenAt: now, change: Change.ID(rawValue: 7), changedCount: 3)
        var losses = ExportLosses()
        for (index, loss) in Loss.allCases.enumerated() { losses.add(loss, count: index * 700 + 1) }
        let unread = try ExchangeReader().read(
            [("<1>", "<html>"), ("2", "<rss/>")].map { ExchangeInput(name: $0, bytes: Array($1.utf8)) })
        let reports: [ExportFormat: ExportLosses] = [.letterboxd: losses]
        return [
            ("export", try await ExportPage.load(reports, from: services, for: .owner)),
            (
                "export-refused",
                try await ExportPage.load(reports, problem: .wrongPassword, from: services, for: .owner)
            ),
            ("imports", try await all()), ("imports-refused", try await all(.file(.encrypted("<1>")))),
            ("imports-nothing", try await all(.nothingFound(unread), titles: "1 <2>")),
            ("imports-full", try await all(.full)), ("imports-no-file", try await all(.upload(.noFile))),
            ("import-running", ImportProgressPage(fileImport: known, progress: ImportProgress(filmCount: 3, total: 7))),
            ("import-reading", ImportProgressPage(fileImport: known, progress: nil)),
            ("imported-film", try await found(films.first?.title.lowercased())),
            ("imported-film-nothing", try await found(nil)),
            ("import", try await one(nil, asked)),
            (
                "import-dates",
                try await ImportPage.load(
                    known, reading: try datedTable(), plan: .empty, clock: Samples.clock, from: services, for: .owner,
                    owner: nil)
            ),
            ("imports-read-before", try await ofBefore(sample, taken)),
            ("import-put-right", try await putRight(sample, taken)),
            ("import-unreadable", ImportPage.unreadable(known, problem: .unreadable, clock: Samples.clock)),
            ("import-taken", try await one(taken, asked.answering(.seen, part: 0))),
            (
                "import-nothing-new",
                try await one(
                    FileImport.Outcome(takenAt: now, change: nil, changedCount: 0), asked.answering(.liked, part: 0))
            ),
        ]
    }

    /// Imports that only earlier readers took in.
    private static func ofBefore(_ sample: SampleServices, _ taken: FileImport.Outcome) async throws -> ImportsPage {
        var before = sample
        before.fileImports[0].outcome = taken
        return try await .load(clock: Samples.clock, from: before.services, for: .owner)
    }

    /// A film whose day an earlier reader took for another one.
    private static func putRight(_ sample: SampleServices, _ taken: FileImport.Outcome) async throws -> ImportPage {
        let film = try #require(sample.allFilms.first)
        let table = FileImportPart(
            name: "3", path: "3", isInArchive: false,
            bytes: Array("1,2,3\n\(film.title),\(film.year ?? 1999),04-05-01\n0,1999,13-05-01\n".utf8))
        let mapping = ColumnMapping(meanings: [.title, .year, .watchedOn])
        let reading = try ExchangeReader().read([table], mappings: [ColumnMapping.key(of: ["1", "2", "3"]): mapping])
        let told = try #require(reading.files.first?.films(at: Samples.clock.now(), in: .gmt).first)
        let former = try #require(told.formerValues.viewings.values.first?.first)
        var before = sample
        before.fileImports[0].outcome = taken
        before.myFilms[film.id] = MyFilm(viewings: [
            Viewing(
                id: former.id, draft: ViewingDraft(watchedOn: former.watchedOn), loggedAt: former.loggedAt)
        ])
        let plan = try await ImportPlan(
            reading.files, at: Samples.clock.now(), in: .gmt, from: before.services, for: .owner)
        return try await .load(
            before.fileImports[0], reading: reading, plan: plan, clock: Samples.clock, from: before.services,
            for: .owner, owner: .ofThisMachine)
    }

    /// A table whose days can be read in two ways.
    private static func datedTable() throws -> ExchangeReading {
        let table = FileImportPart(
            name: "2 <3>", path: "2", isInArchive: false, bytes: Array("1,2\n0 <0>,4/5/2001\n".utf8))
        let mapping = ColumnMapping(meanings: [.title, .watchedOn])
        return try ExchangeReader().read([table], mappings: [ColumnMapping.key(of: ["1", "2"]): mapping])
    }

    /// The archive of somebody, as they see it, and as somebody else does.
    static func archives(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let known = try #require(sample.fileImports.first)
        func services(of name: String) -> Services {
            var somebody = sample
            somebody.name = name
            return somebody.services
        }
        let folder = TemporaryFolder()
        try await ArchiveWriter.write(
            to: folder.path + "/a.zip", version: "1", at: Samples.clock.now(), from: services(of: "<0>"), for: .owner)
        let bytes = Array(try Data(contentsOf: URL(filePath: folder.path + "/a.zip")))
        let reading = try ExchangeReader().read([ExchangeInput(name: "<1>", bytes: bytes)])
        func page(readBy name: String) async throws -> ImportPage {
            try await .load(
                known, reading: reading, plan: .empty, clock: Samples.clock, from: services(of: name), for: .owner,
                owner: nil)
        }
        return [
            ("import-archive", try await page(readBy: "<0>")), ("import-of-another", try await page(readBy: "<1>")),
        ]
    }
}
