import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct SeriesTests {
    private func series() async throws -> TMDbSeries {
        try await TMDbClient(answering: "series.json").series(4711, append: .all, seasons: [0, 1, 7])
    }

    @Test func readsTheSeries() async throws {
        let series = try await series()
        #expect(series.id == 4711)
        #expect(series.name == "The Lamp Keepers")
        #expect(series.originalName == "Lampvakterna")
        #expect(series.originCountry == ["SE", "GB"])
        #expect(series.languages == ["en", "sv"])
        #expect(series.type == .scripted)
        #expect(series.firstAirDate == PlainDate(year: 2019, month: 3, day: 4))
        #expect(series.lastAirDate == PlainDate(year: 2026, month: 8, day: 20))
        #expect(series.homepage == nil)
        #expect(series.tagline == nil)
        #expect(series.creators.map(\.name) == ["Ada Lumen", "Bo Wick"])
        #expect(series.creators.map(\.gender) == [.female, nil])
        #expect(series.spokenLanguages.map(\.name) == ["svenska", nil])
        #expect(series.genres.map(\.id) == [10765])
        #expect(series.voteAverage == 8)
        #expect(series.voteCount == 312)
        #expect(series.softcore == false)
        #expect(series.numberOfSeasons == 2)
        #expect(series.numberOfEpisodes == 14)
    }

    @Test func aWorldwideServiceHasNoCountry() async throws {
        let series = try await series()
        #expect(series.networks.map(\.name) == ["World Stream", "Channel North"])
        #expect(series.networks.map(\.originCountry) == [nil, "SE"])
        #expect(series.productionCompanies.map(\.originCountry) == [nil])
    }

    @Test func statusCountsMoreThanProduction() async throws {
        let series = try await series()
        #expect(series.status == .ended)
        #expect(series.isInProduction == true)
        #expect(series.hasEnded == true)
        let sparse = try await TMDbClient(answering: "series-sparse.json").series(999_001)
        #expect(sparse.hasEnded == nil)
    }

    @Test(arguments: [
        ("Returning Series", false), ("Planned", false), ("In Production", false), ("Pilot", false), ("Ended", true),
        ("Canceled", true), ("Cancelled", nil), ("", nil),
    ])
    func readsEveryStatus(_ status: String, _ hasEnded: Bool?) async throws {
        let series = try await TMDbClient(MockTransport("{\"id\": 1, \"status\": \"\(status)\"}")).series(1)
        #expect(series.hasEnded == hasEnded)
        #expect(series.status?.rawValue == (status.isEmpty ? nil : status))
    }

    @Test func popularityMayBeAText() async throws {
        #expect(try await series().popularity == 27.4343975493607)
    }

    @Test func specialsAreNoRegularSeason() async throws {
        let series = try await series()
        #expect(series.seasons.map(\.seasonNumber) == [0, 1, 2, 3])
        #expect(series.regularSeasons.map(\.seasonNumber) == [1, 2, 3])
        #expect(series.regularSeasons.compactMap(\.episodeCount).reduce(0, +) == series.numberOfEpisodes)
        #expect(series.seasons.map(\.name) == ["Specials", "Series 1", "Book Two: Tide", "Season 3"])
        #expect(series.seasons.map(\.airDate?.year) == [nil, 2019, 2026, nil])
        #expect(series.seasons.map(\.overview) == [nil, nil, "Water rises.", nil])
        #expect(series.seasons.map(\.posterPath) == [nil, "/s1.jpg", "/s2.jpg", nil])
        #expect(series.seasons.map(\.voteAverage) == [nil, 7, 8.2, nil])
        #expect(series.seasons.map(\.episodeCount) == [30, 8, 6, 0])
    }

    @Test func readsLastAndNextEpisode() async throws {
        let series = try await series()
        #expect(series.lastEpisode?.type == .midSeason)
        #expect(series.lastEpisode?.runtime == 48)
        #expect(series.lastEpisode?.productionCode == nil)
        let next = try #require(series.nextEpisode)
        #expect(next.airDate == PlainDate(year: 2026, month: 12, day: 3))
        #expect(next.episodeNumber == 15)
        #expect(next.seriesID == nil)
        #expect(next.type == nil)
        #expect(next.runtime == nil)
        #expect(next.stillPath == nil)
        #expect(next.overview == nil)
        #expect(next.productionCode == nil)
    }

    @Test func anAlmostEmptySeriesIsStillOne() async throws {
        let series = try await TMDbClient(answering: "series-sparse.json").series(999_001)
        #expect(series.name == "Newest")
        #expect(series.firstAirDate == nil)
        #expect(series.lastAirDate == nil)
        #expect(series.lastEpisode == nil)
        #expect(series.nextEpisode == nil)
        #expect(series.status?.rawValue == "In Limbo")
        #expect(series.type?.rawValue == "Puzzle")
        #expect(series.episodeRunTimes == [25, 30])
        #expect(series.seasons.isEmpty)
        #expect(series.voteAverage == nil)
        #expect(series.adult == nil)
        #expect(series.credits == nil)
        #expect(series.alternativeTitles == nil)
        #expect(series.watchProviders?.countries.isEmpty == true)
        #expect(series.appendedSeasons.isEmpty)
        #expect(series.contentRating(in: "US") == nil)
    }

    @Test(arguments: [
        #""first_air_date": 7, "seasons": {"a": 1}, "next_episode_to_air": "soon", "season/1": []"#,
        #""first_air_date": "soon", "seasons": null, "next_episode_to_air": {"name": "x"}, "season/1": {"id": 1}"#,
        #""episode_run_time": "no", "created_by": 7, "credits": [], "videos": 1, "season/-1": {"id": 1, "episodes": []}"#,
    ])
    func whatIsBrokenIsLeftOut(_ fields: String) async throws {
        let series = try await TMDbClient(MockTransport("{\"id\": 1, \(fields)}")).series(1)
        #expect(series.firstAirDate == nil)
        #expect(series.seasons.isEmpty)
        #expect(series.nextEpisode == nil)
        #expect(series.appendedSeasons.isEmpty)
        #expect(series.episodeRunTimes.isEmpty)
        #expect(series.creators.isEmpty)
        #expect(series.credits == nil)
        #expect(series.videos == nil)
    }

    @Test func aSeriesWithoutANumberIsUnreadable() async {
        let client = TMDbClient(MockTransport(#"{"name": "Nobody"}"#))
        let error = await failure { () async throws(APIError) in try await client.series(1) }
        #expect(error?.kind == .unreadable)
    }

    @Test func whatIsUnknownIsNotFound() async {
        let body =
            #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#
        let client = TMDbClient(MockTransport { _, _ in .text(body, status: 404) })
        let errors = [
            await failure { () async throws(APIError) in try await client.series(999_999_999) },
            await failure { () async throws(APIError) in try await client.season(1, ofSeries: 999_999_999) },
            await failure { () async throws(APIError) in
                try await client.episode(1, season: 1, ofSeries: 999_999_999)
            },
            await failure { () async throws(APIError) in try await client.seriesGuide(999_999_999) },
        ]
        #expect(errors.map(\.?.kind) == [.notFound, .notFound, .notFound, .notFound])
    }

    @Test func readsSeasonsThatCameAlong() async throws {
        let series = try await series()
        #expect(series.appendedSeasons.keys.sorted() == [0, 1])
        #expect(series.appendedSeasons[0]?.episodes.map(\.id) == [8001])
        #expect(series.appendedSeasons[0]?.episodes.first?.airDate == nil)
        #expect(series.appendedSeasons[1]?.episodes.isEmpty == true)
        #expect(series.appendedSeasons[1]?.name == "Series 1")
    }

    @Test func everyBlockIsThere() async throws {
        let series = try await series()
        #expect(series.alternativeTitles?.titles.map(\.title) == ["Die Lampenwächter", "Lamps"])
        #expect(series.keywords?.keywords.map(\.name) == ["lighthouse"])
        #expect(series.lists?.lists.map(\.id) == ["77"])
        #expect(series.images?.backdrops.map(\.language) == [nil])
        #expect(series.images?.logos.map(\.path) == ["/l.svg"])
        #expect(series.recommendations?.results.map(\.id) == [4712])
        #expect(series.similar?.results.map(\.id) == [4711])
        #expect(series.similar?.reachablePages == 500)
        #expect(series.screenedTheatrically?.results.map(\.episodeNumber) == [14])
        #expect(series.reviews?.reviews.first?.authorDetails?.rating == nil)
        #expect(series.credits?.cast.map(\.character) == ["Signe"])
        #expect(series.videos?.videos.map(\.type) == [.recap, .openingCredits])
        #expect(
            series.changes?.changes.first?.items.first?.value
                == .object(["season_id": .number(102), "season_number": .number(2)]))
        #expect(series.watchProviders?.offers(in: "us")?.flatrate.map(\.name) == ["Stream"])
        #expect(series.watchProviders?.offers(in: "SE")?.free.map(\.id) == [16])
        let ids = try #require(series.externalIDs)
        #expect(ids.imdbID == "tt90000001")
        #expect(ids.tvdbID == 81189)
        #expect(ids.tvRageID == nil)
        #expect(ids.facebookID == nil)
        #expect(ids.twitterID == "lampkeepers")
    }

    @Test func translatedNamesAreTitles() async throws {
        let translations = try #require(try await series().translations?.translations)
        #expect(translations.map(\.texts?.title) == ["Die Lampenwächter", nil])
        #expect(translations.map(\.name) == ["Deutsch", nil])
    }

    @Test func readsCreditsOfAllSeasons() async throws {
        let credits = try #require(try await series().aggregateCredits)
        #expect(credits.cast.map(\.person.id) == [66, 68])
        #expect(credits.cast[0].roles.map(\.character) == ["Signe", nil])
        #expect(credits.cast[0].totalEpisodeCount == credits.cast[0].roles.compactMap(\.episodeCount).reduce(0, +))
        #expect(credits.cast.map(\.order) == [0, 572])
        #expect(credits.cast[0].person.profilePath == nil)
        #expect(credits.crew.map(\.person.id) == [67, 67])
        #expect(credits.crew.map(\.department) == ["Directing", "Writing"])
        #expect(credits.crew[1].jobs.map(\.job) == ["Writer", "Story"])
    }

    @Test func aCountryMayHaveSeveralRatings() async throws {
        let series = try await series()
        let ratings = try #require(series.contentRatings)
        #expect(series.contentRating(in: "US") == "TV-MA")
        #expect(ratings.rating(in: "br") == "16")
        #expect(ratings.rating(in: "BR", fromMildest: ["L", "10", "12", "14", "16", "18"]) == "18")
        #expect(ratings.rating(in: "BR", fromMildest: ["L"]) == "16")
        #expect(ratings.rating(in: "SE") == "Från 15 år")
        #expect(ratings.rating(in: "FI") == nil)
        #expect(ratings.rating(in: "XX") == nil)
        #expect(ratings.ratings.count == 5)
    }

    @Test func readsOtherOrders() async throws {
        let groups = try #require(try await series().episodeGroups?.groups)
        #expect(groups.map(\.type) == [.dvd, .absolute])
        #expect(groups.map(\.description) == [nil, "All in a row"])
        #expect(groups.map(\.network?.name) == [nil, "Channel North"])
        #expect(groups.map(\.groups.count) == [0, 0])
    }

    @Test func theSeasonsOf2013HaveNoNumberOfTheirOwn() async throws {
        let body = #"""
            {"id": 1, "seasons": [{"air_date": "2009-02-17", "poster_path": "/s.jpg", "season_number": 0},
              {"air_date": "2008-01-20", "poster_path": null, "season_number": 1}, {"id": 7}, {"name": "Neither"}]}
            """#
        let client = TMDbClient(MockTransport(body))
        let seasons = try await client.series(1).seasons
        #expect(seasons.map(\.seasonNumber) == [0, 1, nil])
        #expect(seasons.map(\.id) == [nil, nil, 7])
        #expect(seasons.map(\.airDate?.year) == [2009, 2008, nil])
        #expect(try await client.series(1).regularSeasons.map(\.seasonNumber) == [1])
    }
}
