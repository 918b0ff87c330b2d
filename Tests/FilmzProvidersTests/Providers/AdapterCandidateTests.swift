import AMCAPI
import APICore
import FilmzDomain
import FilmzProviderSimulator
import Testing

@testable import FilmzProviders

/// Candidates for a film of ours, and tests of keys, for every adapter with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AdapterCandidateTests {
    private static let heat = Film(
        id: .random(), title: "Heat", year: 1995, runtime: 170, directors: ["Michael Mann"])

    private func match(_ film: Film, by adapter: any ProviderAdapter) async throws -> FilmMatch {
        var candidates = try await adapter.candidates(for: film)
        #expect(candidates.count <= 20)
        for index in candidates.indices where candidates[index].score == 0 {
            candidates[index].score = FilmMatching.score(film, candidate: candidates[index])
        }
        return FilmMatch(film, among: candidates, provider: adapter.provider, at: SimulatedAdapters.now)
    }

    @Test func omdbAndTMDbFindTheFilm() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let omdb = try await match(Self.heat, by: adapters.omdb)
            #expect(omdb.certainty == .sure)
            #expect(omdb.id == IMDbID("tt0113277").map(ExternalID.imdb))
            let tmdb = try await match(Self.heat, by: adapters.tmdb)
            #expect(tmdb.certainty == .sure)
            #expect(tmdb.id == .tmdb(949))
        }
    }

    @Test func aYearThatIsOneOffDoesNotHideTheFilm() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            var film = Self.heat
            film.year = 1996
            #expect(try await match(film, by: adapters.omdb).id == IMDbID("tt0113277").map(ExternalID.imdb))
            #expect(try await match(film, by: adapters.tmdb).id == .tmdb(949))
        }
    }

    @Test func aTitleTooShortToSearchForIsAskedForByItself() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let film = Film(id: .random(), title: "Up", year: 2009, directors: ["Pete Docter"])
            let candidates = try await adapters.omdb.candidates(for: film)
            #expect(candidates.map(\.title) == ["Up"])
            #expect(candidates.first?.directors.contains("Pete Docter") == true)
        }
    }

    @Test func otherFilmsOfTheNameAreNotTheFilm() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let other = Film(id: .random(), title: "Heat", year: 2031, directors: ["Nobody Else"])
            for adapter in adapters.all {
                #expect(try await match(other, by: adapter).certainty == .none)
            }
        }
    }

    @Test(arguments: ProviderSimulator.Settings.ITunesSearch.allCases)
    func iTunesNamesDirectorsAndRunningTimes(mode: ProviderSimulator.Settings.ITunesSearch) async throws {
        try await SimulatedAdapters.run(settings: .init(itunesSearch: mode)) { adapters async throws in
            let films = try await adapters.iTunes.search(try #require(SearchQuery("star")), page: 1).films.map(\.film)
            let known = try #require(films.first { !$0.directors.isEmpty && $0.runtime != nil })
            let ours = Film(
                id: .random(), title: known.title, year: known.year, runtime: known.runtime, directors: known.directors)
            let match = try await match(ours, by: adapters.iTunes)
            #expect(match.certainty == .sure)
            #expect(match.id == known.externalIDs[.iTunes])
        }
    }

    @Test func amcNamesTheFilmByItsIMDbID() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let movie = try await adapters.amcMovie { $0.imdbId != nil && !$0.isSpecialPresentation }
            let title = try #require(movie.name)
            let imdb = try #require(movie.imdbId.flatMap { IMDbID($0) })
            let ours = Film(id: Film.ID(.imdb(imdb)), title: title, externalIDs: ExternalIDs(imdb: imdb))
            let candidates = try await adapters.amc.candidates(for: ours)
            #expect(candidates.first { $0.id == .amc(movie.id.rawValue) }?.score == 100)
            // Another film with the same name.
            let other = try #require(IMDbID("tt0000001"))
            let stranger = Film(id: Film.ID(.imdb(other)), title: title, externalIDs: ExternalIDs(imdb: other))
            #expect(try await adapters.amc.candidates(for: stranger).allSatisfy { $0.id != .amc(movie.id.rawValue) })
            // Without an ID, AMC's facts decide.
            let nameless = Film(
                id: .random(), title: title, year: movie.releaseDate?.year, runtime: movie.runTime,
                directors: movie.directorNames)
            #expect(try await match(nameless, by: adapters.amc).id == .amc(movie.id.rawValue))
        }
    }

    @Test func aRightKeyPassesTheTest() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            for adapter in adapters.all { try await adapter.testKey() }
            #expect(await adapters.running.control.callCount(of: .itunes) == 0)
            for service in [ProviderSimulator.Service.omdb, .tmdb, .amc] {
                #expect(await adapters.running.control.callCount(of: service) == 1)
            }
        }
    }

    @Test(arguments: ProviderSimulator.Settings.AMCWrongKey.allCases)
    func aWrongKeyDoesNot(answer: ProviderSimulator.Settings.AMCWrongKey) async throws {
        try await SimulatedAdapters.run(settings: .init(amcWrongKey: answer), isKeyWrong: true) {
            adapters async throws in
            for adapter in adapters.all where adapter.provider.needsKey {
                let failure = await adapters.failure { () async throws(APIError) in try await adapter.testKey() }
                #expect(failure == ProviderFailure(.wrongKey))
            }
        }
    }
}
