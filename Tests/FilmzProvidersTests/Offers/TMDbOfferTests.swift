import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import TMDbAPI
import Testing

@testable import FilmzProviders

/// What TMDb says of offers, with the simulated service and with answers of every kind.
@Suite(.serialized, .timeLimit(.minutes(10))) struct TMDbOfferTests {
    typealias Fault = ProviderSimulator.Fault

    @Test func filmsAndShowsAreOfferedByCountry() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let film = try #require(try await adapters.tmdb.offers(.tmdb(603), in: .usual))
            #expect(!film.entries.isEmpty)
            #expect(film.page?.absoluteString == "https://www.themoviedb.org/movie/603/watch?locale=US")
            let byIMDb = try await adapters.tmdb.offers(.imdb(try #require(IMDbID("tt0133093"))), in: .usual)
            #expect(byIMDb == film)
            let austria = try await adapters.tmdb.offers(.tmdb(603), in: try #require(CountryCode("AT")))
            #expect(austria == OfferAnswer(), "Known, and offered by nobody there.")
            #expect(try await adapters.tmdb.offers(.tmdb(99_999_999), in: .usual) == nil)
            let show = try await adapters.tmdb.offers(.imdb(try #require(IMDbID("tt0098936"))), in: .usual)
            #expect(show != nil)
            let services = try #require(try await adapters.tmdb.services(in: .usual))
            #expect(services.map(\.name).contains("Streamwell"))
            #expect(Set(services.map(\.id)).count == services.count)
            #expect(try await adapters.tmdb.services(in: try #require(CountryCode("AT"))) == [])
        }
    }

    @Test func whatHasNoOffersIsNoFailure() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            #expect(try await adapters.iTunes.offers(.iTunes(1), in: .usual) == nil)
            #expect(try await adapters.omdb.services(in: .usual) == nil)
        }
    }

    @Test(arguments: [
        Fault.Kind.cutOff, .unauthorized, .tooManyRequests(retryAfter: 90), .serverError, .html, .invalidJSON,
    ])
    func aFaultIsAFailureAndNeverNoOffers(fault: Fault.Kind) async throws {
        try await SimulatedAdapters.run { adapters async throws in
            await adapters.running.control.set(Fault(fault), for: .tmdb)
            let failure = await adapters.failure { () async throws(APIError) in
                _ = try await adapters.tmdb.offers(.tmdb(603), in: .usual)
            }
            #expect(failure != nil)
            let services = await adapters.failure { () async throws(APIError) in
                _ = try await adapters.tmdb.services(in: .usual)
            }
            #expect(services != nil)
        }
    }

    private func adapter(_ body: String) -> TMDbAdapter {
        TMDbAdapter(client: TMDbClient(key: "k", transport: MockTransport(body)), now: { SimulatedAdapters.now })
    }

    @Test func anAnswerIsOrderedBoundedAndChecked() async throws {
        let many = (1...300).map { #"{"provider_id": \#($0), "provider_name": "S\#($0)"}"# }.joined(separator: ",")
        let long = String(repeating: "x", count: 5_000)
        let answer = try await adapter(
            """
            {"id": 1, "results": {"US": {"link": "https://www.themoviedb.org/movie/1/watch?locale=US", "flatrate": [
            {"provider_id": 2, "provider_name": "Second", "display_priority": 9},
            {"provider_id": 1, "provider_name": "First", "display_priority": 1},
            {"provider_id": 1, "provider_name": "First", "display_priority": 1},
            {"provider_id": 3}, {"provider_id": -4, "provider_name": "No number"}, {"provider_name": "No ID"},
            {"provider_id": 5, "provider_name": "\(long)"}], "rent": [\(many)]}}}
            """
        ).offers(.tmdb(1), in: .usual)
        let entries = try #require(answer?.entries)
        #expect(entries.prefix(2).map(\.service.name) == ["First", "Second"])
        #expect(entries.count == StreamingOffer.limit)
        #expect(Set(entries).count == entries.count)
        #expect(entries.allSatisfy { $0.service.name.count <= StreamingService.nameLimit && $0.service.id > 0 })
        #expect(answer?.page != nil)
    }

    @Test(arguments: [
        "http://www.themoviedb.org/movie/1/watch", "javascript:alert(1)", "https://", "", "file:///etc/passwd",
        "https://a.example/" + String(repeating: "x", count: 3_000),
    ])
    func anAddressThatIsNotSecureIsNone(link: String) async throws {
        let answer = try await adapter(
            #"{"id": 1, "results": {"US": {"link": "\#(link)", "buy": [{"provider_id": 1, "provider_name": "A"}]}}}"#
        ).offers(.tmdb(1), in: .usual)
        #expect(answer?.page == nil)
        #expect(answer?.entries.count == 1)
    }
}
