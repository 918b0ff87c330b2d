import FilmzAPITestSupport
import TMDbAPI
import Testing

/// An app may keep what a model has read, and read it again: it is the same then, even if the answer had faults.
@Suite(.timeLimit(.minutes(10))) struct CachedAnswerTests {
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
        AnswerOnRecord("person.json", as: TMDbPerson.self, of: TMDbVendor.self),
        AnswerOnRecord("people.json", as: TMDbPersonPage.self, of: TMDbVendor.self),
        AnswerOnRecord("credit.json", as: TMDbCredit.self, of: TMDbVendor.self),
        AnswerOnRecord("company.json", as: TMDbCompanyDetails.self, of: TMDbVendor.self),
        AnswerOnRecord("companies.json", as: TMDbPage<TMDbCompany>.self, of: TMDbVendor.self),
        AnswerOnRecord("names.json", as: TMDbAlternativeNames.self, of: TMDbVendor.self),
        AnswerOnRecord("logos.json", as: TMDbImages.self, of: TMDbVendor.self),
        AnswerOnRecord("collection.json", as: TMDbCollectionDetails.self, of: TMDbVendor.self),
        AnswerOnRecord("collections.json", as: TMDbPage<TMDbCollection>.self, of: TMDbVendor.self),
        AnswerOnRecord("keywords.json", as: TMDbPage<TMDbKeyword>.self, of: TMDbVendor.self),
        AnswerOnRecord("review.json", as: TMDbReview.self, of: TMDbVendor.self),
        AnswerOnRecord("list.json", as: TMDbListDetails.self, of: TMDbVendor.self),
        AnswerOnRecord("certifications.json", as: TMDbCertifications.self, of: TMDbVendor.self),
        AnswerOnRecord("changed.json", as: TMDbPage<TMDbChangedItem>.self, of: TMDbVendor.self),
        AnswerOnRecord("countries.json", as: TMDbValues<TMDbCountry>.self, of: TMDbVendor.self),
        AnswerOnRecord("languages.json", as: TMDbValues<TMDbLanguage>.self, of: TMDbVendor.self),
        AnswerOnRecord("jobs.json", as: TMDbValues<TMDbDepartment>.self, of: TMDbVendor.self),
        AnswerOnRecord("time-zones.json", as: TMDbValues<TMDbTimeZones>.self, of: TMDbVendor.self),
        AnswerOnRecord("authentication.json", as: TMDbAuthentication.self, of: TMDbVendor.self),
        AnswerOnRecord("list-item-status.json", as: TMDbListItemStatus.self, of: TMDbVendor.self),
        AnswerOnRecord("failure.json", as: TMDbFailure.self, of: TMDbVendor.self),
        AnswerOnRecord("watch-services.json", as: TMDbWatchServices.self, of: TMDbVendor.self),
        AnswerOnRecord("watch-regions.json", as: TMDbWatchRegions.self, of: TMDbVendor.self),
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

    @Test(arguments: answers) func noSettingOfCodersButThoseOfKeysMatters(answer: AnswerOnRecord) throws {
        #expect(try answer.changedByCoders() == [])
    }

    @Test func everyModelIsInAnAnswer() throws {
        let models = try PublicModels.codable(of: "TMDbAPI")
        #expect(!models.isEmpty)
        let kept = try Self.answers.reduce(into: Set()) { $0.formUnion(try $1.models()) }
        #expect(models.subtracting(kept).sorted() == [])
    }
}
