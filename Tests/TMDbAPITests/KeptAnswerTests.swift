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
    ]

    @Test(arguments: answers) func whatIsReadCanBeKept(answer: AnswerOnRecord) throws {
        let outcome = try answer.readBroken()
        #expect(outcome.readable > 0)
        #expect(outcome.changed.first == nil, "\(outcome.changed.count) of \(outcome.readable)")
    }
}
