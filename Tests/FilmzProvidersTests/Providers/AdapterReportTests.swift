import AMCAPI
import APICore
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import Testing

@testable import FilmzProviders

/// Reports of every adapter with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AdapterReportTests {
    private func imdb(_ text: String) throws -> ExternalID { .imdb(try #require(IMDbID(text))) }

    @Test func omdbReportsAFilm() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let report = try #require(try await adapters.omdb.report(try imdb("tt0133093")))
            #expect(report.provider == .omdb)
            #expect(report.fetchedAt == SimulatedAdapters.now)
            #expect(report.externalIDs == ExternalIDs(imdb: IMDbID("tt0133093")))
            #expect(report.title == "The Matrix")
            #expect(report.year == 1999)
            #expect(report.releaseDate == CalendarDay("1999-03-31"))
            #expect(report.runtime == 136)
            #expect(report.genres == ["Action", "Sci-Fi"])
            #expect(report.countries == ["United States", "Australia"])
            #expect(report.languages == ["English"])
            #expect(report.certificate == "R")
            #expect(report.plot?.isEmpty == false)
            let directors = report.credits.filter { $0.role == .director }.map(\.name)
            #expect(directors == ["Lana Wachowski", "Lilly Wachowski"])
            #expect(Set(report.credits.map(\.role)) == [.director, .writer, .actor])
            #expect(report.page == URL(string: "https://www.imdb.com/title/tt0133093/"))
            #expect(await adapters.running.control.calls(of: .omdb).allSatisfy { $0.contains("plot=full") })
        }
    }

    @Test func omdbPassesOnScoresAwardsAndPosters() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            var reports: [FilmAnswer] = []
            for id in ["tt0133093", "tt0078748", "tt0083658", "tt0113277", "tt1856101", "tt8579674"] {
                reports.append(try #require(try await adapters.omdb.report(try imdb(id))))
            }
            let scores = reports.flatMap(\.scores)
            #expect(Set(scores.map(\.source)) == [.imdb, .rottenTomatoes, .metacritic])
            #expect(scores.filter { $0.source == .imdb }.contains { $0.votes ?? 0 > 0 })
            #expect(scores.filter { $0.source != .imdb }.allSatisfy { $0.votes == nil })
            #expect(reports.compactMap(\.awards).contains { $0.wins > 0 && !$0.sentence.isEmpty })
            #expect(reports.contains { $0.poster?.port == adapters.running.address.port })
        }
    }

    @Test(arguments: ["tmdb:603", "imdb:tt0133093"])
    func tmdbReportsAFilmByBothOfItsNames(name: String) async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let id = try #require(ExternalID(name))
            let report = try #require(try await adapters.tmdb.report(id))
            #expect(report.provider == .tmdb)
            #expect(report.fetchedAt == SimulatedAdapters.now)
            #expect(report.externalIDs == ExternalIDs(imdb: IMDbID("tt0133093"), tmdb: 603))
            #expect(report.title == "The Matrix")
            #expect(report.originalTitle == nil)
            #expect(report.year == 1999)
            #expect(report.releaseDate?.year == 1999)
            #expect(report.runtime == 136)
            #expect(report.genres == ["Action", "Sci-Fi"])
            #expect(report.countries == ["United States", "Australia"])
            #expect(report.languages == ["English"])
            #expect(report.certificate == "R")
            #expect(report.plot?.isEmpty == false)
            #expect(report.tagline?.isEmpty == false)
            #expect(report.poster?.port == adapters.running.address.port)
            #expect(report.poster?.path().contains("/original/") == true)
            #expect(report.page == URL(string: "https://www.themoviedb.org/movie/603"))
            #expect(report.scores.map(\.source) == [.tmdb])
            #expect(report.scores.first?.votes ?? 0 > 0)
            let roles = report.credits.map(\.role)
            #expect(Set(roles) == [.director, .writer, .actor, .composer, .producer])
            #expect(roles.prefix(2) == [.director, .director])
            let cast = report.credits.filter { $0.role == .actor }
            #expect(cast.prefix(2).map(\.name) == ["Keanu Reeves", "Laurence Fishburne"])
            #expect(cast.allSatisfy { $0.character?.isEmpty == false })
            #expect(report.boxOffice?.worldwide ?? 1 > 0)
            #expect(report.companies?.isEmpty == false)
            #expect(1...12 ~= report.similar.count)
            #expect(report.similar.allSatisfy { $0.id != .tmdb(603) && $0.id.provider == .tmdb })
        }
    }

    @Test func tmdbTellsOfTrailers() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            var reports: [FilmAnswer] = []
            for id in [603, 348, 78, 949, 335_984] {
                reports.append(try #require(try await adapters.tmdb.report(.tmdb(id))))
            }
            let trailers = try #require(reports.map(\.trailers).first { !$0.isEmpty })
            #expect(trailers.map(\.title) == ["Trailer 1", "Teaser 2"])
            #expect(trailers.allSatisfy { $0.site == "YouTube" && $0.address.scheme == "https" })
        }
    }

    @Test func tmdbTellsTitlesInOtherLanguages() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let translated = try #require(try await adapters.tmdb.report(.tmdb(129)))
            #expect(translated.title == "Spirited Away")
            #expect(translated.titles?[.german] == "Chihiros Reise ins Zauberland")
            #expect(translated.titles?[.french] == "Le Voyage de Chihiro")
        }
    }

    @Test func iTunesReportsAFilm() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let query = try #require(SearchQuery("the"))
            var reports: [FilmAnswer] = []
            for film in try await adapters.iTunes.search(query, page: 1).films.map(\.film).prefix(12) {
                let id = try #require(film.externalIDs[.iTunes])
                let report = try #require(try await adapters.iTunes.report(id))
                #expect(report.externalIDs == film.externalIDs)
                #expect(report.title == film.title)
                #expect(report.provider == .iTunes)
                #expect(report.fetchedAt == SimulatedAdapters.now)
                #expect(report.runtime != nil)
                #expect(report.plot?.isEmpty == false)
                #expect(report.page?.absoluteString.hasPrefix("https://itunes.apple.com/us/movie/") == true)
                #expect(report.credits.map(\.name) == film.directors)
                reports.append(report)
            }
            #expect(reports.count == 12)
            let offers = reports.flatMap(\.offers)
            #expect(Set(offers.map(\.kind)) == [.buy, .rent])
            #expect(offers.allSatisfy { $0.price?.wholeMatch(of: /\$\d+\.99/) != nil && $0.provider == .iTunes })
            #expect(reports.contains { $0.certificate != nil })
            #expect(reports.compactMap(\.poster).allSatisfy { $0.absoluteString.contains("600x900") })
        }
    }

    @Test func amcReportsAFilm() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let movie = try await adapters.amcMovie { $0.imdbId != nil && $0.mpaaRating == .pg13 }
            let report = try #require(try await adapters.amc.report(.amc(movie.id.rawValue)))
            #expect(report.provider == .amc)
            #expect(report.fetchedAt == SimulatedAdapters.now)
            #expect(report.externalIDs.amc == movie.id.rawValue)
            #expect(report.externalIDs.imdb?.description == movie.imdbId)
            #expect(report.title == movie.name)
            #expect(report.runtime == movie.runTime)
            #expect(report.releaseDate?.description == movie.releaseDate?.description)
            #expect(report.certificate == "PG-13")
            #expect(report.plot?.isEmpty == false)
            #expect(report.poster == movie.poster)
            #expect(report.offers.map(\.kind) == [.tickets])
            #expect(report.offers.first?.address == movie.websiteUrl)
            #expect(report.page == movie.websiteUrl)
            #expect(report.credits.contains { $0.role == .director })
            let rental = try await adapters.amcMovie { $0.isPrivateRental }
            #expect(try await adapters.amc.report(.amc(rental.id.rawValue)) == nil)
        }
    }

    @Test func whatNobodyKnowsIsNil() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            #expect(try await adapters.omdb.report(try imdb("tt9999999999")) == nil)
            #expect(try await adapters.tmdb.report(.tmdb(1 << 40)) == nil)
            #expect(try await adapters.tmdb.report(try imdb("tt9999999999")) == nil)
            #expect(try await adapters.iTunes.report(.iTunes(7)) == nil)
            #expect(try await adapters.amc.report(.amc(7)) == nil)
        }
    }

    @Test func otherPeoplesIDsAreNotAskedFor() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let strangers: [(any ProviderAdapter, [ExternalID])] = [
                (adapters.omdb, [.tmdb(603), .iTunes(603), .amc(603)]),
                (adapters.tmdb, [.iTunes(603), .amc(603), .tmdb(-603), .tmdb(0), .tmdb(1 << 44)]),
                (adapters.iTunes, [try imdb("tt0133093"), .tmdb(603), .amc(603), .iTunes(-1), .iTunes(1 << 44)]),
                (adapters.amc, [try imdb("tt0133093"), .tmdb(603), .iTunes(603), .amc(-1), .amc(1 << 44)]),
            ]
            for (adapter, ids) in strangers {
                for id in ids { #expect(try await adapter.report(id) == nil) }
            }
            for service in ProviderSimulator.Service.allCases {
                #expect(await adapters.running.control.callCount(of: service) == 0)
            }
        }
    }
}
