import APICore
import APICoreTesting
import FilmzDomain
import Foundation
import TVmazeAPI
import Testing

@testable import FilmzProviders

/// Answers that TVmaze sends and the simulator does not.
@Suite struct TVmazeAdapterTests {
    private static let show = #"{"id":7,"name":"Lamps","externals":{"imdb":"tt0000007"}}"#

    private func episodes(_ episodes: String) async throws -> [Episode]? {
        let transport = MockTransport { request, _ async throws(APIError) in
            guard request.url.path().hasSuffix("/episodes") else { return .text(Self.show) }
            // Without the parameter TVmaze leaves specials out.
            return request.url.query() == "specials=1" ? .text(episodes) : .text("[]")
        }
        let adapter = TVmazeAdapter(
            client: TVmazeClient(transport: transport, retry: .never), now: { Timestamp(milliseconds: 0) })
        let imdb = try #require(IMDbID("tt0000007"))
        return try await adapter.show(.imdb(imdb))?.episodes
    }

    @Test func specialsAreSeason0InTheOrderInWhichTheyAreOn() async throws {
        let episodes = try #require(
            try await episodes(
                """
                [{"id":1,"name":"Dusk","season":1,"number":1,"type":"regular","airdate":"2019-03-04"},
                 {"id":2,"name":"The Making","season":1,"number":null,"type":"insignificant_special"},
                 {"id":3,"name":"Dawn","season":2,"number":1},
                 {"id":4,"name":"Yule","season":2,"number":null,"type":"significant_special","airdate":"2020-12-24"},
                 {"id":5,"name":"Before 2020","season":2,"number":null}]
                """))
        #expect(episodes.map(\.number?.description) == ["s01e01", "s00e01", "s02e01", "s00e02", "s00e03"])
        #expect(episodes.map(\.title) == ["Dusk", "The Making", "Dawn", "Yule", "Before 2020"])
        #expect(episodes.map(\.externalIDs.tvmaze) == [1, 2, 3, 4, 5])
        #expect(episodes[3].aired == CalendarDay("2020-12-24"))
    }

    @Test func whatHasNoPlaceIsNoSpecial() async throws {
        let episodes = try await episodes(
            #"[{"id":1,"season":1,"number":null,"type":"regular"},{"id":2,"season":1,"number":3,"type":"significant_special"}]"#
        )
        #expect(episodes?.map(\.number?.description) == ["s01e03"])
    }
}
