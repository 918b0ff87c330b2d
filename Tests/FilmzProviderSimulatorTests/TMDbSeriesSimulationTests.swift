import FilmzProviderSimulator
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct TMDbSeriesSimulationTests {
    @Test func leadsFromAnIMDbIDToEpisodes() async throws {
        try await Simulation.run { simulation async throws in
            let found = try await simulation.tmdb("/find/tt99200002?external_source=imdb_id").json
            #expect(found["movie_results"]?.array.isEmpty == true)
            let row = try #require(found["tv_results"]?.array.first)
            #expect(row["name"]?.string == "The Night Desk")
            #expect(row["media_type"]?.string == "tv")
            let id = try #require(row["id"]?.int)
            let series = try await simulation.tmdb(
                "/tv/\(id)?append_to_response=external_ids,season/0,season/1,season/9"
            )
            .json
            #expect(series["external_ids"]?["imdb_id"]?.string == "tt99200002")
            #expect(series["number_of_episodes"]?.int == 8, "specials are not counted")
            #expect(series["season/0"]?["episodes"]?.array.compactMap { $0["episode_number"]?.int } == [1, 2])
            #expect(series["season/1"]?["episodes"]?.array.count == 8)
            #expect(series["season/9"] == nil)
            let season = try await simulation.tmdb("/tv/\(id)/season/1").json
            #expect(season["episodes"]?.array.count == 8)
            #expect(try await simulation.tmdb("/tv/\(id)/season/9").status == 404)
            #expect(try await simulation.tmdb("/movie/\(id)").status == 404, "films have numbers of their own")
        }
    }
}
