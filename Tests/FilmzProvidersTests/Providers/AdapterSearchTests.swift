import AMCAPI
import APICore
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import OMDbAPI
import Testing

@testable import FilmzProviders

/// Searches of every adapter with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AdapterSearchTests {
    /// All pages, as long as the adapter says that there are more.
    private func pages(
        of adapter: any ProviderAdapter, _ text: String, limit: Int = 100
    ) async throws -> [ProviderPage] {
        let query = try #require(SearchQuery(text))
        var pages: [ProviderPage] = []
        repeat {
            pages.append(try await adapter.search(query, page: pages.count + 1))
        } while pages.last?.hasMore == true && pages.count < limit
        return pages
    }

    @Test func pagesGoFromTheFirstToTheLast() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            for (adapter, size) in [(adapters.omdb as any ProviderAdapter, 10), (adapters.tmdb, 20)] {
                let pages = try await pages(of: adapter, "the")
                #expect(pages.count > 2)
                #expect(pages.last?.hasMore == false)
                #expect(pages.dropLast().allSatisfy { $0.hasMore && $0.films.count <= size && !$0.films.isEmpty })
                let films = pages.flatMap(\.films)
                #expect(films.count > 20)
                #expect(films.count <= pages[0].total ?? 0)
                #expect(pages.count == ((pages[0].total ?? 0) + size - 1) / size)
                #expect(films.allSatisfy { $0.providers == [adapter.provider] })
                #expect(films.allSatisfy { $0.film.id.externalID?.provider == adapter.provider })
                // After the last page there is nothing, and nothing fails.
                let beyond = try await adapter.search(try #require(SearchQuery("the")), page: pages.count + 1)
                #expect(beyond.films.isEmpty)
                #expect(!beyond.hasMore)
            }
            let amc = try await pages(of: adapters.amc, "e")
            #expect(!amc.isEmpty)
            #expect(amc.last?.hasMore == false)
        }
    }

    @Test func omdbFindsFilmsOnly() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let films = try await pages(of: adapters.omdb, "alien").flatMap(\.films)
            let alien = try #require(films.first { $0.film.title == "Alien" }?.film)
            #expect(alien.externalIDs == ExternalIDs(imdb: IMDbID("tt0078748")))
            let imdb = try #require(IMDbID("tt0078748"))
            #expect(alien.id == Film.ID(.imdb(imdb)))
            #expect(alien.year == 1979)
            #expect(await adapters.running.control.calls(of: .omdb).allSatisfy { $0.contains("type=movie") })
            #expect(adapters.omdb.pace == OMDbSearchResults.pace)
            #expect(adapters.omdb.pagesAhead == 10)
        }
    }

    @Test func tmdbTellsMore() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let films = try await pages(of: adapters.tmdb, "alien").flatMap(\.films)
            let found = try #require(films.first { $0.film.title == "Alien" })
            #expect(found.film.externalIDs == ExternalIDs(tmdb: 348))
            #expect(found.film.releaseDate?.year == 1979)
            #expect(found.film.genres.contains("Sci-Fi"))
            #expect(!found.film.genres.contains("Science Fiction"))
            #expect(found.overview != nil)
            #expect(found.score?.source == .tmdb)
            #expect(found.score?.votes ?? 0 > 0)
            let poster = try #require(films.compactMap(\.film.poster).first)
            #expect(poster.port == adapters.running.address.port)
            // The addresses of pictures were asked for once.
            _ = try await pages(of: adapters.tmdb, "blade")
            let calls = await adapters.running.control.calls(of: .tmdb)
            #expect(calls.count { $0.hasPrefix("/configuration") } == 1)
        }
    }

    @Test func tmdbKnowsWherePicturesAreWithoutBeingTold() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            await adapters.running.control.set(.init(.serverError, from: 2, calls: 1), for: .tmdb)
            let first = try await pages(of: adapters.tmdb, "alien")[0].films.compactMap(\.film.poster).first
            #expect(first?.host() == "image.tmdb.org")
            let second = try await pages(of: adapters.tmdb, "alien")[0].films.compactMap(\.film.poster).first
            #expect(second?.port == adapters.running.address.port)
        }
    }

    @Test func aYearNarrows() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            for adapter in [adapters.omdb as any ProviderAdapter, adapters.tmdb] {
                let films = try await pages(of: adapter, "Alien (1979)").flatMap(\.films)
                #expect(!films.isEmpty)
                #expect(films.allSatisfy { $0.film.year == 1979 })
            }
        }
    }

    @Test func aYearMayBePartOfTheTitle() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            for adapter in [adapters.omdb as any ProviderAdapter, adapters.tmdb, adapters.iTunes] {
                let films = try await pages(of: adapter, "blade runner 2049").flatMap(\.films)
                #expect(films.first?.film.title == "Blade Runner 2049")
            }
            // The next page is asked for in one way only.
            let before = await adapters.running.control.callCount(of: .omdb)
            #expect(before == 2)
            let query = try #require(SearchQuery("Blade Runner 2049"))
            _ = try await adapters.omdb.search(query, page: 2)
            #expect(await adapters.running.control.callCount(of: .omdb) == before + 1)
        }
    }

    @Test func aShortTextIsTooShortForOMDb() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let page = try await adapters.omdb.search(try #require(SearchQuery("up")), page: 1)
            #expect(page.isTooShort)
            #expect(page.films.isEmpty)
            #expect(!page.hasMore)
        }
    }

    @Test func nothingFoundIsAnEmptyPage() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            for adapter in adapters.all {
                let page = try await adapter.search(try #require(SearchQuery("zzxqyk vwqj 1979")), page: 1)
                #expect(page.films.isEmpty)
                #expect(!page.hasMore)
                #expect(!page.isTooShort)
            }
        }
    }

    @Test(arguments: ProviderSimulator.Settings.ITunesSearch.allCases)
    func iTunesTellsEachFilmOnce(mode: ProviderSimulator.Settings.ITunesSearch) async throws {
        try await SimulatedAdapters.run(settings: .init(itunesSearch: mode)) { adapters async throws in
            // Without a kind, the answer has more songs than films.
            let pages = try await pages(of: adapters.iTunes, mode == .classic ? "the" : "star")
            #expect(pages.count == 1)
            let films = pages[0].films
            #expect(films.count > (mode == .classic ? 10 : 1))
            let names = films.map { "\($0.film.title) \($0.film.directors)" }
            #expect(Set(names).count == names.count)
            #expect(films.allSatisfy { $0.film.externalIDs.iTunes != nil && $0.overview != nil })
            let beyond = try await adapters.iTunes.search(try #require(SearchQuery("the")), page: 2)
            #expect(beyond == ProviderPage(films: [], hasMore: false))
        }
    }

    @Test func amcLeavesOutWhatIsNoFilmOfItsOwn() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            // The simulator's first films also have special presentations and private rentals.
            let rental = try await adapters.amcMovie { $0.isPrivateRental }
            let name = try #require(rental.name?.replacing(" - Private Theatre Rental", with: ""))
            let page = try await adapters.amc.search(try #require(SearchQuery(name)), page: 1)
            #expect(page.films.map(\.film.title) == [name])
            let film = try #require(page.films.first)
            #expect(film.film.externalIDs.amc != nil)
            #expect(film.overview != nil)
            #expect(film.film.id.externalID == film.film.externalIDs.all.first)
        }
    }
}
