import APICore
import APICoreTesting
import TMDbAPI
import Testing

@Suite struct SeriesListTests {
    @Test func readsRows() async throws {
        let page = try await TMDbClient(answering: "series-list.json").searchSeries("lamp")
        #expect(page.results.map(\.id) == [4711, 4712, 4713])
        #expect(page.totalPages == 11425)
        #expect(page.reachablePages == 500)
        #expect(page.totalResults == 228_499)
        let first = try #require(page.results.first)
        #expect(first.name == "The Lamp Keepers")
        #expect(first.originalName == "Lampvakterna")
        #expect(first.originalLanguage == "sv")
        #expect(first.originCountry == ["SE", "GB"])
        #expect(first.firstAirDate == PlainDate(year: 2019, month: 3, day: 4))
        #expect(first.genreIDs == [10765, 10749])
        #expect(first.popularity == 20.5)
        #expect(first.adult == false)
        #expect(first.overview == nil)
        #expect(first.backdropPath == nil)
        #expect(first.posterPath == "/p.jpg")
    }

    @Test func blankNullAndMissingAreNil() async throws {
        let rows = try await TMDbClient(answering: "series-list.json").popularSeries().results
        #expect(rows.map(\.voteAverage) == [7, 7.25, nil])
        #expect(rows.map(\.firstAirDate?.year) == [2019, nil, nil])
        #expect(rows.map(\.genreIDs) == [[10765, 10749], [], []])
        #expect(rows.map(\.softcore) == [false, true, nil])
        #expect(rows.map(\.adult) == [false, nil, nil])
        #expect(rows.map(\.originCountry) == [["SE", "GB"], [], []])
        #expect(rows[1].posterPath == nil)
    }

    @Test func aPageBeyondTheEndIsEmpty() async throws {
        let client = TMDbClient(MockTransport(#"{"page":2,"results":[],"total_pages":1,"total_results":1}"#))
        #expect(try await client.searchSeries("lamp", page: 2).results.isEmpty)
    }

    @Test func aShortPageIsNotTheLast() async throws {
        let stub = MockTransport { _, call in
            .text(
                call == 2
                    ? #"{"results": [], "total_pages": 9}"# : "{\"results\": [{\"id\": \(call)}], \"total_pages\": 9}")
        }
        let outcome = await TMDbClient(stub).seriesPages(of: .airingToday()).collect(upTo: 40)
        #expect(outcome.results.map(\.id) == [0, 1])
        #expect(outcome.failure == nil)
        #expect(await stub.requests.count == 3)
    }

    @Test func listsThatShiftGiveEachSeriesOnce() async throws {
        let stub = MockTransport { _, call in
            .text(
                "{\"results\": [{\"id\": \(call)}, {\"id\": \(call + 1)}], \"total_pages\": 11425, \"total_results\": 9}"
            )
        }
        var rows: [[Int]] = []
        for try await page in TMDbClient(stub).seriesPages(of: .popular, from: 498) {
            rows.append(page.results.map(\.id))
        }
        #expect(rows == [[0, 1], [2], [3]])
        #expect(await stub.requests.count == 3)
    }

    @Test func aFailureKeepsWhatCameBefore() async {
        let stub = MockTransport { _, call in
            call == 0
                ? .text(#"{"results": [{"id": 1}], "total_pages": 3, "total_results": 7}"#)
                : .text(#"{"status_code":7,"status_message":"No.","success":false}"#, status: 401)
        }
        let outcome = await TMDbClient(stub).seriesPages(of: .topRated).collect(upTo: 40)
        #expect(outcome.results.map(\.id) == [1])
        #expect(outcome.total == 7)
        #expect(outcome.failure?.kind == .unauthorized)
    }

    @Test(arguments: [Int.min, -1, 0, 501, Int.max]) func pagesBeyondTheLimitAreNotSent(_ page: Int) async {
        let stub = MockTransport(#"{"results": []}"#)
        let client = TMDbClient(stub)
        let one = await failure { () async throws(APIError) in try await client.searchSeries("x", page: page) }
        let all = await failure { () async throws(APIError) in try await client.searchAll("x", page: page) }
        #expect(one?.kind == .invalidRequest)
        #expect(one?.operation == "GET /search/tv")
        #expect(all?.kind == .invalidRequest)
        #expect(all?.operation == "GET /search/multi")
        #expect(await stub.requests.isEmpty)
    }

    @Test func everythingComesInOneList() async throws {
        let page = try await TMDbClient(answering: "multi.json").searchAll("lamp")
        #expect(page.results.count == 4)
        guard case .movie(let movie) = page.results[0], case .series(let series) = page.results[1],
            case .person(let person) = page.results[2]
        else {
            Issue.record("not a film, a series and a person: \(page.results)")
            return
        }
        #expect(movie.title == "Lamp")
        #expect(movie.releaseDate?.year == 1999)
        #expect(series.originalName == "Lampor")
        #expect(series.firstAirDate == nil)
        #expect(person.knownFor.map(\.title) == ["The Lamp Keepers"])
        #expect(page.results[3] == .other(mediaType: "collection", id: 5))
    }

    @Test func equalNumbersOfSeveralKindsAreNotEqual() async throws {
        let ids = try await TMDbClient(answering: "multi.json").searchAll("lamp").results.map(\.id)
        #expect(Set(ids).count == 4)
        #expect(ids.map(\.number) == [5, 5, 5, 5])
        #expect(ids.map(\.mediaType) == ["movie", "tv", "person", "collection"])
    }

    @Test func aNumberOfTheTVDBNamesThreeThings() async throws {
        let found = try await TMDbClient(answering: "find-tv.json").find("30272", source: .tvdb)
        #expect(found.series.isEmpty)
        #expect(found.seasons.map(\.seriesID) == [80])
        #expect(found.seasons.map(\.voteAverage) == [7.5])
        #expect(found.episodes.map(\.seriesID) == [3001])
        #expect(found.episodes.map(\.type) == [.standard])
    }
}
