import FilmzAPITestSupport
import ITunesAPI
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct CachedAnswerTests {
    static let answers = [
        AnswerOnRecord("albums.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("audiobooks.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("books.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("search-classic.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("search-mixed.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("artists.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("tv-season.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("tv-search.json", as: ITunesResults.self, of: ITunesVendor.self),
        AnswerOnRecord("feed-episodes.json", as: ITunesFeed.self, of: ITunesVendor.self),
        AnswerOnRecord("feed-empty.json", as: ITunesFeed.self, of: ITunesVendor.self),
        AnswerOnRecord("feed-many.json", as: ITunesFeed.self, of: ITunesVendor.self),
        AnswerOnRecord("feed-one.json", as: ITunesFeed.self, of: ITunesVendor.self),
        AnswerOnRecord("rejection.json", as: ITunesRejection.self, of: ITunesVendor.self),
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
        let models = try PublicModels.codable(of: "ITunesAPI")
        #expect(!models.isEmpty)
        let kept = try Self.answers.reduce(into: Set()) { $0.formUnion(try $1.models()) }
        #expect(models.subtracting(kept).sorted() == [])
    }
}
