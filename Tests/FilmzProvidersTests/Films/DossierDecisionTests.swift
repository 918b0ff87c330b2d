import APICore
import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

/// Decisions of persons about providers' films, and films that prove to be one.
@Suite(.timeLimit(.minutes(10))) struct DossierDecisionTests {
    private let harbour = DossiersTable.harbour
    private let imdb: ExternalID

    init() throws {
        imdb = try #require(DossiersTable.imdb)
    }

    @Test func aPersonsWordStandsAboveAll() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        table.teach(.tmdb, by: imdb, ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        table.teach(.tmdb, by: .tmdb(8), ids: ExternalIDs(imdb: IMDbID(number: 99), tmdb: 8), plot: "The right one.")
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        let settled = try await table.dossiers.decide(
            .tmdb, id: .tmdb(8), for: harbour.id, by: .ofThisMachine, permission: .granted)
        #expect(settled.film.plot == "The right one.")
        #expect(settled.film.id == harbour.id)
        #expect(settled.film.externalIDs.imdb == harbour.externalIDs.imdb)
        #expect(settled.sources.first?.match?.certainty == .confirmed)
        #expect(
            try await table.dossiers.refresh(harbour, all: true, permission: .granted).film.plot == "The right one.")
    }

    @Test func whoeverDoesNotHaveTheFilmIsNotAskedAgain() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        table.teach(.tmdb, by: imdb)
        _ = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        let settled = try await table.dossiers.decide(
            .tmdb, id: nil, for: harbour.id, by: .ofThisMachine, permission: .granted)
        #expect(settled.film.plot == nil)
        #expect(settled.sources.first?.match?.certainty == .denied)
        #expect(!settled.isOutdated)
        #expect(table.pictures[harbour.id] == .some(.none))
        table.clock.advance(seconds: 365 * 86_400)
        _ = try await table.dossiers.refresh(harbour, all: true, permission: .granted)
        #expect(table.calls(.tmdb).count == 1)
    }

    @Test func aCandidateThatIMDbProvesIsTakenByAnotherTitle() async throws {
        let table = try await DossiersTable([.amc], catalogue: [harbour])
        table.adapter(.amc).change {
            $0.candidates = [MatchCandidate(id: .amc(3), title: "Der Hafen", year: 2024, score: 100)]
        }
        table.teach(.amc, by: .amc(3), ids: ExternalIDs(imdb: harbour.externalIDs.imdb, amc: 3))
        let dossier = try await table.dossiers.refresh(harbour, all: false, permission: .granted)
        #expect(dossier.sources.first?.match?.certainty == .sure)
        #expect(dossier.film.plot == "By AMC.")
    }

    @Test func aPersonMayHaveItLookedForAgain() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        table.teach(.tmdb, by: imdb)
        _ = try await table.dossiers.decide(.tmdb, id: nil, for: harbour.id, by: .ofThisMachine, permission: .granted)
        let found = try await table.dossiers.reconsider(
            .tmdb, for: harbour.id, by: .ofThisMachine, permission: .granted)
        #expect(found.film.plot == "By TMDb.")
        #expect(found.sources.first?.match?.certainty == .identified)
        #expect(await table.memory.matches(of: harbour.id).map(\.isDecided) == [false])
        await #expect(throws: DomainError.noSuchFilm) {
            try await table.dossiers.reconsider(.tmdb, for: .random(), by: .ofThisMachine, permission: .granted)
        }
    }

    @Test func whatFailsThenIsAskedForLater() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        _ = try await table.dossiers.decide(.tmdb, id: nil, for: harbour.id, by: .ofThisMachine, permission: .granted)
        table.adapter(.tmdb).change { $0.failure = .unreachable }
        let failed = try await table.dossiers.reconsider(
            .tmdb, for: harbour.id, by: .ofThisMachine, permission: .granted)
        #expect(failed.sources.first?.failure?.kind == .unreachable)
        #expect(failed.sources.first?.match == nil)
        table.clock.advance(seconds: 61)
        #expect(try await table.dossiers.dossier(of: harbour).isOutdated)
    }

    @Test func whoWasMisledByAWrongFilmIsAskedAnew() async throws {
        let film = Film.sample("Harbour", tmdb: 7, year: 1999, directors: ["Ada Quill"], prominence: 9)
        let table = try await DossiersTable([.omdb, .amc], catalogue: [film])
        table.adapter(.amc).change {
            $0.candidates = [MatchCandidate(id: .amc(3), title: "Harbour", year: 1999, directors: ["Ada Quill"])]
        }
        table.teach(.amc, by: .amc(3), ids: ExternalIDs(imdb: harbour.externalIDs.imdb, amc: 3))
        table.teach(.omdb, by: imdb)
        let wrong = try await table.dossiers.refresh(film, all: false, permission: .granted)
        #expect(wrong.sources.map(\.match?.certainty) == [.sure, .sure], "an ID told by a likeness proves no more")
        #expect(wrong.film.plot == "By OMDb.")
        let repaired = try await table.dossiers.decide(
            .amc, id: nil, for: film.id, by: .ofThisMachine, permission: .granted)
        #expect(repaired.film.plot == nil)
        #expect(repaired.sources.map(\.match?.certainty) == [FilmMatch.Certainty.none, .denied])
    }

    @Test func refusesWhatCannotBe() async throws {
        let table = try await DossiersTable(catalogue: [harbour])
        await #expect(throws: DomainError.noSuchFilm) {
            try await table.dossiers.decide(
                .tmdb, id: .tmdb(1), for: .random(), by: .ofThisMachine, permission: .granted)
        }
        await #expect(throws: DomainError.noSuchFilm) {
            try await table.dossiers.decide(
                .tmdb, id: .amc(1), for: harbour.id, by: .ofThisMachine, permission: .granted)
        }
        #expect(await table.memory.matches(of: harbour.id).isEmpty)
    }

    @Test func anIDNobodyHasIsNotAskedForOverAndOver() async throws {
        let table = try await DossiersTable([.tmdb], catalogue: [harbour])
        let settled = try await table.dossiers.decide(
            .tmdb, id: .tmdb(404), for: harbour.id, by: .ofThisMachine, permission: .granted)
        #expect(settled.sources.first?.match?.certainty == .confirmed)
        #expect(!settled.isOutdated)
    }

    @Test func twoThatProveToBeOneBecomeOne() async throws {
        let table = try await DossiersTable(catalogue: [harbour])
        let typed = try await table.films.add(FilmDraft(title: "Hafen", year: 1999, directors: ["Ada Quill"]))
        table.adapter(.tmdb).change {
            $0.candidates = [MatchCandidate(id: .tmdb(7), title: "Hafen", year: 1999, directors: ["Ada Quill"])]
        }
        table.teach(.tmdb, by: .tmdb(7), ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        table.teach(.omdb, by: imdb)
        let dossier = try await table.dossiers.refresh(typed, all: false, permission: .granted)
        #expect(dossier.film.id == harbour.id)
        #expect(dossier.film.title == "Harbour")
        #expect(dossier.film.plot == "By TMDb.")
        #expect(try await table.films.film(typed.id)?.id == harbour.id)
        #expect(await table.memory.reports(of: harbour.id).map(\.provider) == [.omdb, .tmdb])
        #expect(!dossier.isOutdated)
        #expect(try await table.dossiers.refresh(typed, all: false, permission: .granted) == dossier)
    }

    @Test func aTypedFilmLearnsItsIDOnlyWhenThatIsProven() async throws {
        let table = try await DossiersTable([.tmdb])
        let typed = try await table.films.add(FilmDraft(title: "Harbour", year: 1999, directors: ["Ada Quill"]))
        table.adapter(.tmdb).change {
            $0.candidates = [MatchCandidate(id: .tmdb(7), title: "Harbour", year: 1999, directors: ["Ada Quill"])]
        }
        table.teach(.tmdb, by: .tmdb(7), ids: ExternalIDs(imdb: harbour.externalIDs.imdb, tmdb: 7))
        let found = try await table.dossiers.refresh(typed, all: false, permission: .granted)
        #expect(found.film.externalIDs.imdb == harbour.externalIDs.imdb)
        #expect(try await table.films.film(imdb) == nil)
        let confirmed = try await table.dossiers.decide(
            .tmdb, id: .tmdb(7), for: typed.id, by: .ofThisMachine, permission: .granted)
        #expect(confirmed.film.id == typed.id)
        #expect(try await table.films.film(imdb)?.id == typed.id)
    }
}
