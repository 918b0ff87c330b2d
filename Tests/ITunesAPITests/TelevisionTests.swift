import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct TelevisionTests {
    private func stub(_ names: String...) throws -> MockTransport {
        MockTransport(bodies: try names.map { try Fixture.data($0) })
    }

    private func season() async throws -> ITunesSeason {
        try #require(try await ITunesClient(try stub("tv-season.json")).season(id: 800_000_040))
    }

    @Test func `A season comes with its episodes, each once`() async throws {
        let stub = try stub("tv-season.json")
        let found = try await ITunesClient(stub, country: "GB").season(id: 800_000_040)
        let season = try #require(found)
        #expect(season.season?.collectionID == 800_000_040)
        #expect(season.episodes.map(\.id) == [800_000_041, 800_000_042])
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/lookup?id=800000040&country=gb&entity=tvEpisode&limit=200"
            ])
    }

    @Test func `A season has a price, a picture and a page`() async throws {
        let season = try #require(try await season().season)
        #expect(season.kind == .tvSeason)
        #expect(season.seriesName == "Harbour Watch")
        #expect(season.seasonName == "Harbour Watch, Season 2")
        #expect(season.seasonNumber == 2)
        #expect(season.airDate == PlainDate(year: 2011, month: 9, day: 21))
        #expect(season.price?.amount == Decimal(string: "19.99"))
        #expect(season.hdPrice?.amount == Decimal(string: "24.99"))
        #expect(season.contentAdvisoryRating == "TV-PG")
        #expect(season.trackCount == 3)
        #expect(season.artwork?.url.lastPathComponent == "100x100bb.jpg")
        #expect(season.storeURL?.path() == "/us/tv-season/harbour-watch-season-2/id800000040")
    }

    @Test func `An episode is one without a word of its own too`() async throws {
        let episodes = try await season().episodes
        #expect(episodes.map(\.kind) == [.tvEpisode, .tvEpisode])
        #expect(episodes.map(\.seasonNumber) == [2, 2])
        #expect(episodes.map(\.seriesName) == ["Harbour Watch", "Harbour Watch"])
        #expect(episodes.map(\.name) == ["Tide", "Ebb"])
        #expect(episodes.map(\.trackNumber) == [1, 2])
        #expect(
            episodes.map(\.airDate) == [
                PlainDate(year: 2011, month: 9, day: 21), PlainDate(year: 2011, month: 12, day: 28),
            ])
        #expect(episodes[0].runtime == .milliseconds(2_580_000))
        #expect(episodes[0].price?.amount == Decimal(string: "1.99"))
        #expect(episodes[0].collectionPrice?.amount == Decimal(string: "19.99"))
        #expect(episodes[0].rentalPrice == nil)
        #expect(episodes[1].price == nil, "a series is never free")
        #expect(episodes[0].artwork?.url.lastPathComponent == "100x100bb.jpg")
    }

    @Test func `A partner's link keeps the episode`() async throws {
        let affiliate = try #require(ITunesAffiliate(token: "10l4", campaign: "f"))
        let season = try await season()
        #expect(
            season.episodes.first.flatMap(affiliate.link(to:))?.absoluteString
                == "https://itunes.apple.com/us/tv-season/tide/id800000040?i=800000041&uo=4&at=10l4&ct=f")
        #expect(
            season.season.flatMap(affiliate.link(to:))?.absoluteString
                == "https://itunes.apple.com/us/tv-season/harbour-watch-season-2/id800000040?uo=4&at=10l4&ct=f")
    }

    @Test func `What the store does not have is nil`() async throws {
        #expect(try await ITunesClient(MockTransport(MockTransport.nothing)).season(id: 5) == nil)
        #expect(try await ITunesClient(MockTransport(MockTransport.nothing)).seasons(ofSeries: 5).isEmpty)
        let asked = MockTransport(MockTransport.nothing)
        #expect(try await ITunesClient(asked).season(id: 0) == nil)
        #expect(try await ITunesClient(asked).seasons(ofSeries: -1).isEmpty)
        #expect(await asked.requests.isEmpty)
    }

    @Test func `Episodes without their season are kept`() async throws {
        let stub = MockTransport(#"{"results":[{"kind":"tv-episode","trackId":7,"collectionId":5}]}"#)
        let season = try #require(try await ITunesClient(stub).season(id: 5))
        #expect(season.season == nil)
        #expect(season.episodes.map(\.id) == [7])
    }

    @Test func `A series is what its seasons have in common`() async throws {
        let stub = try stub("tv-search.json")
        let seasons = try await ITunesClient(stub).seasons(ofSeries: 23)
        #expect(seasons.map(\.id) == [800_000_030, 800_000_040])
        #expect(seasons.map(\.seasonNumber) == [1, 2])
        #expect(seasons.map(\.artistID) == [23, 23])
        #expect(seasons.last?.price == nil)
        #expect(await stub.addresses == ["https://itunes.apple.com/lookup?id=23&country=us&entity=tvSeason&limit=200"])
    }

    @Test func `Seasons sold together are no season`() async throws {
        let items = try await ITunesClient(try stub("tv-search.json")).search(ITunesSearch("harbour")).items
        #expect(
            items.map(\.kind) == [
                .other("artist"), .tvSeason, .tvSeason, .tvBundle, .tvSeason, .tvEpisode, .song,
            ])
        #expect(items[3].seasonNumber == nil)
        #expect(items[3].seriesName == nil)
        #expect(items[6].airDate == nil)
    }

    @Test func `A search asks for seasons first`() async throws {
        let stub = try stub("tv-search.json")
        let answer = try await ITunesClient(stub).searchSeasons(" harbour watch ", limit: 1)
        guard case .seasons(let seasons) = answer else {
            Issue.record("no seasons: \(answer)")
            return
        }
        #expect(seasons.map(\.id) == [800_000_030])
        #expect(
            await stub.addresses == [
                "https://itunes.apple.com/search?term=harbour%20watch&country=us&media=tvShow&entity=tvSeason&limit=1"
            ])
    }

    @Test func `When that finds nothing, it asks without a kind`() async throws {
        let stub = MockTransport(bodies: [Data(MockTransport.nothing.utf8), try Fixture.data("tv-search.json")])
        let answer = try await ITunesClient(stub).searchSeasons("harbour watch")
        guard case .seasons(let seasons) = answer else {
            Issue.record("no seasons: \(answer)")
            return
        }
        #expect(seasons.map(\.id) == [800_000_030, 800_000_040])
        #expect(
            await stub.addresses.last == "https://itunes.apple.com/search?term=harbour%20watch&country=us&limit=200")
    }

    @Test func `No answer does not mean that there is no such series`() async throws {
        let stub = MockTransport(MockTransport.nothing)
        #expect(try await ITunesClient(stub).searchSeasons("harbour") == .noAnswer)
        #expect(await stub.requests.count == 2)
        #expect(try await ITunesClient(stub).searchSeasons("  ") == .noAnswer)
        #expect(await stub.requests.count == 2)
    }

    @Test func `Television has attributes of its own`() async throws {
        let stub = MockTransport(MockTransport.nothing)
        for attribute in [ITunesAttribute.show, .tvSeason, .tvEpisode, .ratingIndex] {
            _ = try await ITunesClient(stub).search(
                ITunesSearch("x", media: .tvShow, entity: .tvEpisode, attribute: attribute))
        }
        _ = try await ITunesClient(stub).search(.episodes("x", limit: 9))
        let start = "https://itunes.apple.com/search?term=x&country=us&media=tvShow&entity=tvEpisode"
        #expect(
            await stub.addresses == [
                "\(start)&attribute=showTerm", "\(start)&attribute=tvSeasonTerm", "\(start)&attribute=tvEpisodeTerm",
                "\(start)&attribute=ratingIndex", "\(start)&limit=9",
            ])
    }

    @Test(arguments: [
        ("Harbour Watch, Season 1", 1), ("Harbour Watch, Season 12 ", 12), ("Wache, Staffel 3", 3),
        ("Garde, Saison 4", 4), ("Guardia, Temporada 5", 5), ("Guardia, Stagione 6", 6), ("Wacht, Seizoen 7", 7),
        ("Vakt, Säsong 8", 8), ("Reef, Series 2", 2), ("SEASON 9", 9), ("Season 1 of the Year, Season 2", 2),
        ("Reef, Season 5, Pt. 2", 5), ("Reef: The Complete Series", nil), ("Reef, Vol. 1", nil), ("Reef, Pt. 2", nil),
        ("Reef, Season 1-3", nil), ("Reef, Season 1 – 3", nil), ("Reef, Season 1 & 2", nil), ("Reef, Seasons 1", nil),
        ("Reef, Season One", nil), ("Reef 2", nil), ("Reef, Season 99999", nil), ("Reef, Season", nil),
    ])
    func `The number of a season stands in its title`(name: String, number: Int?) {
        let season = ITunesItem(
            wrapperType: "collection", collectionType: "TV Season", collectionID: 1, collectionName: name)
        #expect(season.seasonNumber == number)
        let episode = ITunesItem(rawKind: "tv-episode", trackID: 2, collectionID: 1, collectionName: name)
        #expect(episode.seasonNumber == number)
        #expect(ITunesItem(wrapperType: "collection", collectionID: 1, collectionName: name).seasonNumber == nil)
    }

    @Test func `A title without end has no number`() {
        let name = String(repeating: "season 1 ", count: 100_000)
        #expect(
            ITunesItem(
                wrapperType: "collection", collectionType: "TV Season", collectionID: 1, collectionName: name
            ).seasonNumber == nil)
        #expect(ITunesItem(wrapperType: "collection", collectionID: 1, collectionName: name).kind == .bundle)
    }

    @Test func `A chart of episodes names their seasons`() async throws {
        let stub = try stub("feed-episodes.json")
        let chart = try await ITunesClient(stub).top(.tvEpisodes, limit: 5, genre: ITunesGenre(rawValue: 4008))
        let entry = try #require(chart.entries.first)
        #expect(chart.entries.count == 1)
        #expect(entry.id == 800_000_041)
        #expect(entry.name == "Tide")
        #expect(entry.seasonName == "Harbour Watch, Season 2")
        #expect(entry.artistName == "Harbour Watch")
        let affiliate = try #require(ITunesAffiliate(token: "10l4"))
        #expect(
            affiliate.link(to: entry)?.absoluteString
                == "https://itunes.apple.com/us/tv-season/tide/id800000040?i=800000041&uo=2&at=10l4")
        #expect(
            await stub.addresses == ["https://itunes.apple.com/us/rss/toptvepisodes/limit=5/genre=4008/json"])
        let seasons = try self.stub("feed-empty.json")
        _ = try await ITunesClient(seasons).top(.tvSeasons)
        #expect(await seasons.addresses == ["https://itunes.apple.com/us/rss/toptvseasons/limit=25/json"])
    }
}
