import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct MovieSearchTests {
    @Test func `The classic answer is enough`() async throws {
        let stub = MockTransport(bodies: [try Fixture.data("search-classic.json")])
        let answer = try await ITunesClient(stub).searchMovies("Lanterns", limit: 20)
        guard case .movies(let movies) = answer else {
            Issue.record("no films")
            return
        }
        #expect(movies.map(\.id) == [3_571_938_432, 600_000_002, 600_000_003])
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/search?term=Lanterns&country=us&media=movie&entity=movie&limit=20"
            ])
    }

    @Test func `An empty answer leads to the search without a kind, of which the films are kept`() async throws {
        let stub = MockTransport(bodies: [Data(MockTransport.nothing.utf8), try Fixture.data("search-mixed.json")])
        let answer = try await ITunesClient(stub).searchMovies("Lanterns")
        guard case .movies(let movies) = answer else {
            Issue.record("no films")
            return
        }
        #expect(movies.map(\.id) == [700_000_050, 700_000_051])
        #expect(await stub.addresses.last == "https://itunes.apple.com/search?term=Lanterns&country=us&limit=200")
    }

    @Test func `A search for films brings films, though they have no kind`() async throws {
        let stub = MockTransport(
            #"""
            {"results":[
            {"wrapperType":"track","kind":null,"trackId":1,"trackName":"Heat"},
            {"wrapperType":"track","kind":null,"trackId":2,"isStreamable":true},
            {"wrapperType":"track","kind":null,"artistId":3},
            {"wrapperType":"track","kind":"song","trackId":4},
            {"wrapperType":"track","kind":null,"trackId":5,"trackViewUrl":"https://music.apple.com/us/album/x/id5"},
            {"wrapperType":"track","kind":null,"trackId":6,"trackViewUrl":"https://itunes.apple.com/us/podcast/x/id6"},
            {"kind":null,"trackId":7}]}
            """#)
        let client = ITunesClient(stub)
        for answer in [
            try await client.searchMovies("Heat"), try await client.searchMovies(of: 1995),
            try await client.searchMovies(in: .drama),
        ] {
            guard case .movies(let movies) = answer else {
                Issue.record("no films")
                return
            }
            #expect(movies.map(\.id) == [1])
        }
        #expect(await stub.requests.count == 3)
    }

    @Test func `A track without a kind is no film in a mixed answer`() async throws {
        let mixed = #"{"results":[{"wrapperType":"track","kind":null,"trackId":1,"trackName":"Heat"}]}"#
        let stub = MockTransport(bodies: [Data(MockTransport.nothing.utf8), Data(mixed.utf8)])
        #expect(try await ITunesClient(stub).searchMovies("Heat") == .noAnswer)
    }

    @Test func `Nothing twice is no answer`() async throws {
        let stub = MockTransport(MockTransport.nothing)
        #expect(try await ITunesClient(stub).searchMovies("Lanterns") == .noAnswer)
        #expect(await stub.requests.count == 2)
    }

    @Test func `A mixed answer without a film is no answer`() async throws {
        let stub = MockTransport(bodies: [try Fixture.data("books.json")])
        #expect(try await ITunesClient(stub).searchMovies("Lanterns") == .noAnswer)
    }

    @Test func `No more films than asked for`() async throws {
        let stub = MockTransport(bodies: [Data(MockTransport.nothing.utf8), try Fixture.data("search-mixed.json")])
        guard case .movies(let movies) = try await ITunesClient(stub).searchMovies("Lanterns", limit: 1) else {
            Issue.record("no films")
            return
        }
        #expect(movies.map(\.id) == [700_000_050])
    }

    @Test func `A blank term asks nobody`() async throws {
        let stub = MockTransport(MockTransport.nothing)
        #expect(try await ITunesClient(stub).searchMovies(" \n") == .noAnswer)
        #expect(await stub.requests.isEmpty)
    }

    @Test func `A failure is no empty answer`() async throws {
        let stub = MockTransport { _, call in call == 0 ? .text(MockTransport.nothing) : .text("", status: 500) }
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).searchMovies("Lanterns") }
        #expect(error?.kind == .serviceUnavailable)
    }
}
