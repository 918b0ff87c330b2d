import AMCAPI
import APICore
import APICoreTesting
import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

/// Answers that AMC sends and the simulator does not.
@Suite struct AMCAdapterTests {
    private func adapter(_ body: String) -> AMCAdapter {
        AMCAdapter(
            client: AMCClient(vendorKey: "key", transport: MockTransport(body), retry: .never),
            now: { Timestamp(milliseconds: 0) })
    }

    private func list(_ movies: String...) -> String {
        #"{"count":\#(movies.count),"pageNumber":1,"_embedded":{"movies":[\#(movies.joined(separator: ","))]}}"#
    }

    @Test(
        arguments: [
            ("PG13", "PG-13"), ("NC17", "NC-17"), ("pg-13", "PG-13"), ("NR", "Not Rated"), ("R", "R"), ("14A", nil),
            ("18A", nil), ("", nil),
        ] as [(String, String?)])
    func certificatesAreThoseOfTheUS(rating: String, certificate: String?) async throws {
        let report = try await adapter(#"{"id":5,"name":"Heat","mpaaRating":"\#(rating)"}"#).report(.amc(5))
        #expect(report?.certificate == certificate)
    }

    @Test func aBareFilmHasABareReport() async throws {
        let report = try await adapter(#"{"id":5,"name":"Heat","runTime":0,"genre":"URBAN","media":{}}"#)
            .report(.amc(5))
        let expected = FilmAnswer(
            provider: .amc, fetchedAt: Timestamp(milliseconds: 0), externalIDs: ExternalIDs(amc: 5), title: "Heat")
        #expect(report == expected)
    }

    @Test func ticketsAreOfferedWhileThereAreScreenings() async throws {
        func offers(_ field: String) async throws -> [ShopOffer] {
            try await adapter(#"{"id":5,"name":"Heat",\#(field)"websiteUrl":"http://www.example.org/heat-5"}"#)
                .report(.amc(5))?.offers ?? []
        }
        let offer = ShopOffer(
            kind: .tickets, provider: .amc, address: try #require(URL(string: "https://www.example.org/heat-5")))
        #expect(try await offers("") == [offer])
        #expect(try await offers(#""hasScheduledShowtimes":true,"#) == [offer])
        #expect(try await offers(#""hasScheduledShowtimes":false,"#).isEmpty)
    }

    @Test func searchesLeaveOutWhatIsNoFilmOfItsOwn() async throws {
        let adapter = adapter(
            list(
                #"{"id":1,"name":"Heat - Private Theatre Rental"}"#, #"{"id":2,"name":"Heat Sing-Along"}"#,
                #"{"id":3,"name":"Gala","genre":"SPECIAL EVENTS"}"#, #"{"id":-4,"name":"Negative"}"#, #"{"id":5}"#,
                #"{"id":6,"name":"Heat","imdbId":"tt0113277","genre":"SCIENCE FICTION","starringActors":"A, , A,B"}"#))
        let films = try await adapter.search(try #require(SearchQuery("heat")), page: 1).films.map(\.film)
        #expect(films.map(\.title) == ["Heat"])
        let imdb = try #require(IMDbID("tt0113277"))
        #expect(films[0].id == Film.ID(.imdb(imdb)))
        #expect(films[0].externalIDs == ExternalIDs(imdb: IMDbID("tt0113277"), amc: 6))
        #expect(films[0].genres == ["Sci-Fi"])
        #expect(films[0].cast == ["A", "B"])
    }

    @Test func aReturnToCinemasIsNoOtherFilm() async throws {
        let adapter = adapter(
            list(#"{"id":6,"name":"Heat","releaseDateUtc":"2025-08-29T05:00:00Z","directors":"Ann Lee","runTime":170}"#)
        )
        let film = Film(id: .random(), title: "Heat", year: 1995, runtime: 170, directors: ["Ann Lee"])
        let candidate = try #require(try await adapter.candidates(for: film).first)
        #expect(candidate.year == nil)
        #expect(candidate.score == 0)
        #expect(FilmMatching.score(film, candidate: candidate) >= MatchCandidate.sure)
    }

    @Test func hostileFieldsAreBounded() async throws {
        let huge = String(repeating: "x", count: 300_000)
        let names = (1...400).map { "N\($0)" }.joined(separator: ",")
        let report = try #require(
            try await adapter(
                #"{"id":5,"name":"\#(huge)","synopsis":"a\u0000\#(huge)","starringActors":"\#(names)","runTime":99999999}"#
            ).report(.amc(5)))
        #expect(report.title?.count == 300)
        #expect(report.plot?.count == 4_000)
        #expect(report.credits.count == 30)
        #expect(report.runtime == nil)
    }
}
