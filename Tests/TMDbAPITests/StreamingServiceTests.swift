import APICore
import APICoreTesting
import TMDbAPI
import Testing

/// The services that offer films and series.
@Suite struct StreamingServiceTests {
    @Test func readsServicesWithTheirPlaces() async throws {
        let client = TMDbClient(
            MockTransport(
                """
                {"results": [
                {"display_priorities": {"AT": 3, "DE": "x"}, "display_priority": 1, "logo_path": "/a.jpg",
                "provider_name": "A", "provider_id": 8}, {"provider_name": "no number"}, {"provider_id": 9}]}
                """))
        let services = try await client.watchServices(forMoviesIn: "AT")
        #expect(services.map(\.id) == [8, 9])
        #expect(services.first?.displayPriorities == ["AT": 3])
        #expect(services.first?.displayPriority == 1)
        #expect(services.first?.logoPath == "/a.jpg")
        #expect(services.first?.name == "A")
        #expect(services.last == TMDbWatchService(id: 9))
    }

    @Test func asksForOneCountry() async throws {
        let transport = MockTransport(#"{"results": []}"#)
        let client = TMDbClient(transport)
        _ = try await client.watchServices(forMoviesIn: "AT", language: "de")
        _ = try await client.watchServices(forSeriesIn: "US")
        let calls = await transport.addresses
        #expect(calls.count == 2)
        #expect(calls[0].contains("/watch/providers/movie"))
        #expect(calls[0].contains("watch_region=AT"))
        #expect(calls[0].contains("language=de"))
        #expect(calls[1].contains("/watch/providers/tv"))
    }

    @Test func anAnswerWithoutResultsIsNone() async throws {
        await #expect(throws: APIError.self) {
            try await TMDbClient(MockTransport("{}")).watchServices(forMoviesIn: "US")
        }
    }
}
