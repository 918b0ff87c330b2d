import FilmzDomain
import Testing

/// Which episodes are meant by what a person writes.
struct NamedEpisodesTests {
    private static func number(_ season: Int, _ episode: Int) throws -> EpisodeNumber {
        try #require(EpisodeNumber(season: season, episode: episode))
    }

    @Test(arguments: [
        ("s01e01e02", [1, 1, 1, 2]), ("S01E02-E04", [1, 2, 1, 4]), ("s01e02-04", [1, 2, 1, 4]),
        ("s01e07-s02e02", [1, 7, 2, 2]),
    ])
    func aSpanGoesFromOneToAnother(text: String, ends: [Int]) throws {
        let first = try Self.number(ends[0], ends[1])
        let last = try Self.number(ends[2], ends[3])
        #expect(NamedEpisodes(text) == .several(.between(first, last)))
    }

    @Test func oneIsNamedByItsSeasonOrByItsPlace() throws {
        for text in ["s02e05", "S02E05", "2x05"] {
            #expect(NamedEpisodes(text) == .one(try #require(EpisodeReference(text))), "\(text)")
        }
        #expect(NamedEpisodes("s02e05") == NamedEpisodes("2x05"))
        #expect(NamedEpisodes("18") == .one(try #require(EpisodeReference("18"))))
    }

    @Test func allUpToOneASeasonAndTheWholeShow() throws {
        #expect(NamedEpisodes("..8") == .upTo(try #require(EpisodeReference("8"))))
        #expect(NamedEpisodes("..s02e01") == .upTo(try #require(EpisodeReference("s02e01"))))
        #expect(NamedEpisodes("s01") == .several(.season(1)))
        #expect(NamedEpisodes("all") == .several(.all))
    }

    @Test(arguments: ["", "s9e", "s01e02e01", "s01-e02", "s01e02-", "..", "..all", "s-1", "tomorrow", "e05"])
    func anythingElseNamesNone(text: String) {
        #expect(NamedEpisodes(text) == nil)
    }
}
