import APICore
import FilmzAPITestSupport
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import TVmazeAPI
import Testing

/// The client of TVmaze with the simulated service, over HTTP.
@Suite(.serialized, .timeLimit(.minutes(10))) struct SimulatedTVmazeTests {
    private static let simulator = ProviderSimulator.fresh()

    private func run(_ body: (TVmazeClient) async throws -> Void) async throws {
        try await Self.simulator.withAddress { running async throws in
            let transport = StandardTransport(timeLimit: .seconds(600))
            try await body(
                TVmazeClient(transport: transport, retry: .never, baseURL: running.tvmaze, clock: ManualClock()))
        }
    }

    @Test func fromAnIMDbIDToEpisodes() async throws {
        try await run { tvmaze async throws in
            let show = try #require(try await tvmaze.lookup(imdb: "tt0047736"))
            #expect(show.name == "Gunsmoke")
            #expect(show.externals.imdb == "tt0047736")
            let episodes = try await tvmaze.episodes(ofShow: show.id)
            let regular = try await tvmaze.episodes(ofShow: show.id, withSpecials: false)
            #expect(regular.count > 500)
            #expect(regular.allSatisfy { !$0.isSpecial && $0.showID == show.id })
            #expect(episodes.filter { !$0.isSpecial } == regular)
            #expect(Set(episodes.map(\.id)).count == episodes.count)
            #expect(episodes.allSatisfy { $0.airing.day != nil && $0.runtime != nil && $0.name != nil })
            let third = try await tvmaze.episode(number: 3, season: 2, ofShow: show.id)
            #expect(third == regular.first { $0.season == 2 && $0.number == 3 })
            #expect(try await tvmaze.nextEpisode(ofShow: show.id) == nil)
            #expect(try await tvmaze.lookup(imdb: "tt0000000") == nil)
            #expect(try await tvmaze.lookup(theTVDB: 1) == nil)
        }
    }

    @Test func theIndexIsReadToItsEnd() async throws {
        try await run { tvmaze async throws in
            let outcome = await tvmaze.pages().collect(upTo: .max)
            #expect(outcome.failure == nil)
            #expect(outcome.shows.count == 401)
            let news = try #require(outcome.shows.first { $0.type == .news && $0.externals.imdb == nil })
            let episodes = try await tvmaze.episodes(ofShow: news.id)
            #expect(episodes.allSatisfy { $0.isInYear })
            let streamed = try #require(outcome.shows.last { $0.isGlobal && $0.network == nil })
            let next = try #require(try await tvmaze.nextEpisode(ofShow: streamed.id))
            #expect(next.airing.moment == nil)
            #expect(next.airing.day != nil)
            #expect(next.id == streamed.nextEpisodeID)
            let undated = try await tvmaze.episodes(ofShow: streamed.id).filter { $0.airing == .undated }
            #expect(undated.count == 3)
        }
    }

    @Test func everythingElseIsRead() async throws {
        try await run { tvmaze async throws in
            let results = try await tvmaze.search("both shores")
            let id = try #require(results.first?.id)
            let embeds: [TVmazeEmbed] = [
                .episodesWithSpecials, .seasons, .cast, .crew, .akas, .images, .nextEpisode, .previousEpisode,
            ]
            let show = try await tvmaze.show(id, embedding: embeds)
            let embedded = try #require(show.embedded)
            #expect(embedded.episodes == (try await tvmaze.episodes(ofShow: id)))
            #expect(embedded.seasons == (try await tvmaze.seasons(ofShow: id)))
            #expect(embedded.cast == (try await tvmaze.cast(ofShow: id)))
            #expect(embedded.crew == (try await tvmaze.crew(ofShow: id)))
            #expect(embedded.akas == (try await tvmaze.akas(ofShow: id)))
            #expect(embedded.images == (try await tvmaze.images(ofShow: id)))
            #expect(embedded.nextEpisode != nil)
            #expect(embedded.previousEpisode != nil)
            let list = try #require(try await tvmaze.alternateLists(ofShow: id).first)
            #expect(try await tvmaze.alternateEpisodes(ofList: list.id).first?.episodes.count == 2)
            let season = try #require(embedded.seasons?.first)
            #expect(try await tvmaze.episodes(ofSeason: season.id).count == 8)
            #expect(try await tvmaze.schedule().allSatisfy { $0.show != nil })
            #expect(try await tvmaze.webSchedule().allSatisfy { $0.show != nil })
            #expect(try await tvmaze.fullSchedule().contains { $0.show?.id == id })
            #expect(try await tvmaze.updates(since: nil).shows.count == 401)
        }
    }
}
