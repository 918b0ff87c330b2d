import APICore
import APICoreTesting
import Foundation
import OMDbAPI
import Testing

/// The forms in which OMDb sends single fields of a detail.
@Suite struct FieldFormTests {
    private func film(_ field: String, _ value: String) async throws -> OMDbDetail {
        let body = try JSONEncoder().encode(["imdbID": "tt1", "Response": "True", field: value])
        return try await OMDbClient(MockTransport(bodies: [body])).detail(id: "tt1")
    }

    @Test(
        arguments: [
            ("95 min", 95), ("1 h 30 min", 90), ("2 h", 120), ("1h 5min", 65), ("1,440 min", 1440), ("95", 95),
            ("2 hrs 5 mins", 125), ("N/A", nil), ("0 min", nil), ("long", nil), ("99999999999999999999 min", nil),
            ("min", nil), ("12 S", nil),
        ] as [(String, Int?)]) func runtime(text: String, minutes: Int?) async throws
    {
        #expect(try await film("Runtime", text).runtime == minutes)
    }

    @Test(
        arguments: [
            ("$251,683,815", 251_683_815), ("$204,100,000.00", 204_100_000), ("$292.6M", 292_600_000),
            ("$1.25B", 1_250_000_000), ("$900k", 900_000), ("$0.99", 0), ("12345", 12345), ("N/A", nil),
            ("£5,000", nil),
            ("$", nil), ("$99999999999B", nil), ("$1.2.3", nil),
        ] as [(String, Int?)]) func boxOffice(text: String, dollars: Int?) async throws
    {
        #expect(try await film("BoxOffice", text).boxOffice == dollars)
    }

    @Test(
        arguments: [
            ("09 Jul 2010", "2010-07-09"), ("9 jul 2010", "2010-07-09"), ("29 Feb 2012", "2012-02-29"),
            ("2001-09-09", "2001-09-09"), ("29 Feb 2011", nil), ("Jul 2010", nil), ("2010", nil), ("01 Jan 0001", nil),
            ("09 Foo 2010", nil), ("N/A", nil),
        ] as [(String, String?)]) func released(text: String, day: String?) async throws
    {
        #expect(try await film("Released", text).released?.description == day)
    }

    @Test(
        arguments: [("600,845", 600_845), ("9471", 9471), ("N/A", nil), ("many", nil), ("-5", nil)] as [(String, Int?)])
    func votes(text: String, votes: Int?) async throws {
        #expect(try await film("imdbVotes", text).imdbVotes == votes)
    }

    @Test(arguments: [("7.6", 7.6), ("10", 10), ("0.0", 0), ("10.1", nil), ("N/A", nil)] as [(String, Double?)])
    func rating(text: String, rating: Double?) async throws {
        #expect(try await film("imdbRating", text).imdbRating == rating)
        #expect(try await film("tomatoRating", text).tomatoes?.rating == rating)
        let body =
            #"{"Episodes":[{"imdbID":"tt2","imdbRating":"\#(text)"}],"Response":"True"}"#
        let season = try await OMDbClient(MockTransport(body)).season(1, ofSeries: "tt1")
        #expect(season.episodes.map(\.imdbRating) == [rating])
    }

    @Test(arguments: [("0", 0), ("100", 100), ("101", nil), ("-1", nil), ("69.5", nil)] as [(String, Int?)])
    func percentages(text: String, number: Int?) async throws {
        #expect(try await film("Metascore", text).metascore == number)
        #expect(try await film("tomatoMeter", text).tomatoes?.meter == number)
        #expect(try await film("tomatoUserMeter", text).tomatoes?.userMeter == number)
    }

    @Test(arguments: [("4.1", 4.1), ("5", 5), ("5.1", nil)] as [(String, Double?)])
    func viewersRating(text: String, rating: Double?) async throws {
        #expect(try await film("tomatoUserRating", text).tomatoes?.userRating == rating)
    }

    @Test func aNumberWithoutEndIsNone() async throws {
        let digits = String(repeating: "9", count: 400)
        let score = try #require(OMDbScore(.imdb, text: "\(digits)/\(digits)"))
        #expect(score.value == nil)
        let film = try await film("imdbRating", digits)
        #expect(film.imdbRating == nil)
        #expect(film.scores.map(\.text) == [digits])
        #expect(film.scores.map(\.value) == [nil])
    }

    @Test(.timeLimit(.minutes(10))) func aVeryLongListOfPeople() async throws {
        let names = (0..<200_000).map { "Ann \($0)" }
        let text = names.joined(separator: ", ") + ", Ann 7 (story)"
        let film = try await film("Writer", text)
        #expect(film.writers.map(\.name) == names)
        #expect(film.writers[7].roles == ["story"])
    }

    @Test func aPageForPeopleKeepsItsScheme() async throws {
        let film = try await film("Website", " http://old.example/film ")
        #expect(film.website?.absoluteString == "http://old.example/film")
        let tomatoes = try await self.film("tomatoURL", "http://tomatoes.example/m/a")
        #expect(tomatoes.tomatoes?.url?.absoluteString == "http://tomatoes.example/m/a")
    }

    @Test(arguments: [
        ("A, B (x, y), C", ["A", "B (x, y)", "C"]), ("A,,A, N/A ,B", ["A", "B"]), ("N/A", []),
        ("A (b, C", ["A (b", "C"]),
        ("A), B", ["A)", "B"]),
    ]) func lists(text: String, parts: [String]) async throws {
        #expect(try await film("Genre", text).genres == parts)
    }

    @Test(
        arguments: [
            (OMDbScore.Source.imdb, "8.2/10", 82), (.imdb, "6.9/10", 69), (.imdb, "8.2", 82),
            (.rottenTomatoes, "85%", 85),
            (.metacritic, "69/100", 69), (.metacritic, "69", 69), (.other("X"), "3/4", 75), (.other("X"), "3", nil),
            (.other("X"), "1/3", 33.3), (.imdb, "11/10", nil), (.imdb, "5/0", nil), (.imdb, "nan", nil),
            (.imdb, "-1/10", nil),
            (.rottenTomatoes, "101%", nil), (.imdb, "0x5/10", nil), (.imdb, "1/2/3", nil), (.metacritic, "0/100", 0),
        ] as [(OMDbScore.Source, String, Double?)])
    func scores(source: OMDbScore.Source, text: String, value: Double?) throws {
        let score = try #require(OMDbScore(source, text: text))
        #expect(score.value == value)
        #expect(score.text == text)
    }

    @Test func noScore() {
        #expect(OMDbScore(.imdb, text: "N/A") == nil)
        #expect(OMDbScore(.imdb, text: "") == nil)
    }
}
