import AMCAPI
import FilmzAPITestSupport
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct CachedAnswerTests {
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

    @Test(arguments: answers) func noSettingOfCodersButThoseOfKeysMatters(answer: AnswerOnRecord) throws {
        #expect(try answer.changedByCoders() == [])
    }

    @Test func everyModelIsInAnAnswer() throws {
        let models = try PublicModels.codable(of: "AMCAPI")
        #expect(!models.isEmpty)
        let kept = try Self.answers.reduce(into: Set()) { $0.formUnion(try $1.models()) }
        #expect(models.subtracting(kept).sorted() == [])
    }
}
