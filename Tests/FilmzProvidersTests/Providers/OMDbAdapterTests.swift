import APICore
import APICoreTesting
import FilmzDomain
import Foundation
import OMDbAPI
import Testing

@testable import FilmzProviders

/// Answers that OMDb sends and the simulator does not.
@Suite struct OMDbAdapterTests {
    private func adapter(_ body: String) -> OMDbAdapter {
        OMDbAdapter(
            client: OMDbClient(key: "key", transport: MockTransport(body), retry: .never),
            now: { Timestamp(milliseconds: 0) })
    }

    private func report(_ fields: String) async throws -> FilmAnswer? {
        let id = try #require(IMDbID("tt0078748"))
        return try await adapter(#"{"imdbID":"tt0078748","Type":"movie","Title":"Alien",\#(fields)"Response":"True"}"#)
            .report(.imdb(id))
    }

    @Test(arguments: [
        (
            "Won 2 Oscars. 31 wins & 59 nominations total",
            Awards(
                headline: .init(name: "Oscar", count: 2, isWon: true), wins: 31, nominations: 59,
                sentence: "Won 2 Oscars. 31 wins & 59 nominations total")
        ),
        (
            "Won 1 Golden Globe. Another 98 wins & 358 nominations.",
            Awards(
                headline: .init(name: "Golden Globe", count: 1, isWon: true), wins: 99, nominations: 358,
                sentence: "Won 1 Golden Globe. Another 98 wins & 358 nominations.")
        ),
        (
            "Nominated for 5 Primetime Emmys. Another 1 win.",
            Awards(
                headline: .init(name: "Primetime Emmy", count: 5, isWon: false), wins: 1, nominations: 5,
                sentence: "Nominated for 5 Primetime Emmys. Another 1 win.")
        ),
        (
            "Nominated for 1 BAFTA Award4 nominations total",
            Awards(
                headline: .init(name: "BAFTA Award", count: 1, isWon: false), wins: 0, nominations: 4,
                sentence: "Nominated for 1 BAFTA Award. 4 nominations total")
        ),
        ("1 win & 2 nominations", Awards(wins: 1, nominations: 2, sentence: "1 win & 2 nominations")),
        ("A prize of the town", Awards(sentence: "A prize of the town")),
        (
            "Won 9223372036854775807 Oscars. Another 9223372036854775807 wins.",
            Awards(
                headline: .init(name: "Oscar", count: 100_000, isWon: true), wins: 200_000,
                sentence: "Won 9223372036854775807 Oscars. Another 9223372036854775807 wins.")
        ),
    ])
    func awardsAreCounted(sentence: String, awards: Awards) async throws {
        #expect(try await report(#""Awards":"\#(sentence)","#)?.awards == awards)
    }

    @Test func whatIsNotKnownIsNil() async throws {
        let fields = [
            "Year", "Rated", "Released", "Runtime", "Genre", "Plot", "Awards", "Poster", "imdbRating", "BoxOffice",
            "Production", "Website",
        ]
        let report = try #require(try await report(fields.map { #""\#($0)":"N/A","# }.joined()))
        var expected = FilmAnswer(provider: .omdb, fetchedAt: Timestamp(milliseconds: 0), title: "Alien")
        expected.externalIDs.imdb = IMDbID("tt0078748")
        expected.page = URL(string: "https://www.imdb.com/title/tt0078748/")
        #expect(report == expected)
    }

    @Test func moneyMakersAndTheWebsiteAreKept() async throws {
        let report = try await report(
            #""BoxOffice":"$84,206,106","Production":"Brandywine","Website":"http://alien.example.org/","#)
        #expect(report?.boxOffice == BoxOffice(domestic: 84_206_106))
        #expect(report?.companies == ["Brandywine"])
        #expect(report?.website == URL(string: "http://alien.example.org/"))
    }

    @Test func scoresBecomePercents() async throws {
        let report = try await report(
            #""imdbVotes":"1,234","Ratings":[{"Source":"Internet Movie Database","Value":"8.5/10"},"#
                + #"{"Source":"Rotten Tomatoes","Value":"93%"},{"Source":"Metacritic","Value":"120/100"},"#
                + #"{"Source":"Somebody","Value":"5/5"}],"#)
        #expect(
            report?.scores
                == [
                    Score(source: .imdb, percent: 85, votes: 1_234), Score(source: .rottenTomatoes, percent: 93),
                ].compactMap(\.self))
    }

    @Test func hostileFieldsAreBounded() async throws {
        let huge = String(repeating: "plot ", count: 100_000)
        let names = (1...500).map { "Person \($0) \(String(repeating: "x", count: 300))" }.joined(separator: ", ")
        let report = try #require(
            try await report(
                #""Plot":"a\u0000b\n\u001b\#(huge)","Actors":"\#(names)","Writer":"\#(names)","Year":"9999","#
                    + #""Runtime":"99999999 min","Released":"09 Jul 9999","Poster":"http://example.org/a_SX300.jpg","#
                    + #""BoxOffice":"$0","Website":"javascript:alert(1)","#))
        #expect(report.plot?.hasPrefix("ab plot") == true)
        #expect(report.plot?.count == 4_000)
        #expect(report.credits.count { $0.role == .actor } == 30)
        #expect(report.credits.count { $0.role == .writer } == 10)
        #expect(report.credits.allSatisfy { $0.name.count <= 200 })
        #expect(report.year == nil)
        #expect(report.runtime == nil)
        #expect(report.releaseDate == nil)
        #expect(report.poster == URL(string: "https://example.org/a_SX300.jpg"))
        #expect(report.boxOffice == nil)
        #expect(report.website == nil)
    }

    @Test(arguments: ["series", "game", "episode"])
    func whatIsNoFilmHasNoReport(type: String) async throws {
        let adapter = adapter(#"{"imdbID":"tt0078748","Type":"\#(type)","Title":"Alien","Response":"True"}"#)
        let imdb = try #require(IMDbID("tt0078748"))
        #expect(try await adapter.report(.imdb(imdb)) == nil)
    }

    @Test func searchesLeaveOutWhatIsNoFilm() async throws {
        let adapter = adapter(
            #"{"Search":[{"Title":"Alien","Year":"1979","imdbID":"tt0078748","Type":"movie","Poster":"N/A"},"#
                + #"{"Title":"Game","Year":"2014","imdbID":"tt0000002","Type":"game","Poster":"N/A"},"#
                + #"{"Title":"Odd","Year":"1979","imdbID":"-5","Type":"movie","Poster":"N/A"},"#
                + #"{"Title":"N/A","Year":"1979","imdbID":"tt0000003","Type":"movie","Poster":"N/A"}],"#
                + #""totalResults":"4","Response":"True"}"#)
        let page = try await adapter.search(try #require(SearchQuery("alien")), page: 1)
        #expect(page.films.map(\.film.title) == ["Alien"])
        #expect(page.films[0].film.poster == nil)
        #expect(page.total == 4)
        #expect(!page.hasMore)
    }
}
