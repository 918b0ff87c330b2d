import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import TVmazeAPI
import Testing

@Suite struct RequestTests {
    let list = MockTransport("[]")
    let one = MockTransport(#"{"id":1}"#)
    private static let base = "https://api.tvmaze.com"

    private func addresses(of stub: MockTransport) async -> [String] {
        await stub.addresses.map { String($0.dropFirst(Self.base.count)) }
    }

    @Test func `Shows are asked for by title, number and other services' numbers`() async throws {
        let tvmaze = TVmazeClient(one)
        _ = try await tvmaze.singleSearch("Law & Order")
        _ = try await tvmaze.singleSearch("x", embedding: [.episodes])
        _ = try await tvmaze.lookup(imdb: "tt0944947")
        _ = try await tvmaze.lookup(theTVDB: 121_361)
        _ = try await tvmaze.lookup(.tvRage(24_493))
        _ = try await tvmaze.show(82)
        _ = try await tvmaze.show(82, embedding: [.episodesWithSpecials, .cast, TVmazeEmbed(rawValue: "new")])
        _ = try await tvmaze.nextEpisode(ofShow: 82)
        #expect(
            await addresses(of: one) == [
                "/singlesearch/shows?q=Law%20%26%20Order", "/singlesearch/shows?q=x&embed=episodes",
                "/lookup/shows?imdb=tt0944947", "/lookup/shows?thetvdb=121361", "/lookup/shows?tvrage=24493",
                "/shows/82",
                "/shows/82?embed%5B%5D=episodeswithspecials&embed%5B%5D=cast&embed%5B%5D=new",
                "/shows/82?embed=nextepisode",
            ])
        #expect(await one.requests.allSatisfy { $0.method == .get && $0.url.absoluteString.hasPrefix(Self.base) })
    }

    @Test func `What belongs to a show is asked for by its number`() async throws {
        let tvmaze = TVmazeClient(list)
        _ = try await tvmaze.search("lämp")
        _ = try await tvmaze.episodes(ofShow: 82)
        _ = try await tvmaze.episodes(ofShow: 82, withSpecials: false)
        _ = try await tvmaze.episodes(ofShow: 82, on: #require(PlainDate(year: 2020, month: 1, day: 2)))
        _ = try await tvmaze.episodes(ofSeason: 307)
        _ = try await tvmaze.seasons(ofShow: 82)
        _ = try await tvmaze.alternateLists(ofShow: 82)
        _ = try await tvmaze.alternateEpisodes(ofList: 9)
        _ = try await tvmaze.cast(ofShow: 82)
        _ = try await tvmaze.crew(ofShow: 82)
        _ = try await tvmaze.akas(ofShow: 82)
        _ = try await tvmaze.images(ofShow: 82)
        _ = try await tvmaze.guestCast(ofEpisode: 5)
        _ = try await tvmaze.guestCrew(ofEpisode: 5)
        _ = try await tvmaze.shows(onPage: 3)
        #expect(
            await addresses(of: list) == [
                "/search/shows?q=l%C3%A4mp", "/shows/82/episodes?specials=1", "/shows/82/episodes",
                "/shows/82/episodesbydate?date=2020-01-02", "/seasons/307/episodes", "/shows/82/seasons",
                "/shows/82/alternatelists", "/alternatelists/9/alternateepisodes?embed=episodes", "/shows/82/cast",
                "/shows/82/crew", "/shows/82/akas", "/shows/82/images", "/episodes/5/guestcast",
                "/episodes/5/guestcrew", "/shows?page=3",
            ])
    }

    @Test func `Episodes are asked for by number`() async throws {
        let tvmaze = TVmazeClient(one)
        _ = try await tvmaze.episode(5)
        _ = try await tvmaze.episode(number: 17, season: 2020, ofShow: 904)
        #expect(await addresses(of: one) == ["/episodes/5", "/shows/904/episodebynumber?season=2020&number=17"])
    }

    @Test func `A country of the web's schedule is absent, empty or named`() async throws {
        let tvmaze = TVmazeClient(list)
        let day = try #require(PlainDate(year: 2026, month: 5, day: 4))
        _ = try await tvmaze.schedule()
        _ = try await tvmaze.schedule(country: "gb", day: day)
        _ = try await tvmaze.webSchedule(day: day)
        _ = try await tvmaze.webSchedule(.global, day: day)
        _ = try await tvmaze.webSchedule(.local("us"))
        _ = try await tvmaze.fullSchedule()
        #expect(
            await addresses(of: list) == [
                "/schedule", "/schedule?country=GB&date=2026-05-04", "/schedule/web?date=2026-05-04",
                "/schedule/web?date=2026-05-04&country=", "/schedule/web?country=US", "/schedule/full",
            ])
    }

    @Test func `Changes are asked for by period`() async throws {
        let tvmaze = TVmazeClient(MockTransport("{}"))
        let stub = MockTransport("{}")
        for period in TVmazePeriod.allCases { _ = try await TVmazeClient(stub).updates(since: period) }
        #expect(try await tvmaze.updates(since: nil).shows.isEmpty)
        #expect(
            await addresses(of: stub) == [
                "/updates/shows?since=day", "/updates/shows?since=week", "/updates/shows?since=month",
            ])
    }

    @Test(arguments: [("Filmz/1.0", "Filmz/1.0"), ("", "TVmazeAPI"), ("a\r\nb: c", "TVmazeAPI")])
    func `Who asks is said`(userAgent: String, said: String) async throws {
        _ = try await TVmazeClient(userAgent: userAgent, transport: list).search("x")
        #expect(await list.requests.map { $0.fields[.userAgent] } == [said])
    }

    @Test func `Another base address is asked`() async throws {
        let tvmaze = TVmazeClient(transport: list, baseURL: URL(string: "http://127.0.0.1:8080/tvmaze/"))
        _ = try await tvmaze.search("x")
        #expect(await list.addresses == ["http://127.0.0.1:8080/tvmaze/search/shows?q=x"])
    }

    @Test func `A page below 0 is refused without a call`() async {
        let error = await #expect(throws: APIError.self) { try await TVmazeClient(list).shows(onPage: -1) }
        #expect(error?.kind == .invalidRequest)
        #expect(await list.requests.isEmpty)
    }
}
