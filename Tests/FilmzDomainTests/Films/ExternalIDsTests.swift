import FilmzDomain
import Testing

@Suite struct ExternalIDsTests {
    @Test func namesThePreferredOneFirst() throws {
        let imdb = try #require(IMDbID("tt0241527"))
        let ids = ExternalIDs(imdb: imdb, tmdb: 671, iTunes: 3, amc: 4)
        #expect(ids.all == [.imdb(imdb), .tmdb(671), .iTunes(3), .amc(4)])
        #expect(ExternalIDs(tmdb: 671, amc: 4).all == [.tmdb(671), .amc(4)])
        #expect(ExternalIDs().all.isEmpty)
        #expect(ExternalIDs().isEmpty)
        #expect(!ExternalIDs(amc: 4).isEmpty)
    }

    @Test func insertsEachKindInItsPlace() {
        var ids = ExternalIDs(tmdb: 1)
        for id in FilmIDTests.externalIDs {
            ids.insert(id)
            #expect(ids.all.contains(id))
        }
        #expect(ids.all.count == ExternalID.Namespace.allCases.count)
        #expect(ids.all.map(\.namespace) == ExternalID.Namespace.allCases)
    }

    @Test func keepsNumbersOfFilmsAndSeriesApart() {
        let series = ExternalIDs([.tmdbSeries(671), .tvdbSeries(5)])
        #expect(!series.contradict(ExternalIDs([.tmdb(5), .tvdb(671)])))
        #expect(series.contradict(ExternalIDs([.tmdb(5), .tvdbSeries(6)])))
        #expect(series[in: .tmdb] == nil)
        #expect(series[in: .tmdbSeries] == .tmdbSeries(671))
    }

    @Test func survivesItsJSON() throws {
        let all = ExternalIDs(FilmIDTests.externalIDs)
        #expect(try JSONForm.decoded(ExternalIDs.self, try JSONForm.json(all)) == all)
        let letterboxd = try #require(LetterboxdID("2b4E"))
        let ids = ExternalIDs([.letterboxd(letterboxd), .tmdb(671)])
        #expect(try JSONForm.json(ids) == #"{"letterboxd":"2b4E","tmdb":671}"#)
        #expect(try JSONForm.decoded(ExternalIDs.self, #"{"tmdb":671,"unheard":1,"letterboxd":"2b4E"}"#) == ids)
    }

    @Test func fillsOnlyGaps() throws {
        let one = try #require(IMDbID("tt0000001"))
        let other = try #require(IMDbID("tt0000002"))
        let filled = ExternalIDs(imdb: one, iTunes: 3).filled(
            from: ExternalIDs(imdb: other, tmdb: 2, iTunes: 9, amc: 4))
        #expect(filled == ExternalIDs(imdb: one, tmdb: 2, iTunes: 3, amc: 4))
        #expect(filled.filled(from: ExternalIDs()) == filled)
        #expect(ExternalIDs().filled(from: filled) == filled)
    }
}
