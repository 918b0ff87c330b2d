import FilmzAPITestSupport
import OMDbAPI
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct CachedAnswerTests {
    static let answers = [
        AnswerOnRecord("movie.json", as: OMDbDetail.self, of: OMDbVendor.self),
        AnswerOnRecord("series.json", as: OMDbDetail.self, of: OMDbVendor.self),
        AnswerOnRecord("legacy.json", as: OMDbDetail.self, of: OMDbVendor.self),
        AnswerOnRecord("episode.json", as: OMDbDetail.self, of: OMDbVendor.self),
        AnswerOnRecord("filmz-example.json", as: OMDbDetail.self, of: OMDbVendor.self),
        AnswerOnRecord("search.json", as: OMDbSearchPage.self, of: OMDbVendor.self),
        AnswerOnRecord("season.json", as: OMDbSeason.self, of: OMDbVendor.self),
        AnswerOnRecord("season-holes.json", as: OMDbSeason.self, of: OMDbVendor.self),
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
        let models = try PublicModels.codable(of: "OMDbAPI")
        #expect(!models.isEmpty)
        let kept = try Self.answers.reduce(into: Set()) { $0.formUnion(try $1.models()) }
        #expect(models.subtracting(kept).sorted() == [])
    }
}
