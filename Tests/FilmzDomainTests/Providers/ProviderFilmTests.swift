import FilmzContracts
import FilmzDomain
import Testing

/// What happens to films that providers found.
@Suite struct ProviderFilmTests {
    @Test func whatNoFilmCanHaveIsLeftOut() throws {
        var film = Film.sample("Signal Fires", tmdb: 5, runtime: -1, prominence: 3)
        film.imdbRating = 99
        film.rottenTomatoesRating = 101
        film.externalIDs = ExternalIDs()
        let found = try #require(film.asFound)
        #expect(found == Film.sample("Signal Fires", tmdb: 5))
        #expect(Film.sample("", tmdb: 5).asFound == nil)
        #expect(Film.sample("Nobody could find it again").asFound == nil)
    }

    @Test func theOneThatWasFoundFirstByThePreferredIDKeepsItsID() {
        var one = Film.sample("One", imdb: 1)
        var other = Film.sample("Other", tmdb: 2)
        one.plot = "A plot."
        other.runtime = 99
        let (film, gone) = Film.sample("Both", imdb: 1, tmdb: 2).merged(withFoundBefore: [other, one])
        #expect(film.id == one.id)
        #expect(film.title == "One")
        #expect(film.plot == "A plot.")
        #expect(film.runtime == 99)
        #expect(film.externalIDs == ExternalIDs(imdb: IMDbID(number: 1), tmdb: 2))
        #expect(gone == [other.id])
    }

    @Test func oneKnownByAnotherIDOfTheSameKindStaysAFilmOfItsOwn() {
        let one = Film.sample("One", imdb: 1)
        let other = Film.sample("Other", imdb: 3, tmdb: 2)
        let (film, gone) = Film.sample("Both", imdb: 1, tmdb: 2).merged(withFoundBefore: [one, other])
        #expect(film.id == one.id)
        #expect(gone.isEmpty)
        let new = Film.sample("New", imdb: 9)
        #expect(new.merged(withFoundBefore: []) == (new, []))
    }
}
