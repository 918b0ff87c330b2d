import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct FeedTests {
    private func feed(_ body: Data) async throws -> ITunesFeed {
        try await ITunesClient(MockTransport(bodies: [body])).topMovies()
    }

    @Test func `A chart has its films in order, each once`() async throws {
        let feed = try await feed(try Fixture.data("feed-many.json"))
        #expect(feed.entries.map(\.id) == [3_571_938_432, 600_000_002])
        #expect(feed.title == "iTunes Store: Top Movies")
        #expect(feed.rights == "Copyright 2008 Apple Inc.")
        #expect(feed.updated == Date(timeIntervalSince1970: 1_638_137_881))
    }

    @Test func `An entry has all its fields`() async throws {
        let film = try #require(try await feed(try Fixture.data("feed-many.json")).entries.first)
        #expect(film.name == "Lanterns & Gold: Café Noir")
        #expect(film.title == "Lanterns & Gold: Café Noir - Ada Lumen")
        #expect(film.artistName == "Ada Lumen")
        #expect(film.summary == "A lamplighter finds a map.")
        #expect(film.price == ITunesPrice(amount: try #require(Decimal(string: "19.99")), currency: "USD"))
        #expect(film.rentalPrice?.amount == Decimal(string: "5.99"))
        #expect(film.artwork?.url.lastPathComponent == "113x170bb.png")
        #expect(film.artworkURL(width: 600, height: 900)?.lastPathComponent == "600x900bb.png")
        #expect(film.storeURL?.absoluteString == "https://itunes.apple.com/us/movie/lanterns/id3571938432?uo=2")
        #expect(film.previewURL?.absoluteString == "https://video-ssl.itunes.apple.com/p.m4v")
        #expect(film.previewDuration == .milliseconds(155_232))
        #expect(film.genre == .actionAndAdventure)
        #expect(film.genreName == "Action & Adventure")
        #expect(film.releaseDate == Date(timeIntervalSince1970: 1_628_838_000))
        #expect(film.releaseYear == 2021)
        #expect(film.rights == "© 2021 Harbour")
    }

    @Test func `A single entry, link and picture are no lists`() async throws {
        let feed = try await feed(try Fixture.data("feed-one.json"))
        let film = try #require(feed.entries.first)
        #expect(feed.entries.count == 1)
        #expect(film.id == 600_000_002)
        #expect(film.storeURL?.absoluteString == "https://itunes.apple.com/us/movie/quiet/id600000002?uo=2")
        #expect(film.previewURL == nil)
        #expect(film.previewDuration == nil)
        #expect(film.price == nil)
        #expect(film.rentalPrice == nil)
        #expect(film.genre == nil)
        #expect(film.releaseYear == nil)
        #expect(film.artwork?.url.lastPathComponent == "113x170bb.png")
    }

    @Test(arguments: ["", #","entry":null"#, #","entry":[]"#])
    func `A chart without entries is empty`(entry: String) async throws {
        let feed = try await feed(Data(#"{"feed":{"title":"Top"\#(entry)}}"#.utf8))
        #expect(feed.entries.isEmpty)
        #expect(feed.title == "Top")
    }

    @Test func `The empty chart of the store is empty`() async throws {
        #expect(try await feed(try Fixture.data("feed-empty.json")).entries.isEmpty)
    }

    @Test func `Entries that cannot be read are left out`() async throws {
        let feed = try await feed(Data(#"{"feed":{"entry":[7,{"id":{}},{"id":{"attributes":{"im:id":"5"}}}]}}"#.utf8))
        #expect(feed.entries.map(\.id) == [5])
    }

    @Test(arguments: [
        ("inf", nil), ("-inf", nil), ("nan", nil), ("1e300", nil), ("-1", nil), ("0", nil), ("x", nil),
        ("86400001", nil), ("86400000", 86_400_000), ("1", 1), ("155232.0", 155_232),
    ])
    func `A trailer runs a day at most`(written: String, milliseconds: Int?) async throws {
        let link = #"{"attributes":{"rel":"enclosure"},"im:duration":{"label":"\#(written)"}}"#
        let entry = #"{"id":{"attributes":{"im:id":"5"}},"link":\#(link)}"#
        let film = try #require(try await feed(Data(#"{"feed":{"entry":\#(entry)}}"#.utf8)).entries.first)
        #expect(film.previewDuration == milliseconds.map { .milliseconds($0) })
    }

    @Test(arguments: [
        "{}", #"{"feed":[]}"#, #"{"feed":null}"#, "<?xml version='1.0'?><feed/>", #"{"feed":{"entry":"none"}}"#,
        #"{"feed":{"entry":{"id":{}}}}"#, #"{"feed":{"entry":[7,{"id":{}}]}}"#,
    ])
    func `What is no chart cannot be read`(body: String) async throws {
        let error = await #expect(throws: APIError.self) { try await feed(Data(body.utf8)) }
        #expect(error?.kind == .unreadable)
    }
}
