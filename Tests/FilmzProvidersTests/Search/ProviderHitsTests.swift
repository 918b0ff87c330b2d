import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

/// Each film appears once, however many providers find it.
@Suite(.timeLimit(.minutes(10))) struct ProviderHitsTests {
    private let query: SearchQuery

    init() throws {
        query = try #require(SearchQuery("harbour"))
    }

    private func found(
        _ pages: [(Provider, ProviderPage)], catalogue: [Film] = []
    ) async throws -> (progress: SearchProgress, table: SearchesTable) {
        let adapters = pages.map { provider, page in
            let adapter = ScriptedAdapter(provider)
            adapter.change { $0.pages[1] = page }
            return adapter
        }
        for adapter in adapters { await adapter.door.close() }
        let table = try await SearchesTable(adapters, catalogue: catalogue)
        var progress = try await table.now(query)
        for adapter in adapters {
            await adapter.door.open()
            while progress.providers.contains(where: { $0.provider == adapter.provider && $0.state == .asking }) {
                progress = try await table.after(progress.revision, query)
            }
        }
        return (progress, table)
    }

    @Test func laterAnswersAddToEarlierOnes() async throws {
        var first = Film.sample("Harbour", imdb: 41, year: 1999)
        first.genres = []
        var second = Film.sample("Harbour", imdb: 41, tmdb: 7, releaseDate: "1999-03-02", genres: ["Drama"])
        second.poster = URL(string: "https://pictures.example/7")
        let score = try #require(Score(source: .tmdb, percent: 70))
        let (progress, table) = try await found([
            (.omdb, .of([first, .sample("Other", imdb: 42)], by: .omdb)),
            (.tmdb, .of([.sample("New", tmdb: 8), second], by: .tmdb, overview: "At sea.", score: score)),
        ])
        #expect(progress.films.map(\.film.title) == ["Harbour", "Other", "New"])
        let harbour = try #require(progress.films.first)
        #expect(harbour.id == first.id)
        #expect(harbour.providers == [.omdb, .tmdb])
        #expect(harbour.overview == "At sea.")
        #expect(harbour.score == score)
        #expect(harbour.film.releaseDate == CalendarDay(year: 1999, month: 3, day: 2))
        #expect(harbour.film.genres == ["Drama"])
        #expect(harbour.film.poster == second.poster)
        #expect(harbour.film.externalIDs.tmdb == 7)
        #expect(progress.providers.map(\.count) == [2, 2])
        #expect(table.pictures[first.id] == second.poster)
    }

    @Test func titleYearAndPeopleJoinWhatHasNoCommonID() async throws {
        let (progress, _) = try await found([
            (.omdb, .of([.sample("Harbour", imdb: 41, year: 1999)], by: .omdb)),
            (
                .tmdb,
                .of([.sample("HARBOUR", tmdb: 7, year: 1999), .sample("Harbour", tmdb: 8, year: 2009)], by: .tmdb)
            ),
        ])
        #expect(progress.films.map(\.providers) == [[.omdb, .tmdb], [.tmdb]])
    }

    @Test func whatOneProviderTellsAsTwoStaysTwo() async throws {
        let twins = [Film.sample("Harbour", tmdb: 7, year: 1999), .sample("Harbour", tmdb: 8, year: 1999)]
        let (progress, _) = try await found([(.tmdb, .of(twins + twins, by: .tmdb))])
        #expect(progress.films.count == 2)
        let (apart, _) = try await found([
            (.omdb, .of([.sample("Harbour", imdb: 41, year: 1999)], by: .omdb)),
            (.tmdb, .of([.sample("Harbour", imdb: 42, tmdb: 8, year: 1999)], by: .tmdb)),
        ])
        #expect(apart.films.count == 2, "IMDb knows them as two")
    }

    @Test func theCataloguesOwnRecordIsTold() async throws {
        var mine = Film.sample("Harbour", imdb: 41, year: 1999, directors: ["Ada Quill"], prominence: 9)
        mine.plot = "The catalogue's words."
        let (progress, _) = try await found(
            [
                (.tmdb, .of([.sample("Harbour", tmdb: 7, year: 1999), .sample("Other", tmdb: 8)], by: .tmdb)),
                (.omdb, .of([.sample("Harbor", imdb: 41, year: 1998)], by: .omdb)),
            ], catalogue: [mine])
        #expect(progress.films.map(\.wasKnown) == [true, false])
        #expect(progress.films.first?.id == mine.id)
        #expect(progress.films.first?.film.plot == mine.plot)
        #expect(progress.films.first?.film.year == 1999)
        #expect(progress.films.first?.providers == [.tmdb, .omdb])
    }
}
