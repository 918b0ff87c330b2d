import FilmzContracts
import FilmzDomain
import Testing

@testable import FilmzReading

/// Which film is meant by a title and a year that a person typed, or that a program wrote.
struct FilmChoiceTests {
    private static func choice(_ title: String, _ year: Int?, among films: [Film], isExact: Bool) -> Film? {
        let interpretation = PastedFilm.Interpretation(title, year: year)
        let query = TitleWords(title)
        let candidates = films.map { film in
            FilmCandidate(
                film, interpretation: interpretation, query: query, names: [FilmName(film.title)], wording: nil,
                ids: ExternalIDs())
        }
        return FilmChoice(interpretation, among: candidates, length: query.length, isExact: isExact).sure?.candidate
            .film
    }

    /// Parts of titles, slips, a digit for a letter, an article that is missing beside the year, and the year beside of
    /// a title that has many namesakes. The film is the only one that is known.
    @Test(
        arguments: [
            ("Adam", 2009, "Adam: The Making of a Film", 2009), ("Freaky", 2020, "Freaks", 2019),
            ("Axone", 2019, "Atone", 2019), ("L.A.", nil, "L.A. Confidential", 1997), ("Saw", 2003, "Saw", 2004),
            ("Heat", 1996, "Heat", 1995), ("Seven", 1995, "Se7en", 1995),
            ("Terminator 2", 1991, "Terminator 2: Judgment Day", 1991),
            ("Star Wars: A New Hope", 1977, "Star Wars: Episode IV - A New Hope", 1977),
            ("Godfather", 1973, "The Godfather", 1972), ("Godfather", nil, "The Godfather", 1972),
            ("Solaris Tarkovsky", 1972, "Solaris", 1972),
        ] as [(String, Int?, String, Int)])
    func aPersonMayMeanWhatAProgramDoesNot(_ title: String, _ year: Int?, _ name: String, _ own: Int) {
        let film = Film.sample(name, imdb: 1, year: own, directors: ["Andrei Tarkovsky"], prominence: 300)
        #expect(Self.choice(title, year, among: [film], isExact: false) == film)
        #expect(Self.choice(title, year, among: [film], isExact: true) == nil)
    }

    /// Case, accents, signs, spaces, numbers, and the year beside: two databases know another one.
    @Test(
        arguments: [
            ("INTERSTELLAR", 2014, "Interstellar", 2014), ("Interstellar", 2013, "Interstellar", 2014),
            ("Interstellar", nil, "Interstellar", 2014), ("Amelie", 2001, "Amélie", 2001), ("Saw", 2004, "Saw", 2004),
            ("Saw", nil, "Saw", 2004), ("Godfather", 1972, "The Godfather", 1972),
            ("The Godfather Part 2", 1974, "The Godfather Part II", 1974),
            ("Spiderman", 2002, "Spider-Man", 2002), ("Die Faelscher", 2007, "Die Fälscher", 2007),
        ] as [(String, Int?, String, Int)])
    func aProgramMeansAWholeTitle(_ title: String, _ year: Int?, _ name: String, _ own: Int) {
        let film = Film.sample(name, imdb: 1, year: own, prominence: 300)
        #expect(Self.choice(title, year, among: [film], isExact: true) == film)
        #expect(Self.choice(title, year, among: [film], isExact: false) == film)
    }

    /// A well-known film is often typed with a wrong year, in which a little-known one has its title.
    @Test func theExactYearOfAProgramCounts() {
        let short = Film.sample("Whiplash", imdb: 1, year: 2013, prominence: 90_000)
        let feature = Film.sample("Whiplash", imdb: 2, year: 2014, prominence: 90)
        let both = [feature, short]
        #expect(Self.choice("Whiplash", 2013, among: both, isExact: true) == short)
        #expect(Self.choice("Whiplash", 2014, among: both, isExact: true) == feature)
        #expect(Self.choice("Whiplash", 2013, among: both, isExact: false) == nil)
    }

    /// It came from a file or a person, with its year.
    @Test(arguments: [(1987, 1987), (1988, nil), (nil, nil), (1986, nil)] as [(Int?, Int?)])
    func aFilmThatNoCatalogueHasNeedsItsOwnYear(_ query: Int?, _ found: Int?) {
        let own = Film.sample("Our Holiday by the Sea", year: 1987)
        #expect(Self.choice("Our Holiday by the Sea", query, among: [own], isExact: true)?.year == found)
        #expect(Self.choice("Our Holiday by the Sea", query, among: [own], isExact: false) == own)
    }

    @Test func withoutAYearAFilmWithoutAYearIsMeant() {
        let own = Film.sample("Our Holiday by the Sea")
        #expect(Self.choice("Our Holiday by the Sea", nil, among: [own], isExact: true) == own)
    }

    /// Initials by which people call a film are no title that would hide the film that is called so.
    @Test func aPartDoesNotStandInTheWayOfATitle() {
        let part = Film.sample("L.A. Confidential", imdb: 1, year: 1997, prominence: 200)
        let whole = Film.sample("L.A.", imdb: 2, year: 1997, prominence: 80_000)
        #expect(Self.choice("L.A.", 1997, among: [part, whole], isExact: true) == whole)
    }
}
