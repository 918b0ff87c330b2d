import FilmzDomain
import Testing

struct NextEpisodeTests {
    private let run = ShowRun(
        seasonCount: 4,
        seasons: [
            ShowRun.Season(number: 0, episodeCount: 9), ShowRun.Season(number: 1, episodeCount: 2),
            ShowRun.Season(number: 2),
        ])

    @Test(
        arguments: [
            (nil, "s01e01"), ("s01e01", "s01e02"), ("s01e02", "s02e01"),
            // Nobody knows how long the second season is.
            ("s02e40", "s02e41"), ("s04e01", "s04e02"), ("s05e01", nil),
        ] as [(String?, String?)])
    func followsTheNumbersOfEpisodesInSeasons(last: String?, next: String?) {
        #expect(run.number(after: last.flatMap(EpisodeNumber.init))?.description == next)
    }

    @Test func aShowOfOneSeasonHasAllEpisodesInIt() {
        let run = ShowRun(seasonCount: 1, episodeCount: 6)
        #expect(run.number(after: EpisodeNumber("s01e05"))?.description == "s01e06")
        #expect(run.number(after: EpisodeNumber("s01e06")) == nil)
    }

    @Test func aShowWithoutAnyFactsGoesOnAsLongAsSomebodySaysSo() {
        #expect(ShowRun().number(after: EpisodeNumber("s07e09"))?.description == "s07e10")
        #expect(ShowRun().number(after: EpisodeNumber("s07e50000")) == nil)
    }

    @Test func aListOfEpisodesComesBeforeNumbers() throws {
        let first = try #require(EpisodeNumber("s01e01"))
        #expect(NextEpisode.number(after: first, listed: nil, isListed: true, run: run) == nil)
        let listed = EpisodeNumber("s01e07")
        #expect(NextEpisode.number(after: first, listed: listed, isListed: true, run: run) == listed)
        #expect(NextEpisode.number(after: first, listed: nil, isListed: false, run: nil)?.description == "s01e02")
    }
}
