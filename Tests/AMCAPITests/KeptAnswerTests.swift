import AMCAPI
import APITestSupport
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct KeptAnswerTests {
    static let answers = [
        AnswerOnRecord("movies.json", as: MoviesModel.self, of: AMCVendor.self),
        AnswerOnRecord("theatres.json", as: TheatresModel.self, of: AMCVendor.self),
        AnswerOnRecord("showtimes.json", as: ShowtimesModel.self, of: AMCVendor.self),
        AnswerOnRecord("errors.json", as: AMCErrors.self, of: AMCVendor.self),
    ]

    @Test(arguments: answers) func whatIsReadCanBeKept(answer: AnswerOnRecord) throws {
        let outcome = try answer.readBroken()
        #expect(outcome.readable > 0)
        #expect(outcome.changed.first == nil, "\(outcome.changed.count) of \(outcome.readable)")
    }
}
