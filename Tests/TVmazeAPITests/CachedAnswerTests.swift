import FilmzAPITestSupport
import TVmazeAPI
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct CachedAnswerTests {
    static let answers = [
        AnswerOnRecord("show.json", as: TVmazeShow.self, of: TVmazeVendor.self),
        AnswerOnRecord("show-announced.json", as: TVmazeShow.self, of: TVmazeVendor.self),
        AnswerOnRecord("show-web.json", as: TVmazeShow.self, of: TVmazeVendor.self),
        AnswerOnRecord("show-embedded.json", as: TVmazeShow.self, of: TVmazeVendor.self),
        AnswerOnRecord("search.json", as: TVmazeList<TVmazeSearchResult>.self, of: TVmazeVendor.self),
        AnswerOnRecord("episodes.json", as: TVmazeList<TVmazeEpisode>.self, of: TVmazeVendor.self),
        AnswerOnRecord("episode.json", as: TVmazeEpisode.self, of: TVmazeVendor.self),
        AnswerOnRecord("seasons.json", as: TVmazeList<TVmazeSeason>.self, of: TVmazeVendor.self),
        AnswerOnRecord("cast.json", as: TVmazeList<TVmazeCastMember>.self, of: TVmazeVendor.self),
        AnswerOnRecord("crew.json", as: TVmazeList<TVmazeCrewMember>.self, of: TVmazeVendor.self),
        AnswerOnRecord("guest-crew.json", as: TVmazeList<TVmazeCrewMember>.self, of: TVmazeVendor.self),
        AnswerOnRecord("akas.json", as: TVmazeList<TVmazeAka>.self, of: TVmazeVendor.self),
        AnswerOnRecord("images.json", as: TVmazeList<TVmazeImage>.self, of: TVmazeVendor.self),
        AnswerOnRecord("schedule.json", as: TVmazeList<TVmazeScheduledEpisode>.self, of: TVmazeVendor.self),
        AnswerOnRecord("schedule-web.json", as: TVmazeList<TVmazeScheduledEpisode>.self, of: TVmazeVendor.self),
        AnswerOnRecord("alternate-lists.json", as: TVmazeList<TVmazeAlternateList>.self, of: TVmazeVendor.self),
        AnswerOnRecord("alternate-episodes.json", as: TVmazeList<TVmazeAlternateEpisode>.self, of: TVmazeVendor.self),
        AnswerOnRecord("updates.json", as: TVmazeUpdates.self, of: TVmazeVendor.self),
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
        let models = try PublicModels.codable(of: "TVmazeAPI")
        #expect(!models.isEmpty)
        let kept = try Self.answers.reduce(into: Set()) { $0.formUnion(try $1.models()) }
        #expect(models.subtracting(kept).sorted() == [])
    }
}
