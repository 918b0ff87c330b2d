import FilmzContracts
import FilmzDomain
import Synchronization
import Testing

@testable import FilmzPages

struct SimilarTileTests {
    /// Counts the questions for films.
    private final class CountedFilms: FilmService {
        private let samples: SampleServices
        let questionCount = Mutex(0)

        init(_ samples: SampleServices) {
            self.samples = samples
        }

        func films(_ ids: [Film.ID], for reader: FilmReader) -> [Film.ID: Film] {
            questionCount.withLock { $0 += 1 }
            return samples.films(ids, for: reader)
        }

        func films(knownBy ids: [ExternalID], for reader: FilmReader) -> [ExternalID: Film] {
            questionCount.withLock { $0 += 1 }
            return samples.films(knownBy: ids, for: reader)
        }

        func titles(of films: Set<Film.ID>, in language: TitleLanguage) -> [Film.ID: String] { [:] }
        func films(titledLike films: [Film], for person: Person.ID) -> [Film] { [] }
        func story(of film: Film.ID) -> FilmSynopsis? { nil }
        func run(of show: Film.ID) -> ShowRun? { nil }
        func episodeCounts(of shows: [Film.ID]) -> [Film.ID: Int] { [:] }
        func similar(to film: Film, among group: Film.KindGroup?) -> [SimilarFilm] { [] }
        func add(_ draft: FilmDraft, by person: Person.ID) throws -> Film { try samples.add(draft, by: person) }
        func edit(_ id: Film.ID, draft: FilmDraft, by person: Person.ID) throws -> Film {
            try samples.edit(id, draft: draft, by: person)
        }
        func note(
            _ found: [Film], apartFrom others: Set<Film.ID>, for person: Person.ID?
        ) -> [(film: Film, wasKnown: Bool)] {
            samples.note(found, apartFrom: others, for: person)
        }
        func learn(_ externalID: ExternalID, of id: Film.ID) throws -> Film {
            try samples.learn(externalID, of: id)
        }
    }

    @Test func similarFilmsAreAskedForAtOnce() async throws {
        let known = [Film.sample("Known", tmdb: 3), .sample("Known too", tmdb: 5)]
        let samples = SampleServices(allFilms: known)
        let films = CountedFilms(samples)
        var services = samples.services
        services.films = films
        let similar = (1...20).map { SimilarFilm(id: .tmdb($0), title: "Similar \($0)") }
        let tiles = try await SimilarTile.load(similar, from: services, for: .owner)
        #expect(tiles.map(\.similar.title) == similar.prefix(16).map(\.title))
        #expect(tiles.compactMap(\.film) == known)
        #expect(films.questionCount.withLock(\.self) == 1)
        #expect(try await SimilarTile.load([], from: services, for: .owner).isEmpty)
        #expect(films.questionCount.withLock(\.self) == 1, "There is nothing to ask for.")
    }
}
