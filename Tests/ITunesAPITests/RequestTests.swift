import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import ITunesAPI
import Testing

@Suite struct RequestTests {
    let stub = MockTransport(MockTransport.nothing)

    @Test func `A search names only what it asks for`() async throws {
        _ = try await ITunesClient(stub).search(ITunesSearch("alien"))
        #expect(await stub.addresses == ["https://itunes.apple.com/search?term=alien&country=us"])
        #expect(await stub.requests.map(\.method) == [.get])
    }

    @Test func `A search takes all its parameters along`() async throws {
        let search = ITunesSearch(
            "scott", media: .movie, entity: .movie, attribute: .director, limit: 10, offset: 20, explicit: false)
        _ = try await ITunesClient(stub, country: " GB ", language: "en-GB").search(search)
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/search?term=scott&country=gb&media=movie&entity=movie"
                    + "&attribute=directorTerm&limit=10&offset=20&lang=en_gb&explicit=No"
            ])
    }

    @Test(arguments: [
        ("Romeo + Juliet", "Romeo%20%2B%20Juliet"), ("Law & Order", "Law%20%26%20Order"), ("#9/11", "%239%2F11"),
        (" Amélie ", "Am%C3%A9lie"), ("what? 100%=1;", "what%3F%20100%25%3D1%3B"),
    ])
    func `A term arrives as it was written`(term: String, encoded: String) async throws {
        _ = try await ITunesClient(stub).search(ITunesSearch(term))
        #expect(await stub.addresses == ["https://itunes.apple.com/search?term=\(encoded)&country=us"])
    }

    @Test(arguments: [(-3, 1), (0, 1), (1, 1), (200, 200), (201, 200), (Int.max, 200)])
    func `A limit is sent as 1 to 200`(limit: Int, sent: Int) async throws {
        let client = ITunesClient(stub)
        _ = try await client.search(ITunesSearch("x", limit: limit, offset: -1))
        _ = try? await client.topMovies(limit: limit)
        _ = try await client.lookup(ITunesLookup(.upc("1"), limit: limit))
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/search?term=x&country=us&limit=\(sent)&offset=0",
                "https://itunes.apple.com/us/rss/topmovies/limit=\(sent)/json",
                "https://itunes.apple.com/lookup?upc=1&country=us&limit=\(sent)",
            ])
    }

    @Test func `A year and a genre are terms of their attributes`() async throws {
        let client = ITunesClient(stub)
        #expect(try await client.searchMovies(of: 2014) == .noAnswer)
        #expect(try await client.searchMovies(in: .horror, limit: 5) == .noAnswer)
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/search?term=2014&country=us&media=movie&entity=movie"
                    + "&attribute=releaseYearTerm&limit=50",
                "https://itunes.apple.com/search?term=4408&country=us&media=movie&entity=movie"
                    + "&attribute=genreIndex&limit=5",
            ])
    }

    @Test func `Lookups ask by each kind of number`() async throws {
        let client = ITunesClient(stub, country: "DE", language: "de_DE")
        _ = try await client.lookup(id: 3_571_938_432)
        _ = try await client.lookup(upc: " 720642462928 ")
        _ = try await client.lookup(isbn: "978-0-316-06935-9")
        _ = try await client.lookup(amgVideoID: 17120)
        _ = try await client.lookup(ITunesLookup(.amgAlbum(1)))
        _ = try await client.lookup(ITunesLookup(.amgArtist(468749), entity: .album, limit: 5, newestFirst: true))
        let base = "https://itunes.apple.com/lookup"
        #expect(
            await stub.addresses == [
                "\(base)?id=3571938432&country=de&lang=de_de", "\(base)?upc=720642462928&country=de&lang=de_de",
                "\(base)?isbn=9780316069359&country=de&lang=de_de", "\(base)?amgVideoId=17120&country=de&lang=de_de",
                "\(base)?amgAlbumId=1&country=de&lang=de_de",
                "\(base)?amgArtistId=468749&country=de&entity=album&limit=5&sort=recent&lang=de_de",
            ])
    }

    @Test func `Charts are asked by country, length and genre`() async throws {
        let stub = MockTransport(#"{"feed":{}}"#)
        let client = ITunesClient(stub)
        _ = try await client.topMovies()
        _ = try await client.topMovies(.rentals, limit: 10, genre: .actionAndAdventure)
        _ = try await client.storefront(country: "FR").topMovies(limit: 1)
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/us/rss/topmovies/limit=25/json",
                "https://itunes.apple.com/us/rss/topvideorentals/limit=10/genre=4401/json",
                "https://itunes.apple.com/fr/rss/topmovies/limit=1/json",
            ])
    }

    @Test(arguments: ["", "..", "."])
    func `A country that leads elsewhere is not asked for its charts`(country: String) async throws {
        let error = await #expect(throws: APIError.self) {
            try await ITunesClient(stub, country: country).topMovies()
        }
        #expect(error?.kind == .invalidRequest)
        #expect(await stub.requests.isEmpty)
    }

    @Test func `Another base address is asked`() async throws {
        let client = ITunesClient(transport: stub, baseURL: URL(string: "http://127.0.0.1:8080/itunes/"))
        _ = try await client.search(ITunesSearch("x"))
        #expect(await stub.addresses == ["http://127.0.0.1:8080/itunes/search?term=x&country=us"])
    }
}
