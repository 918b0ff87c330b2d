import APICore
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct DossiersTests {
    private let harbour = DossiersTable.harbour
    private let imdb: ExternalID

    init() throws {
        imdb = try #require(DossiersTable.imdb)
    }

    @Test func asksByIMDbIDAndKeepsWhatIsSaid() async throws {
        let table = try await DossiersTable(catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        table.teach(.tmdb, by: imdb, ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        let before = try await table.dossiers.dossier(of: harbour)
        #expect(before.isOutdated)
        #expect(before.sources.map(\.provider) == [.omdb, .tmdb])
        #expect(before.sources.allSatisfy { $0.match == nil && $0.fetchedAt == nil })

        let dossier = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(dossier.film.plot == "By TMDb.")
        #expect(dossier.film.externalIDs.tmdb == 7)
        #expect(!dossier.isOutdated)
        #expect(dossier.sources.map(\.match?.certainty) == [.identified, .identified])
        #expect(dossier.sources.map(\.match?.id) == [imdb, .tmdb(7)])
        #expect(dossier.sources.map(\.fetchedAt) == [table.clock.now, table.clock.now])
        #expect(dossier.sources.first?.page == URL(string: "https://films.example/omdb"))
        #expect(table.pictures[harbour.id] == URL(string: "https://pictures.example/tmdb"))
        #expect(try await table.dossiers.dossier(of: harbour) == dossier)
        #expect(table.calls(.omdb) == ["report imdb:tt0000041"])
        #expect(table.calls(.tmdb) == ["report imdb:tt0000041"])
    }

    @Test func asksAgainWhatIsOldOnly() async throws {
        let table = try await DossiersTable([.omdb, .iTunes], catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        table.adapter(.iTunes).change {
            $0.candidates = [MatchCandidate(id: .iTunes(5), title: "Harbour", year: 1999, directors: ["Ada Quill"])]
        }
        table.teach(.iTunes, by: .iTunes(5))
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(table.calls(.omdb).count == 1)
        #expect(table.calls(.iTunes) == ["candidates", "report itunes:5"])

        table.clock.advance(seconds: 86_400)
        #expect(try await table.dossiers.dossier(of: harbour).isOutdated)
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(table.calls(.omdb).count == 1)
        #expect(table.calls(.iTunes) == ["candidates", "report itunes:5", "report itunes:5"])
        #expect(table.asked.askedAnew == 0)
        _ = try await table.dossiers.refresh(harbour, all: true, permission: .granted)
        #expect(table.calls(.omdb).count == 2)
        #expect(table.asked.askedAnew == 1)
    }

    @Test func aFailureErasesNothingAndIsTold() async throws {
        let table = try await DossiersTable([.omdb], catalogue: [harbour])
        table.teach(.omdb, by: imdb)
        let good = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        for (kind, failure) in [
            (.unreachable, .unreachable), (.timedOut, .timedOut), (.serviceUnavailable, .unavailable),
            (.unreadable, .unreadable), (.answerTooLarge, .unreadable), (.unauthorized, .wrongKey),
            (.quotaExceeded, .quotaUsedUp), (.rateLimited(retryAfter: .seconds(90)), .paused),
            (.rejected, .rejected),
        ] as [(APIError.Kind, ProviderFailure.Kind)] {
            table.adapter(.omdb).change { $0.failure = kind }
            let dossier = try await table.dossiers.refresh(harbour, all: true, permission: .granted)
            #expect(dossier.film == good.film)
            #expect(dossier.sources.map(\.failure?.kind) == [failure])
            #expect(dossier.sources.map(\.fetchedAt) == good.sources.map(\.fetchedAt))
        }
        table.adapter(.omdb).change { $0.failure = nil }
        #expect(
            try await table.dossiers.refresh(harbour, all: true, permission: .granted).sources.map(\.failure) == [nil])
    }

    @Test func leavesAloneWhoFailedUntilItMayHaveRecovered() async throws {
        let table = try await DossiersTable([.omdb], catalogue: [harbour])
        table.adapter(.omdb).change { $0.failure = .rateLimited(retryAfter: .seconds(90)) }
        let failed = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(failed.sources.first?.failure?.until == table.clock.now + .seconds(90))
        #expect(!failed.isOutdated)
        table.clock.advance(seconds: 89)
        #expect(try await !table.dossiers.dossier(of: harbour).isOutdated)
        table.clock.advance(seconds: 1)
        #expect(try await table.dossiers.dossier(of: harbour).isOutdated)
    }

    @Test func whatIsNotKnownIsAskedForAgainAfterAWeek() async throws {
        let table = try await DossiersTable([.omdb], catalogue: [harbour])
        let dossier = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(dossier.sources.map(\.match?.certainty) == [FilmMatch.Certainty.none])
        #expect(!dossier.isOutdated)
        table.clock.advance(seconds: 7 * 86_400)
        #expect(try await table.dossiers.dossier(of: harbour).isOutdated)
    }

    @Test func saysNothingThatMayNotBeKept() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        table.teach(.tmdb, by: imdb, ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        table.clock.advance(seconds: 180 * 86_400)
        #expect(try await table.dossiers.dossier(of: harbour).film.plot == nil)
        #expect(try await table.dossiers.dossier(of: harbour).isOutdated)
    }

    @Test func oneAnswerTellsWhomToAskExactly() async throws {
        let film = Film.sample("Harbour", tmdb: 7, year: 1999, directors: ["Ada Quill"], prominence: 9)
        let table = try await DossiersTable(catalogue: [film])
        table.teach(.tmdb, by: .tmdb(7), ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        table.teach(.omdb, by: imdb)
        let dossier = try await table.dossiers.refresh(film, all: false, permission: .granted)
        #expect(table.calls(.omdb) == ["candidates", "report imdb:tt0000041"])
        #expect(table.calls(.tmdb) == ["report tmdb:7"])
        #expect(dossier.sources.map(\.match?.certainty) == [.identified, .identified])
        #expect(dossier.film.externalIDs.imdb == harbour.externalIDs.imdb)
        #expect(try await table.films.film(film.id)?.externalIDs.imdb == nil, "the report knows it; nobody learns it")
    }

    @Test func doubtsAFilmThatIMDbKnowsAsAnother() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        table.adapter(.tmdb).change {
            $0.candidates = [MatchCandidate(id: .tmdb(8), title: "Harbour", year: 1999, directors: ["Ada Quill"])]
        }
        table.teach(.tmdb, by: .tmdb(8), ids: ExternalIDs(imdb: IMDbID(number: 99), tmdb: 8))
        let dossier = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(dossier.sources.first?.match?.certainty == .uncertain)
        #expect(dossier.sources.first?.match?.candidates.map(\.id) == [.tmdb(8)])
        #expect(dossier.film.plot == nil)
        #expect(await table.memory.reports(of: harbour.id).isEmpty)
    }

    @Test func offersWhatItIsNotSureOf() async throws {
        let table = try await DossiersTable([.amc], catalogue: [harbour])
        table.adapter(.amc).change {
            $0.candidates = (1...2).map { MatchCandidate(id: .amc($0), title: "Harbour", year: 1999) }
        }
        let dossier = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(table.calls(.amc) == ["candidates"])
        #expect(dossier.sources.first?.match?.certainty == .uncertain)
        #expect(dossier.sources.first?.match?.candidates.map(\.score) == [60, 60])
    }

    @Test func findsAFilmByAnIDNobodyKnew() async throws {
        let table = try await DossiersTable()
        table.teach(.tmdb, by: imdb, ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        let film = try #require(try await table.dossiers.film(imdb, anew: false, for: .owner, permission: .granted))
        #expect(film.id == Film.ID(imdb))
        #expect(film.title == "Harbour")
        #expect(film.externalIDs.tmdb == 7)
        #expect(try await table.dossiers.dossier(of: film).film.plot == "By TMDb.")
        table.adapter(.omdb).change { $0.failure = .unreachable }
        table.adapter(.tmdb).change { $0.failure = .unreachable }
        #expect(try await table.dossiers.film(.tmdb(8), anew: false, for: .owner, permission: .granted) == nil)
        #expect(try await table.dossiers.film(.amc(8), anew: false, for: .owner, permission: .granted) == nil)
    }

    @Test func remembersWhoDoesNotKnowAFilm() async throws {
        let table = try await DossiersTable()
        func film(anew: Bool = false) async throws -> Film? {
            try await table.dossiers.film(imdb, anew: anew, for: .owner, permission: .granted)
        }
        table.adapter(.tmdb).change { $0.failure = .unreachable }
        #expect(try await film() == nil)
        #expect(try await film() == nil)
        #expect(table.calls(.omdb).count == 1, "it said no")
        #expect(table.calls(.tmdb).count == 2, "it said nothing")
        table.adapter(.tmdb).change { $0.failure = nil }
        for _ in 1...3 { #expect(try await film() == nil) }
        #expect(table.calls(.omdb).count == 1)
        #expect(table.calls(.tmdb).count == 3)
        #expect(try await film(anew: true) == nil)
        #expect(table.calls(.omdb).count == 2)
        #expect(table.calls(.tmdb).count == 4)
        table.teach(.tmdb, by: imdb)
        #expect(try await film() == nil)
        table.clock.advance(seconds: 86_400)
        #expect(try await film() != nil)
    }
}
