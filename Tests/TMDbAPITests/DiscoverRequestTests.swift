import APICore
import APICoreTesting
import TMDbAPI
import Testing

@Suite struct DiscoverRequestTests {
    private func query(_ query: TMDbDiscoverQuery) async throws -> String {
        let stub = MockTransport(#"{"results": []}"#)
        _ = try await TMDbClient(stub).discover(query)
        let address = try #require(await stub.addresses.first)
        return address.replacing("https://api.themoviedb.org/3/discover/movie?", with: "")
    }

    @Test func sendsNothingThatIsNotSet() async throws {
        var empty = TMDbDiscoverQuery()
        empty.genres = .all([])
        empty.voteCount = TMDbBounds.atLeast(1)
        empty.voteCount = nil
        #expect(try await query(empty) == "page=1")
    }

    @Test func commaMeansAllAndBarMeansAny() async throws {
        var either = TMDbDiscoverQuery(sortedBy: .descending(.voteAverage))
        either.voteCount = .atLeast(200)
        either.genres = .any([878, 27])
        either.cast = .all([1, 2])
        #expect(
            try await query(either)
                == "sort_by=vote_average.desc&vote_count.gte=200&with_cast=1%2C2&with_genres=878%7C27&page=1")
    }

    @Test func sendsEveryFilter() async throws {
        var full = TMDbDiscoverQuery(sortedBy: .ascending(.primaryReleaseDate))
        full.certification = "PG-13"
        full.certificationRange = .between("G", and: "R")
        full.certificationCountry = "US"
        full.includeAdult = true
        full.includeVideo = true
        full.primaryReleaseYear = 1999
        full.primaryReleaseDate = .between(
            try #require(PlainDate(year: 1999, month: 1, day: 2)),
            and: try #require(PlainDate(year: 1999, month: 12, day: 31)))
        full.releaseDate = .atMost(try #require(PlainDate(year: 2000, month: 3, day: 4)))
        full.releaseTypes = .any([.limitedTheatrical, .theatrical])
        full.year = 2000
        full.region = "DE"
        full.voteAverage = .between(6.5, and: 9)
        full.voteCount = .atMost(1000)
        full.runtime = .between(60, and: 120)
        full.watchRegion = "DE"
        full.watchProviders = .any([8, 9])
        full.withoutWatchProviders = .all([10])
        full.monetizationTypes = .any([.flatrate, .free, .ads, .rent, .buy])
        full.cast = .all([1])
        full.crew = .all([2])
        full.people = .all([3])
        full.companies = .all([4])
        full.withoutCompanies = .all([5])
        full.genres = .all([6])
        full.withoutGenres = .any([7, 8])
        full.keywords = .all([9])
        full.withoutKeywords = .all([10])
        full.originCountry = .any(["DE", "AT"])
        full.originalLanguage = .all(["de"])
        let expected = [
            "sort_by=primary_release_date.asc", "certification=PG-13", "certification.gte=G", "certification.lte=R",
            "certification_country=US", "include_adult=true", "include_video=true", "primary_release_year=1999",
            "primary_release_date.gte=1999-01-02", "primary_release_date.lte=1999-12-31",
            "release_date.lte=2000-03-04", "with_release_type=2%7C3", "year=2000", "vote_average.gte=6.5",
            "vote_average.lte=9.0", "vote_count.lte=1000", "with_runtime.gte=60", "with_runtime.lte=120",
            "watch_region=DE", "with_watch_providers=8%7C9", "without_watch_providers=10",
            "with_watch_monetization_types=flatrate%7Cfree%7Cads%7Crent%7Cbuy", "with_cast=1", "with_crew=2",
            "with_people=3", "with_companies=4", "without_companies=5", "with_genres=6", "without_genres=7%7C8",
            "with_keywords=9", "without_keywords=10", "with_origin_country=DE%7CAT", "with_original_language=de",
            "page=1", "region=DE",
        ]
        #expect(try await query(full).split(separator: "&").map(String.init) == expected)
    }

    @Test(
        arguments: zip(
            TMDbDiscoverOrder.Key.allCases,
            [
                "original_title", "popularity", "revenue", "primary_release_date", "release_date", "title",
                "vote_average", "vote_count",
            ]))
    func sortsBothWays(_ key: TMDbDiscoverOrder.Key, _ name: String) async throws {
        #expect(try await query(TMDbDiscoverQuery(sortedBy: .ascending(key))) == "sort_by=\(name).asc&page=1")
        #expect(try await query(TMDbDiscoverQuery(sortedBy: .descending(key))) == "sort_by=\(name).desc&page=1")
    }
}
