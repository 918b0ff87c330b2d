import APICore
import APICoreTesting
import TMDbAPI
import Testing

@Suite struct SeriesDiscoverRequestTests {
    private func query(_ query: TMDbSeriesDiscoverQuery) async throws -> String {
        let stub = MockTransport(#"{"results": []}"#)
        _ = try await TMDbClient(stub, region: "DE").discoverSeries(query)
        let address = try #require(await stub.addresses.first)
        return address.replacing("https://api.themoviedb.org/3/discover/tv?", with: "")
    }

    @Test func sendsNothingThatIsNotSet() async throws {
        var empty = TMDbSeriesDiscoverQuery()
        empty.genres = .all([])
        #expect(try await query(empty) == "page=1")
    }

    @Test func sendsEveryFilter() async throws {
        var full = TMDbSeriesDiscoverQuery(sortedBy: .ascending(.firstAirDate))
        full.includeAdult = true
        full.includeUndated = true
        full.screenedTheatrically = false
        full.airDate = .atLeast(try #require(PlainDate(year: 2026, month: 11, day: 24)))
        full.firstAirDate = .between(
            try #require(PlainDate(year: 1999, month: 1, day: 2)),
            and: try #require(PlainDate(year: 1999, month: 12, day: 31)))
        full.firstAirDateYear = 1999
        full.timeZone = "Europe/Berlin"
        full.voteAverage = .between(6.5, and: 9)
        full.voteCount = .atLeast(200)
        full.runtime = .between(20, and: 60)
        full.watchRegion = "DE"
        full.watchProviders = .any([8, 9])
        full.withoutWatchProviders = .all([10])
        full.monetizationTypes = .any([.flatrate, .free])
        full.companies = .all([4])
        full.withoutCompanies = .all([5])
        full.genres = .all([18, 80])
        full.withoutGenres = .any([7, 8])
        full.keywords = .all([9])
        full.withoutKeywords = .all([10])
        full.network = 213
        full.originCountry = .any(["DE", "AT"])
        full.originalLanguage = .all(["de"])
        full.status = .any([.returning, .pilot])
        full.kind = .all([.documentary, .scripted])
        let expected = [
            "sort_by=first_air_date.asc", "include_adult=true", "include_null_first_air_dates=true",
            "screened_theatrically=false", "air_date.gte=2026-11-24", "first_air_date.gte=1999-01-02",
            "first_air_date.lte=1999-12-31", "first_air_date_year=1999", "timezone=Europe%2FBerlin",
            "vote_average.gte=6.5", "vote_average.lte=9.0", "vote_count.gte=200", "with_runtime.gte=20",
            "with_runtime.lte=60", "watch_region=DE", "with_watch_providers=8%7C9", "without_watch_providers=10",
            "with_watch_monetization_types=flatrate%7Cfree", "with_companies=4", "without_companies=5",
            "with_genres=18%2C80", "without_genres=7%7C8", "with_keywords=9", "without_keywords=10",
            "with_networks=213", "with_origin_country=DE%7CAT", "with_original_language=de", "with_status=0%7C5",
            "with_type=0%2C4", "page=1",
        ]
        #expect(try await query(full).split(separator: "&").map(String.init) == expected)
    }

    @Test func anOriginalLanguageHasNoCountry() async throws {
        var german = TMDbSeriesDiscoverQuery()
        german.originalLanguage = .any(["de-DE", "sv"])
        #expect(try await query(german) == "with_original_language=de%7Csv&page=1")
        var film = TMDbDiscoverQuery()
        film.originalLanguage = .all(["en-US"])
        let stub = MockTransport(#"{"results": []}"#)
        _ = try await TMDbClient(stub).discover(film)
        #expect(
            await stub.addresses == ["https://api.themoviedb.org/3/discover/movie?with_original_language=en&page=1"])
    }

    @Test(
        arguments: zip(
            TMDbSeriesDiscoverOrder.Key.allCases,
            ["first_air_date", "name", "original_name", "popularity", "vote_average", "vote_count"]))
    func sortsBothWays(_ key: TMDbSeriesDiscoverOrder.Key, _ name: String) async throws {
        #expect(try await query(TMDbSeriesDiscoverQuery(sortedBy: .ascending(key))) == "sort_by=\(name).asc&page=1")
        #expect(try await query(TMDbSeriesDiscoverQuery(sortedBy: .descending(key))) == "sort_by=\(name).desc&page=1")
    }

    @Test func numbersAreTheServicesOwn() {
        #expect(TMDbSeriesDiscoverQuery.Status.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(TMDbSeriesDiscoverQuery.Kind.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    }
}
