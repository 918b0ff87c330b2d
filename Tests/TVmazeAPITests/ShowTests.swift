import APICore
import APICoreTesting
import Foundation
import TVmazeAPI
import Testing

@Suite struct ShowTests {
    @Test func show() async throws {
        let show = try await TVmazeClient(answering: "show.json").show(901)
        #expect(show.id == 901)
        #expect(show.url?.host() == "www.tvmaze.example")
        #expect(show.name == "The Lamp Keepers")
        #expect(show.type == .scripted)
        #expect(show.language == "English")
        #expect(show.genres == ["Drama", "Mystery"])
        #expect(show.status == .running)
        #expect(show.runtime == 60)
        #expect(show.averageRuntime == 47)
        #expect(show.premiered == PlainDate(year: 2019, month: 3, day: 4))
        #expect(show.ended == nil)
        #expect(show.officialSite?.absoluteString == "http://harbour.example/lamp")
        #expect(show.schedule == TVmazeSlot(time: TVmazeTime("21:00"), days: ["Monday"]))
        #expect(show.rating?.average == 7.9)
        #expect(show.weight == 93)
        #expect(show.network?.name == "Channel Nine and a Half")
        #expect(show.network?.country?.code == "US")
        #expect(show.network?.country?.timeZone?.identifier == "America/New_York")
        #expect(show.webChannel == nil)
        #expect(!show.isGlobal)
        #expect(show.externals == TVmazeExternals(imdb: "tt9900001", theTVDB: 990_001, tvRage: 90_210))
        #expect(show.image?.medium?.path().hasSuffix("1/1.jpg") == true)
        #expect(show.summary?.hasPrefix("<p><b>") == true)
        #expect(show.summaryText == "The Lamp Keepers guard a harbour & its secrets.\nNobody asks why\u{2026}")
        #expect(show.updated == Date(timeIntervalSince1970: 1_780_096_192))
        #expect(show.previousEpisodeID == 5004)
        #expect(show.nextEpisodeID == 5006)
        #expect(show.links?.nextEpisode?.name == "High Tide")
        #expect(show.embedded == nil)
    }

    @Test func announced() async throws {
        let show = try await TVmazeClient(answering: "show-announced.json").show(902)
        #expect(show.status == .inDevelopment)
        #expect(show.premiered == nil)
        #expect(show.schedule == TVmazeSlot())
        #expect(show.rating == TVmazeRating(average: nil))
        #expect(show.externals == TVmazeExternals())
        #expect(show.image == nil)
        #expect(show.summaryText == nil)
        #expect(show.weight == 0)
        #expect(show.nextEpisodeID == nil)
        #expect(show.previousEpisodeID == nil)
    }

    @Test func streamedAroundTheWorld() async throws {
        let show = try await TVmazeClient(answering: "show-web.json").show(903)
        #expect(show.network == nil)
        #expect(show.webChannel?.name == "Streamhouse")
        #expect(show.webChannel?.country == nil)
        #expect(show.isGlobal)
        #expect(show.schedule?.time == nil)
        #expect(show.schedule?.days == ["Friday"])
        #expect(show.rating?.average == 9)
        #expect(show.image?.medium?.scheme == "https")
        #expect(show.image?.original?.scheme == "https")
        #expect(show.dvdCountry?.code == "GB")
    }

