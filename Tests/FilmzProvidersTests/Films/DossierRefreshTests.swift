import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

/// Refreshes that are shared, left, queued and cut short.
@Suite(.timeLimit(.minutes(10))) struct DossierRefreshTests {
    private let harbour = DossiersTable.harbour
    private let imdb: ExternalID

    init() throws {
        imdb = try #require(DossiersTable.imdb)
    }

    @Test func whoAsksMeanwhileGetsTheSame() async throws {
        let table = try await DossiersTable([.omdb], catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        await table.adapter(.omdb).door.close()
        let tasks = (1...5).map { _ in
            Task { try await table.dossiers.refresh(harbour, all: false, permission: .granted) }
        }
        try await eventually("it is asked") { table.calls(.omdb).count == 1 }
        await table.adapter(.omdb).door.open()
        for task in tasks { #expect(try await task.value.film.plot == "By OMDb.") }
        #expect(table.calls(.omdb).count == 1)
    }

    @Test func goesOnWhenWhoAskedGoesAway() async throws {
        let table = try await DossiersTable([.omdb], catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        await table.adapter(.omdb).door.close()
        let task = Task { try await table.dossiers.refresh(harbour, all: false, permission: .granted) }
        try await eventually("it is asked") { table.calls(.omdb).count == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await table.adapter(.omdb).door.open()
        try await eventually("the answer is kept") { await !table.memory.reports(of: harbour.id).isEmpty }
        #expect(table.calls(.omdb).count == 1)
    }

    @Test func asksForFourFilmsAtOnce() async throws {
        let films = (1...10).map { Film.sample("Film \($0)", imdb: 100 + $0, year: 1990, prominence: $0) }
        let table = try await DossiersTable([.omdb], catalogue: films)
        await table.adapter(.omdb).door.close()
        let tasks = films.map { film in
            Task { try await table.dossiers.refresh(film, all: false, permission: .granted) }
        }
        try await eventually("four are asked for") { table.held.sleeping.count == 4 && table.calls(.omdb).count == 4 }
        await table.adapter(.omdb).door.open()
        for task in tasks { _ = try await task.value }
        #expect(table.calls(.omdb).count == 10)
    }

    @Test func endsInTimeWithWhatCameIn() async throws {
        let table = try await DossiersTable(catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        await table.adapter(.tmdb).door.close()
        let task = Task { try await table.dossiers.refresh(harbour, all: false, permission: .granted) }
        try await eventually("one has answered") { await !table.memory.reports(of: harbour.id).isEmpty }
        try await eventually("the other is waited for") { table.held.sleeping == [Dossiers.timeLimit] }
        table.held.advance(by: Dossiers.timeLimit)
        let dossier = try await task.value
        #expect(dossier.film.plot == "By OMDb.")
        #expect(dossier.sources.map(\.failure?.kind) == [nil, .timedOut])
    }

    @Test func seekingAPictureAsksOneProvider() async throws {
        let table = try await DossiersTable(catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        table.teach(.tmdb, by: imdb)
        await table.dossiers.seekPicture(of: harbour.id)
        await table.dossiers.seekPicture(of: harbour.id)
        #expect((table.calls(.omdb).count, table.calls(.tmdb).count) == (0, 1))
        #expect(table.pictures[harbour.id]??.absoluteString == "https://pictures.example/tmdb")
    }

    @Test func aRefreshDoesNotEndWithASearchForAPicture() async throws {
        let table = try await DossiersTable(catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        table.teach(.tmdb, by: imdb)
        await table.adapter(.tmdb).door.close()
        let seeking = Task { await table.dossiers.seekPicture(of: harbour.id) }
        try await eventually("it is sought") { table.calls(.tmdb).count == 1 }
        let refresh = Task { try await table.dossiers.refresh(harbour, all: false, permission: .granted) }
        let left = Task { try await table.dossiers.refresh(harbour, all: false, permission: .granted) }
        left.cancel()
        await #expect(throws: CancellationError.self) { try await left.value }
        await table.adapter(.tmdb).door.open()
        await seeking.value
        #expect(try await refresh.value.sources.map { $0.fetchedAt != nil } == [true, true])
        #expect((table.calls(.omdb).count, table.calls(.tmdb).count) == (1, 1))
    }

    @Test func asksNobodyWhenNobodyMayBeAsked() async throws {
        let table = try await DossiersTable([.omdb], catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        table.asked.change([])
        table.clock.advance(seconds: 30 * 86_400)
        let dossier = try await table.dossiers.refresh(harbour, all: true, permission: .granted)
        #expect(dossier.film.plot == "By OMDb.", "what was said stands")
        #expect(dossier.sources.map(\.provider) == [.omdb])
        #expect(!dossier.isOutdated)
        #expect(table.calls(.omdb).count == 1)
    }
}
