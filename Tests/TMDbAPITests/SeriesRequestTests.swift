import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct SeriesRequestTests {
    let stub = MockTransport(
        #"{"id": 1, "results": [], "episodes": [], "cast": [], "posters": [], "genres": [], "total_pages": 1}"#)

    private func addresses(
        language: String? = nil, region: String? = nil, _ calls: (TMDbClient) async throws -> Void
    ) async throws -> [String] {
        try await calls(TMDbClient(stub, language: language, region: region))
        return await stub.addresses.map { $0.replacing("https://api.themoviedb.org/3", with: "") }
    }

    @Test func searches() async throws {
        let sent = try await addresses { client in
            _ = try await client.searchSeries("Lamp & Wick")
            _ = try await client.searchSeries(
                "é", firstAirDateYear: 2019, year: 2026, includeAdult: true, page: 500, language: "sv-SE")
            _ = try await client.searchAll("lamp", page: 2, language: "de")
            _ = try await client.searchAll("lamp", includeAdult: true)
        }
        #expect(
            sent == [
                "/search/tv?query=Lamp%20%26%20Wick&page=1",
                "/search/tv?query=%C3%A9&first_air_date_year=2019&year=2026&include_adult=true&page=500&language=sv-SE",
                "/search/multi?query=lamp&page=2&language=de", "/search/multi?query=lamp&include_adult=true&page=1",
            ])
    }

    @Test func listsHaveNoRegion() async throws {
        let sent = try await addresses(language: "de-DE", region: "DE") { client in
            _ = try await client.airingToday(timeZone: "Europe/Berlin", page: 2)
            _ = try await client.airingToday()
            _ = try await client.onTheAir(timeZone: "America/New_York")
            _ = try await client.popularSeries(language: "fr")
            _ = try await client.topRatedSeries(page: 3)
            _ = try await client.recommendations(forSeries: 4711)
            _ = try await client.similar(toSeries: 4711, page: 2)
            _ = try await client.trendingSeries(.week)
        }
        #expect(
            sent == [
                "/tv/airing_today?timezone=Europe%2FBerlin&page=2&language=de-DE",
                "/tv/airing_today?page=1&language=de-DE",
                "/tv/on_the_air?timezone=America%2FNew_York&page=1&language=de-DE", "/tv/popular?page=1&language=fr",
                "/tv/top_rated?page=3&language=de-DE", "/tv/4711/recommendations?page=1&language=de-DE",
                "/tv/4711/similar?page=2&language=de-DE", "/trending/tv/week?page=1&language=de-DE",
            ])
    }

    @Test func appendsBlocksThenSeasons() async throws {
        let sent = try await addresses { client in
            _ = try await client.series(4711)
            _ = try await client.series(
                4711, append: [.watchProviders, .aggregateCredits], seasons: [10, 0, 2], language: "de",
                imageLanguages: ["en", nil], videoLanguages: ["de", nil])
            _ = try await client.season(0, ofSeries: 4711, append: [.videos, .credits], language: "de")
        }
        #expect(
            sent == [
                "/tv/4711",
                "/tv/4711?append_to_response=aggregate_credits%2Cwatch%2Fproviders%2Cseason%2F0%2Cseason%2F2%2Cseason%2F10"
                    + "&include_image_language=en%2Cnull&include_video_language=de%2Cnull&language=de",
                "/tv/4711/season/0?append_to_response=credits%2Cvideos&language=de",
            ])
    }

    @Test func allBlocksAreTheDocumentedOnes() {
        #expect(
            TMDbSeriesBlock.allCases.map(\.rawValue) == [
                "aggregate_credits", "alternative_titles", "changes", "content_ratings", "credits", "episode_groups",
                "external_ids", "images", "keywords", "lists", "recommendations", "reviews", "screened_theatrically",
                "similar", "translations", "videos", "watch/providers",
            ])
        #expect(
            TMDbSeasonBlock.allCases.map(\.rawValue) == [
                "aggregate_credits", "changes", "credits", "external_ids", "images", "translations", "videos",
                "watch/providers",
            ])
        #expect(
            TMDbEpisodeBlock.allCases.map(\.rawValue) == [
                "changes", "credits", "external_ids", "images", "translations", "videos",
            ])
        #expect(Set<TMDbSeriesBlock>.all.count == 17)
        #expect(Set<TMDbSeasonBlock>.all.count == 8)
        #expect(Set<TMDbEpisodeBlock>.all.count == 6)
    }

    @Test func picturesFromEpisodesHaveNoLanguage() async throws {
        let sent = try await addresses { client in
            _ = try await client.episode(3, season: 1, ofSeries: 4711, append: [.images], language: "de")
            _ = try await client.episode(3, season: 1, ofSeries: 4711, append: [.images], imageLanguages: ["en"])
            _ = try await client.episode(3, season: 1, ofSeries: 4711, append: [.images], imageLanguages: [nil, "en"])
            _ = try await client.episode(3, season: 1, ofSeries: 4711, append: [.images])
            _ = try await client.episode(3, season: 1, ofSeries: 4711, append: [.credits], language: "de")
            _ = try await client.images(of: .episode(3, season: 1, ofSeries: 4711), language: "de")
            _ = try await client.images(of: .episode(3, season: 1, ofSeries: 4711))
            _ = try await client.images(of: .season(1, ofSeries: 4711), language: "de", imageLanguages: ["en"])
            _ = try await client.images(of: .series(4711), language: "de")
        }
        let episode = "/tv/4711/season/1/episode/3"
        #expect(
            sent == [
                "\(episode)?append_to_response=images&include_image_language=null&language=de",
                "\(episode)?append_to_response=images&include_image_language=en%2Cnull",
                "\(episode)?append_to_response=images&include_image_language=null%2Cen",
                "\(episode)?append_to_response=images", "\(episode)?append_to_response=credits&language=de",
                "\(episode)/images?include_image_language=null&language=de", "\(episode)/images",
                "/tv/4711/season/1/images?include_image_language=en&language=de", "/tv/4711/images?language=de",
            ])
    }

    @Test func asksForParts() async throws {
        let sent = try await addresses(language: "de", region: "DE") { client in
            _ = try await client.credits(of: .series(4711))
            _ = try await client.credits(of: .episode(3, season: 1, ofSeries: 4711), language: "sv")
            _ = try await client.aggregateCredits(ofSeries: 4711)
            _ = try await client.aggregateCredits(ofSeries: 4711, season: 0)
            _ = try await client.contentRatings(ofSeries: 4711)
            _ = try await client.videos(of: .season(1, ofSeries: 4711), videoLanguages: ["en", nil])
            _ = try await client.externalIDs(of: .episode(3, season: 1, ofSeries: 4711))
            _ = try await client.externalIDs(of: .season(1, ofSeries: 4711))
            _ = try await client.watchProviders(ofSeries: 4711)
            _ = try await client.watchProviders(ofSeries: 4711, season: 2)
            _ = try await client.alternativeTitles(ofSeries: 4711)
            _ = try await client.episodeGroups(ofSeries: 4711)
            _ = try await client.seriesGenres()
        }
        #expect(
            sent == [
                "/tv/4711/credits?language=de", "/tv/4711/season/1/episode/3/credits?language=sv",
                "/tv/4711/aggregate_credits?language=de", "/tv/4711/season/0/aggregate_credits?language=de",
                "/tv/4711/content_ratings", "/tv/4711/season/1/videos?include_video_language=en%2Cnull&language=de",
                "/tv/4711/season/1/episode/3/external_ids", "/tv/4711/season/1/external_ids",
                "/tv/4711/watch/providers", "/tv/4711/season/2/watch/providers", "/tv/4711/alternative_titles",
                "/tv/4711/episode_groups", "/genre/tv/list?language=de",
            ])
    }

    @Test func asksForAnotherOrder() async throws {
        let client = TMDbClient(MockTransport(bodies: [Data(#"{"id": "5b11"}"#.utf8)]))
        #expect(try await client.episodeGroup("5b11").groups.isEmpty)
        let sent = MockTransport(#"{"id": "5b11"}"#)
        _ = try await TMDbClient(sent, language: "de").episodeGroup("5b/11")
        #expect(await sent.addresses == ["https://api.themoviedb.org/3/tv/episode_group/5b%2F11?language=de"])
    }

    @Test func partsThatAreNotThereAreUnreadable() async {
        let client = TMDbClient(MockTransport(#"{"name": "x"}"#))
        let errors = [
            await failure { () async throws(APIError) in try await client.credits(of: .series(1)) },
            await failure { () async throws(APIError) in try await client.aggregateCredits(ofSeries: 1) },
            await failure { () async throws(APIError) in try await client.contentRatings(ofSeries: 1) },
            await failure { () async throws(APIError) in try await client.videos(of: .series(1)) },
            await failure { () async throws(APIError) in try await client.images(of: .series(1)) },
            await failure { () async throws(APIError) in try await client.watchProviders(ofSeries: 1) },
            await failure { () async throws(APIError) in try await client.alternativeTitles(ofSeries: 1) },
            await failure { () async throws(APIError) in try await client.episodeGroups(ofSeries: 1) },
            await failure { () async throws(APIError) in try await client.episodeGroup("1") },
            await failure { () async throws(APIError) in try await client.popularSeries() },
            await failure { () async throws(APIError) in try await client.searchAll("x") },
        ]
        #expect(errors.map(\.?.kind) == Array(repeating: .unreadable, count: 11))
    }

    @Test func aSeriesWithoutOtherTitlesHasNoListOfThem() async throws {
        let none = TMDbClient(MockTransport(#"{"id": 1396}"#))
        #expect(try await none.alternativeTitles(ofSeries: 1396).titles.isEmpty)
        let broken = TMDbClient(MockTransport(#"{"id": 1396, "results": [7]}"#))
        let error = await failure { () async throws(APIError) in try await broken.alternativeTitles(ofSeries: 1396) }
        #expect(error?.kind == .unreadable)
    }

    @Test(arguments: ["[]", "{}", "null"]) func noOffersAreNoOffers(_ empty: String) async throws {
        let client = TMDbClient(MockTransport("{\"id\": 1, \"results\": \(empty)}"))
        #expect(try await client.watchProviders(ofSeries: 1, season: 1).countries.isEmpty)
    }
}
