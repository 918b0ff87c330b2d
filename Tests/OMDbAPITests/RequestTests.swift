import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import OMDbAPI
import Testing

@Suite struct RequestTests {
    private func address(
        of call: (OMDbClient) async throws -> Void
    ) async throws -> String {
        let stub = MockTransport(#"{"Response":"False","Error":"Movie not found!"}"#)
        try? await call(OMDbClient(stub))
        let addresses = await stub.addresses
        #expect(addresses.count == 1)
        return try #require(addresses.first)
    }

    @Test func search() async throws {
        #expect(
            try await address { _ = try await $0.search("alien") }
                == "https://www.omdbapi.com/?s=alien&page=1&apikey=secret")
        #expect(
            try await address { _ = try await $0.search("alien", type: .series, year: 1979, page: 100) }
                == "https://www.omdbapi.com/?s=alien&type=series&y=1979&page=100&apikey=secret")
    }

    @Test func everyReservedCharacterIsEncoded() async throws {
        #expect(
            try await address { _ = try await $0.search("Law & Order + C# / é=?%") }
                == "https://www.omdbapi.com/"
                + "?s=Law%20%26%20Order%20%2B%20C%23%20%2F%20%C3%A9%3D%3F%25&page=1&apikey=secret"
        )
        #expect(
            try await address { _ = try await $0.detail(title: "Me+You&1#/é") }
                == "https://www.omdbapi.com/?t=Me%2BYou%261%23%2F%C3%A9&plot=short&apikey=secret")
    }

    @Test func detail() async throws {
        #expect(
            try await address { _ = try await $0.detail(id: "tt0078748") }
                == "https://www.omdbapi.com/?i=tt0078748&plot=short&apikey=secret")
        #expect(
            try await address { _ = try await $0.detail(id: "tt0078748", plot: .full) }
                == "https://www.omdbapi.com/?i=tt0078748&plot=full&apikey=secret")
        #expect(
            try await address { _ = try await $0.detail(title: "Alien", type: .movie, year: 1979, plot: .full) }
                == "https://www.omdbapi.com/?t=Alien&type=movie&y=1979&plot=full&apikey=secret")
    }

    @Test func seasonsAndEpisodes() async throws {
        #expect(
            try await address { _ = try await $0.season(2, ofSeries: "tt0944947") }
                == "https://www.omdbapi.com/?i=tt0944947&Season=2&apikey=secret")
        #expect(
            try await address { _ = try await $0.season(2, ofSeriesTitled: "A&B") }
                == "https://www.omdbapi.com/?t=A%26B&Season=2&apikey=secret")
        #expect(
            try await address { _ = try await $0.episode(9, season: 1, ofSeries: "tt0944947", plot: .full) }
                == "https://www.omdbapi.com/?i=tt0944947&Season=1&Episode=9&plot=full&apikey=secret")
        #expect(
            try await address { _ = try await $0.episode(9, season: 1, ofSeriesTitled: "A B") }
                == "https://www.omdbapi.com/?t=A%20B&Season=1&Episode=9&plot=short&apikey=secret")
    }

    @Test func callsAskForJSON() async throws {
        let stub = MockTransport(#"{"imdbID":"tt1","Response":"True"}"#)
        _ = try await OMDbClient(stub).detail(id: "tt1")
        let request = try #require(await stub.requests.first)
        #expect(request.method == .get)
        #expect(request.fields[.accept] == "application/json")
        #expect(request.service == "OMDb")
        #expect(request.operation == "GET /")
    }

    @Test(arguments: [0, -1, 101]) func pagesThatDoNotExistAreNotAskedFor(page: Int) async throws {
        let stub = MockTransport("{}")
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).search("alien", page: page) }
        #expect(error?.kind == .invalidRequest)
        #expect(await stub.requests.isEmpty)
    }

    @Test func anotherBaseAddress() async throws {
        let stub = MockTransport("{}")
        let url = try #require(URL(string: "http://127.0.0.1:9000/omdb/"))
        let client = OMDbClient(key: "k", transport: stub, baseURL: url, clock: ManualClock())
        _ = try? await client.detail(id: "tt1")
        _ = try? await client.poster(for: "tt1")
        let addresses = await stub.addresses
        #expect(addresses.first == "http://127.0.0.1:9000/omdb/?i=tt1&plot=short&apikey=k")
        #expect(addresses.last == "http://127.0.0.1:9000/omdb/?i=tt1&h=600&apikey=k")
    }
}