    @Test func embedded() async throws {
        let tvmaze = try TVmazeClient(answering: "show-embedded.json")
        let embedded = try #require(
            try await tvmaze.show(901, embedding: [.episodesWithSpecials, .cast, .nextEpisode]).embedded)
        #expect(embedded.episodes?.map(\.id) == [5001, 5002, 5003, 5004, 5005, 5006])
        #expect(embedded.seasons?.map(\.number) == [1, 2, 2020])
        #expect(embedded.cast?.count == 3)
        #expect(embedded.crew?.map(\.type) == ["Creator", "Executive Producer"])
        #expect(embedded.akas?.count == 2)
        #expect(embedded.images?.count == 3)
        #expect(embedded.previousEpisode?.name == "Low Tide")
        #expect(try await tvmaze.nextEpisode(ofShow: 901)?.id == 5006)
    }

    @Test func episodesMayComeUnderTheNameTheyWereAskedBy() async throws {
        let body = #"{"id":1,"_embedded":{"episodeswithspecials":[{"id":2}]}}"#
        #expect(try await TVmazeClient(MockTransport(body)).show(1).embedded?.episodes == [TVmazeEpisode(id: 2)])
    }

    @Test(arguments: [#"{"id":1}"#, #"{"id":1,"_embedded":{}}"#, #"{"id":1,"_embedded":{"nextepisode":null}}"#])
    func noNextEpisode(body: String) async throws {
        #expect(try await TVmazeClient(MockTransport(body)).nextEpisode(ofShow: 1) == nil)
    }

    @Test func search() async throws {
        let results = try await TVmazeClient(answering: "search.json").search("lamp")
        #expect(results.map(\.id) == [901, 902, 903])
        #expect(results.map(\.score) == [0.905, 0.7, 26.5])
    }

    @Test func seasons() async throws {
        let seasons = try await TVmazeClient(answering: "seasons.json").seasons(ofShow: 901)
        #expect(seasons.map(\.id) == [601, 602, 603])
        #expect(seasons.map(\.name) == [nil, "Book Two", nil])
        #expect(seasons.map(\.episodeOrder) == [2, nil, nil])
        #expect(seasons.map(\.isYear) == [false, false, true])
        #expect(seasons[0].endDate == PlainDate(year: 2020, month: 1, day: 25))
        #expect(seasons.map(\.summaryText) == ["One.", nil, nil])
        #expect(seasons[1].webChannel?.id == 1)
    }

    @Test func castAndCrew() async throws {
        let cast = try await TVmazeClient(answering: "cast.json").cast(ofShow: 901)
        #expect(cast.map(\.person.name) == ["Ada Nordin", "Ben Ito", "Ada Nordin"])
        #expect(cast.map(\.character?.name) == ["Keeper Jo", "The Parrot", "Keeper Jo's Twin"])
        #expect(cast.map(\.isVoice) == [false, true, false])
        #expect(cast[0].person.birthday == PlainDate(year: 1970, month: 2, day: 3))
        #expect(cast[1].person.country == nil)
        #expect(cast[1].person.gender == nil)
        let crew = try await TVmazeClient(answering: "crew.json").crew(ofShow: 901)
        #expect(crew.map(\.type) == ["Creator", "Executive Producer"])
        #expect(crew[1].person.deathday == PlainDate(year: 2024, month: 5, day: 6))
        let guests = try await TVmazeClient(answering: "guest-crew.json").guestCrew(ofEpisode: 5001)
        #expect(guests.map(\.type) == ["Director"])
        #expect(try await TVmazeClient(answering: "cast.json").guestCast(ofEpisode: 5001).count == 3)
    }

    @Test func titlesAndPictures() async throws {
        let akas = try await TVmazeClient(answering: "akas.json").akas(ofShow: 901)
        #expect(akas.map(\.name) == ["Die Lampenwärter", "Lamp Keepers"])
        #expect(akas.map(\.country?.code) == ["DE", nil])
        let images = try await TVmazeClient(answering: "images.json").images(ofShow: 901)
        #expect(images.map(\.type) == [.poster, .background, nil])
        #expect(images.map(\.isMain) == [true, false, false])
        #expect(images.map { $0.resolutions.medium?.width } == [210, nil, nil])
        #expect(images[1].resolutions.original?.height == 1080)
    }

    @Test func changes() async throws {
        let updates = try await TVmazeClient(answering: "updates.json").updates(since: .week)
        #expect(updates.shows.count == 3)
        #expect(updates.shows[901] == Date(timeIntervalSince1970: 1_780_096_192))
        #expect(try await TVmazeClient(MockTransport("[]")).updates(since: .day).shows.isEmpty)
    }

    @Test func aMadeShowIsTheSameWhenItIsReadAgain() throws {
        let show = TVmazeShow(
            id: 1, name: "Made", type: .panelShow, genres: ["Comedy"], status: .toBeDetermined,
            premiered: PlainDate(year: 2020, month: 2, day: 29), schedule: TVmazeSlot(time: TVmazeTime("09:05")),
            rating: TVmazeRating(average: 0.1), webChannel: TVmazeChannel(id: 2, country: TVmazeCountry(code: "FR")),
            externals: TVmazeExternals(imdb: "tt1"), updated: Date(timeIntervalSince1970: 1_700_000_000.25),
            links: TVmazeLinks(nextEpisode: TVmazeLink(href: "/episodes/9")),
            embedded: TVmazeEmbedded(episodes: [], nextEpisode: TVmazeEpisode(id: 9, name: "Next")))
        #expect(try JSONDecoder().decode(TVmazeShow.self, from: JSONEncoder().encode(show)) == show)
        #expect(show.nextEpisodeID == 9)
        let updates = TVmazeUpdates(shows: [7: Date(timeIntervalSince1970: 1_700_000_000)])
        #expect(try JSONDecoder().decode(TVmazeUpdates.self, from: JSONEncoder().encode(updates)) == updates)
    }
}
