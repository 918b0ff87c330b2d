import APITestSupport
import TMDbAPI
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct KeptAnswerTests {
    static let answers = [
        AnswerOnRecord("batman.json", as: TMDbMoviePage.self, of: TMDbVendor.self),
        AnswerOnRecord("search.json", as: TMDbMoviePage.self, of: TMDbVendor.self),
        AnswerOnRecord("upcoming.json", as: TMDbMoviePage.self, of: TMDbVendor.self),
        AnswerOnRecord("movie.json", as: TMDbMovie.self, of: TMDbVendor.self),
        AnswerOnRecord("latest.json", as: TMDbMovie.self, of: TMDbVendor.self),
        AnswerOnRecord("configuration.json", as: TMDbConfiguration.self, of: TMDbVendor.self),
        AnswerOnRecord("find.json", as: TMDbFindResults.self, of: TMDbVendor.self),
        AnswerOnRecord("genres.json", as: TMDbGenres.self, of: TMDbVendor.self),
        AnswerOnRecord("series.json", as: TMDbSeries.self, of: TMDbVendor.self),
        AnswerOnRecord("series-sparse.json", as: TMDbSeries.self, of: TMDbVendor.self),
        AnswerOnRecord("season.json", as: TMDbSeason.self, of: TMDbVendor.self),
        AnswerOnRecord("episode.json", as: TMDbEpisode.self, of: TMDbVendor.self),
        AnswerOnRecord("series-list.json", as: TMDbSeriesPage.self, of: TMDbVendor.self),
        AnswerOnRecord("multi.json", as: TMDbPage<TMDbMultiResult>.self, of: TMDbVendor.self),
        AnswerOnRecord("find-tv.json", as: TMDbFindResults.self, of: TMDbVendor.self),
        AnswerOnRecord("episode-group.json", as: TMDbEpisodeGroup.self, of: TMDbVendor.self),
    ]

    @Test(arguments: answers) func whatIsReadCanBeKept(answer: AnswerOnRecord) throws {
        let outcome = try answer.readBroken()
        #expect(outcome.readable > 0)
        #expect(outcome.changed.first == nil, "\(outcome.changed.count) of \(outcome.readable)")
    }
}
