import FilmzDomain
import Testing

struct FilmAddressTests {
    @Test(arguments: [
        ("https://www.imdb.com/title/tt0078748/", "imdb:tt0078748"),
        ("https://www.imdb.com/title/tt0078748/?ref_=nv_sr_srsg_0#cast", "imdb:tt0078748"),
        ("http://m.imdb.com/title/tt0078748/fullcredits", "imdb:tt0078748"),
        ("https://www.imdb.com/de/title/tt0078748", "imdb:tt0078748"),
        (" imdb.com/title/tt0078748 \n", "imdb:tt0078748"), ("tt0078748", "imdb:tt0078748"),
        ("TT0078748", "imdb:tt0078748"),
        ("https://www.themoviedb.org/movie/348-alien?language=de", "tmdb:348"),
        ("themoviedb.org/movie/348", "tmdb:348"), ("HTTPS://WWW.THEMOVIEDB.ORG/movie/348", "tmdb:348"),
    ])
    func filmsAreKnownByTheirAddress(text: String, id: String) throws {
        #expect(FilmAddress(text) == .film(try #require(ExternalID(id))))
    }

    @Test(arguments: [
        ("https://letterboxd.com/film/alien-1979/", "alien 1979"),
        ("letterboxd.com/someone/film/the-third-man/1/", "the third man"),
    ])
    func letterboxdHasOnlyWords(text: String, words: String) throws {
        #expect(FilmAddress(text) == .words(try #require(SearchQuery(words))))
    }

    @Test(arguments: [
        "", "alien", "tt12", "https://www.imdb.com/name/nm0000244/", "https://www.imdb.com/title/", "imdb.com",
        "https://imdb.com.example.org/title/tt0078748/", "https://example.org/imdb.com/title/tt0078748/",
        "https://www.themoviedb.org/tv/1399", "https://www.themoviedb.org/movie/alien",
        "https://www.themoviedb.org/movie/99999999999999999999", "https://letterboxd.com/film/",
        "letterboxd.com/film/--/",
        "a imdb.com/title/tt0078748", "imdb.com/title/tt0078748/" + String(repeating: "x", count: 3_000),
    ])
    func anythingElseIsNone(text: String) {
        #expect(FilmAddress(text) == nil)
    }
}
