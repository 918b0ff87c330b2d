import FilmzContracts
import FilmzDomain
import FilmzJobs
import FilmzStore
import FilmzTestSupport
import Testing

/// Files that are taken in while their person does something else.
struct ImportWorkTests {
    private let services: Services
    private let clock = SettableClock()
    private let background = RunningWork()

    private static let alien = Film(
        id: Film.ID(.tmdb(348)), title: "Alien", year: 1979, externalIDs: ExternalIDs(tmdb: 348), prominence: 1)

    init() async throws {
        let store = try Store.inMemory(clock: clock.clock)
        _ = try await store.catalogue.replace(with: [Self.alien], edition: "test")
        services = store.services
    }

    private func work(_ work: BackgroundWork? = nil) -> ImportWork {
        ImportWork(services: services, clock: clock.clock, work: work ?? background.work)
    }

    private func keptImport() async throws -> FileImport {
        let text = """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2001-02-04,Alien,1979,https://boxd.it/1,4.5,,,2001-02-03

            """
        let part = FileImportPart(name: "diary.csv", path: "diary.csv", isInArchive: false, bytes: Array(text.utf8))
        return try await services.imports.keep([part], named: "diary.csv", for: .owner)
    }

    @Test func whatAnEarlierFilmzDidNotFinishBeginsAnew() async throws {
        var known = try await keptImport()
        known.answers.isTaking = true
        try await services.imports.answer(known.id, answers: known.answers, of: .owner)
        let other = try await keptImport()

        let work = self.work()
        await work.resume()
        await work.end(of: known.id)
        let taken = try #require(try await services.imports.fileImport(known.id, of: .owner))
        #expect(taken.outcome?.changedCount == 1)
        #expect(taken.answers.isTaking == nil)
        #expect(try await services.myFilms.myFilm(Self.alien.id, of: .owner).viewingCount == 1)
        #expect(try await services.imports.fileImport(other.id, of: .owner)?.outcome == nil)
    }

    @Test func whatRunsIsNotStartedAgainAndSaysSo() async throws {
        let known = try await keptImport()
        let work = self.work()
        guard case .idle = await work.state(of: known.id) else {
            Issue.record("It has not begun.")
            return
        }
        for _ in 1...5 { await work.start(known, for: .owner) }
        await work.end(of: known.id)
        guard case .idle = await work.state(of: known.id) else {
            Issue.record("It has ended.")
            return
        }
        #expect(try await services.myFilms.myFilm(Self.alien.id, of: .owner).viewingCount == 1)
    }

    /// Which readers took files in is known, so that whoever took them in before is told once that something may be put
    /// right.
    @Test func theReadersThatTookFilesInAreNoted() async throws {
        let known = try await keptImport()
        try await services.imports.note(
            FileImport.Outcome(takenAt: clock.now, change: nil, changedCount: 1), of: known.id, by: .owner)
        let before = try #require(try await services.imports.fileImport(known.id, of: .owner))
        #expect(before.answers.readers == nil)
        let work = self.work()
        await work.start(before, for: .owner)
        await work.end(of: known.id)
        let after = try #require(try await services.imports.fileImport(known.id, of: .owner))
        #expect(after.answers.readers == 2)
    }

    /// When Filmz ends, none of it has happened, and the next start begins it anew.
    @Test func whatTheEndCutsOffIsLeftToTheNextStart() async throws {
        let known = try await keptImport()
        let ending = BackgroundWork()
        await self.work(ending).start(known, for: .owner)
        await inCancelledTask { await ending.run() }
        let left = try #require(try await services.imports.fileImport(known.id, of: .owner))
        #expect(left.answers.isTaking == true)
        #expect(left.outcome == nil)

        let work = self.work()
        await work.resume()
        await work.end(of: known.id)
        #expect(try await services.myFilms.myFilm(Self.alien.id, of: .owner).viewingCount == 1)
    }

    private func inCancelledTask(_ work: @escaping @Sendable () async -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask { await work() }
        }
    }
}
