import APICore
import APICoreTesting
import Foundation
import TVmazeAPI
import Testing

@Suite struct EpisodeTests {
    @Test func episodesAndSpecials() async throws {
        let episodes = try await TVmazeClient(answering: "episodes.json").episodes(ofShow: 901)
        #expect(episodes.map(\.id) == [5001, 5002, 5003, 5004, 5005, 5006])
        #expect(episodes.map(\.name) == ["Ebb", "Behind the Lamp", "Night Watch", "Low Tide", "The Long Pier", "TBA"])
        #expect(episodes.map(\.season) == [1, 1, 1, 2, 2, 2])
        #expect(episodes.map(\.number) == [1, nil, 2, 1, nil, 2])
        #expect(episodes.map(\.isSpecial) == [false, true, false, false, true, false])
        #expect(episodes[1].type == .insignificantSpecial)
        #expect(episodes[4].type == .significantSpecial)
        #expect(episodes.map(\.runtime) == [60, 60, 60, nil, 95, nil])
        #expect(episodes.map(\.rating?.average) == [7.4, nil, 8, 8, 8, nil])
        #expect(episodes[0].summaryText == "A lamp goes out.")
        #expect(episodes[0].image?.original != nil)
        #expect(episodes[1].image == nil)
        #expect(episodes.allSatisfy { $0.showID == 901 })
    }

    @Test func aYearMayBeASeason() async throws {
        let tvmaze = try TVmazeClient(answering: "episode.json")
        let episode = try #require(try await tvmaze.episode(number: 17, season: 2020, ofShow: 904))
        #expect(episode.season == 2020)
        #expect(episode.isInYear)
        #expect(episode.type == nil)
        #expect(!episode.isSpecial)
        #expect(!TVmazeEpisode(id: 1, season: 45).isInYear)
        #expect(TVmazeEpisode(id: 1, season: 3).isSpecial)
        #expect(TVmazeEpisode(id: 1, type: TVmazeEpisodeType(rawValue: "new")).isSpecial)
    }

    @Test func schedules() async throws {
        let schedule = try await TVmazeClient(answering: "schedule.json").schedule()
        #expect(schedule.map(\.id) == [5101, 5003])
        #expect(schedule.map(\.show?.id) == [904, 901])
        #expect(schedule[0].show?.webChannel?.country?.code == "US")
        #expect(schedule[0].show?.network != nil)
        #expect(schedule[0].show?.isGlobal == false)
        #expect(schedule[0].show?.externals.imdb == nil)
        let web = try await TVmazeClient(answering: "schedule-web.json").webSchedule(.global)
        #expect(web.map(\.show?.id) == [903])
        #expect(web[0].episode.airing.moment == nil)
        let alone = try await TVmazeClient(MockTransport(#"[{"id":1,"show":{}}]"#)).fullSchedule()
        #expect(alone == [TVmazeScheduledEpisode(episode: TVmazeEpisode(id: 1))])
    }

    @Test func otherOrders() async throws {
        let lists = try await TVmazeClient(answering: "alternate-lists.json").alternateLists(ofShow: 901)
        #expect(lists.map(\.isDVDRelease) == [true, false])
        #expect(lists[1].isCountryPremiere)
        #expect(lists[1].isBroadcastPremiere)
        #expect(lists[1].isLanguagePremiere)
        #expect(!lists[1].isStreamingPremiere)
        #expect(!lists[1].isVerbatimOrder)
        #expect(lists[1].language == "German")
        #expect(lists[1].network?.name == "Kanal Acht")
        let episodes = try await TVmazeClient(answering: "alternate-episodes.json").alternateEpisodes(ofList: 401)
        #expect(episodes.map(\.id) == [8001])
        #expect(episodes[0].episodes.map(\.id) == [5001, 5003])
        #expect(episodes[0].runtime == 118)
    }

    @Test(arguments: [
        ("<p>One</p><p>Two</p>", "One\nTwo"), ("Plain", "Plain"), ("a<br>b<br/>c<BR />d", "a\nb\nc\nd"),
        ("<p>  spaces \n and\tlines </p>", "spaces and lines"), ("<i>so</i>me<b>thing</b>", "something"),
        ("Q&amp;A &lt;b&gt; &quot;x&quot; &#39;y&#39; &#x2026;", "Q&A <b> \"x\" 'y' \u{2026}"),
        ("1 < 2 & 3 &unknown; &#xD800; &#0;", "1 < 2 & 3 &unknown; &#xD800; &#0;"),
        ("&amp;lt;", "&lt;"), ("<ul><li>A</li><li>B</li></ul>", "A\nB"), ("a <!-- x --> b", "a b"),
        ("a\u{301}<b>\u{301}</b>", "a\u{301}\u{301}"),
    ])
    func textOfHTML(html: String, text: String) {
        #expect(TVmazeEpisode(id: 1, summary: html).summaryText == text)
    }

    @Test(arguments: ["", " ", "<p></p>", "<p> <br> </p>\n"]) func noTextOfHTML(html: String) {
        #expect(TVmazeEpisode(id: 1, summary: html).summaryText == nil)
    }

    @Test(.timeLimit(.minutes(1))) func aLongTextOfOpenedTagsIsReadAtOnce() {
        let text = String(repeating: "<&", count: 500_000)
        #expect(TVmazeEpisode(id: 1, summary: text).summaryText == text)
    }
}
