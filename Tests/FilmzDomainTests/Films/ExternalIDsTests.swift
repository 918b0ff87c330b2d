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
        #expect(ids.all.count == 4)
    }

    @Test func fillsOnlyGaps() throws {
        let (one, other) = (try #require(IMDbID("tt0000001")), try #require(IMDbID("tt0000002")))
        let filled = ExternalIDs(imdb: one, iTunes: 3).filled(
            from: ExternalIDs(imdb: other, tmdb: 2, iTunes: 9, amc: 4))
        #expect(filled == ExternalIDs(imdb: one, tmdb: 2, iTunes: 3, amc: 4))
        #expect(filled.filled(from: ExternalIDs()) == filled)
        #expect(ExternalIDs().filled(from: filled) == filled)
    }
}
