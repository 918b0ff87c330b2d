import FilmzContracts
import FilmzDomain
import Testing

@testable import FilmzWeb

/// Files that are taken in while their person does something else.
struct ImportWorkTests {
    private static func kept(_ web: WebFixture) async throws -> FileImport {
        let text = """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2001-02-04,Alien,1979,https://boxd.it/1,4.5,,,2001-02-03

            """
        let part = FileImportPart(name: "diary.csv", path: "diary.csv", isInArchive: false, bytes: Array(text.utf8))
        return try await web.services.imports.keep([part], named: "diary.csv", for: .owner)
    }

    @Test func whatAnEarlierFilmzDidNotFinishBeginsAnew() async throws {
        let web = try await WebFixture()
        var known = try await Self.kept(web)
        known.answers.isTaking = true
        try await web.services.imports.answer(known.id, answers: known.answers, of: .owner)
        let other = try await Self.kept(web)

        let work = ImportWork(services: web.services, clock: web.clock.clock)
        await work.resume()
        await work.end(of: known.id)
        let taken = try #require(try await web.services.imports.fileImport(known.id, of: .owner))
        #expect(taken.outcome?.changedCount == 1)
        #expect(taken.answers.isTaking == nil)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewingCount == 1)
        #expect(try await web.services.imports.fileImport(other.id, of: .owner)?.outcome == nil)
    }

    @Test func whatRunsIsNotStartedAgainAndSaysSo() async throws {
        let web = try await WebFixture()
        let known = try await Self.kept(web)
        let work = ImportWork(services: web.services, clock: web.clock.clock)
        guard case .resting = await work.standing(of: known.id) else {
            Issue.record("It has not begun.")
            return
        }
        for _ in 1...5 { await work.start(known, for: .owner) }
        await work.end(of: known.id)
        guard case .resting = await work.standing(of: known.id) else {
            Issue.record("It has ended.")
            return
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewingCount == 1)
    }

    /// Which readers took files in is known, so that whoever took them in before is told once that something may be put
    /// right.
    @Test func theReadersThatTookFilesInAreNoted() async throws {
        let web = try await WebFixture()
        let known = try await Self.kept(web)
        try await web.services.imports.note(
            FileImport.Outcome(takenAt: web.clock.now, change: nil, changedCount: 1), of: known.id, by: .owner)
        let before = try #require(try await web.services.imports.fileImport(known.id, of: .owner))
        #expect(before.answers.readers == nil)
        let work = ImportWork(services: web.services, clock: web.clock.clock)
        await work.start(before, for: .owner)
        await work.end(of: known.id)
        let after = try #require(try await web.services.imports.fileImport(known.id, of: .owner))
        #expect(after.answers.readers == 2)
    }
}
