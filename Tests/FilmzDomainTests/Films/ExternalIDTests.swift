import FilmzDomain
import Testing

@Suite struct ExternalIDTests {
    @Test(arguments: FilmIDTests.externalIDs)
    func survivesItsText(_ id: ExternalID) throws {
        #expect(ExternalID(id.description) == id)
        #expect(try JSONForm.decoded(ExternalID.self, try JSONForm.json(id)) == id)
    }

    @Test func writesWhoseIDItIs() throws {
        let imdb = try #require(IMDbID("tt0241527"))
        #expect(ExternalID.imdb(imdb).description == "imdb:tt0241527")
        #expect(ExternalID.tmdb(671).description == "tmdb:671")
        #expect(ExternalID.iTunes(270_711_082).description == "itunes:270711082")
        #expect(ExternalID.amc(66593).description == "amc:66593")
        #expect(ExternalID.tmdbSeries(1396).description == "tmdb-series:1396")
        #expect(ExternalID.tvdbSeries(81189).description == "tvdb-series:81189")
        #expect(ExternalID("letterboxd:2b4E")?.description == "letterboxd:2b4E")
        #expect(ExternalID("imdb:tt0241527")?.provider == .omdb)
        #expect(ExternalID("tmdb-series:1")?.provider == .tmdb)
        #expect(ExternalID("tvdb-series:1")?.provider == nil)
        #expect(ExternalID("itunes:1")?.provider == .iTunes)
    }

    @Test(arguments: [
        "", ":", "tmdb", "tmdb:", "tmdb:0", "tmdb:-1", "tmdb:+1", "tmdb:01", "tmdb:1 ", " tmdb:1", "TMDB:1", "tmdb:1:2",
        "tmdb:one", "tmdb:17592186044416", "tmdb:99999999999999999999", "imdb:241527", "imdb:tt1", "imdb:tt024152x",
        "iTunes:1", "omdb:tt0241527", "tmdb:١", "tmdbSeries:1", "letterboxd:", "letterboxd:abcdefgh", "letterboxd:a-b",
        "letterboxd:é",
    ])
    func readsNothingElse(_ text: String) {
        #expect(ExternalID(text) == nil)
    }
}
