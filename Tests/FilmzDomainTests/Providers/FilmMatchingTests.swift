import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmMatchingTests {
    /// A film typed in by hand.
    private static func typed(
        _ title: String, _ year: Int? = nil, by directors: [String] = [], originalTitle: String? = nil
    ) -> Film {
        .sample(title, originalTitle: originalTitle, year: year, directors: directors)
    }

    @Test(arguments: [
        typed("Amélie", 2001), typed("AMELIE!", 2001), typed("  amelie  ", 2001),
        typed("Le fabuleux destin d’Amélie Poulain", 2001),
        typed("Something else", 2001, originalTitle: "Amélie"),
        typed("Amélie", 2001, by: ["Jean-Pierre Jeunet"]), typed("Amélie", 2001, by: ["Nobody", "jean pierre JEUNET"]),
        typed("Amélie", 2000, by: ["Jean-Pierre Jeunet"]), typed("Amélie", 2002, by: ["Jean-Pierre Jeunet"]),
        typed("Amélie", by: ["Jean-Pierre Jeunet"]), typed("Amélie", 2001, by: ["?"]),
    ])
    func surelyAmelie(_ film: Film) {
        #expect(FilmMatching.match(film, among: Film.samples) == .french)
    }

    @Test(arguments: [
        typed("Amélie"), typed("Amélie", 2000), typed("Amélie", 2002),
        typed("Amélie", 1999, by: ["Jean-Pierre Jeunet"]),
        typed("Amélie", 2003, by: ["Jean-Pierre Jeunet"]), typed("Amélie", 2001, by: ["Someone Else"]),
        typed("Amélie", by: ["Someone Else"]), typed("Amélie 2", 2001), typed("Ameli", 2001), typed("🎬", 2001),
        typed("", 2001), typed("Amélie", 2000, by: ["?"]), typed("Amélie", by: ["?"]),
    ])
    func notSurelyAny(_ film: Film) {
        #expect(FilmMatching.match(film, among: Film.samples) == nil)
    }

    @Test func takesNeitherOfTwo() {
        let twins = [Film.sample("Twins", imdb: 1, year: 1988), Film.sample("Twins", imdb: 2, year: 1988)]
        #expect(FilmMatching.match(Self.typed("Twins", 1988), among: twins) == nil)
        #expect(FilmMatching.match(Self.typed("Twins", 1988), among: Array(twins.prefix(1))) == twins.first)
        #expect(FilmMatching.match(Self.typed("Twins", 1988), among: []) == nil)
    }

    @Test func aTypedDirectorIsNotTakenForNobody() {
        let bare = Film.sample("Hamlet", imdb: 1, year: 2000)
        let credited = Film.sample("Hamlet", imdb: 2, year: 2000, directors: ["Ada Lovelace"])
        #expect(FilmMatching.match(typed: Self.typed("Hamlet", 2000, by: ["Ada"]), among: [bare]) == nil)
        #expect(FilmMatching.match(typed: Self.typed("Hamlet", 2000), among: [bare]) == bare)
        #expect(FilmMatching.match(typed: Self.typed("Hamlet", 2000), among: [credited]) == credited)
        #expect(FilmMatching.match(typed: Self.typed("Hamlet", 2000), among: [bare, credited]) == nil)
        let ada = Self.typed("Hamlet", 2000, by: ["Ada Lovelace"])
        #expect(FilmMatching.match(typed: ada, among: [credited]) == credited)
        #expect(FilmMatching.match(typed: ada, among: [bare, credited]) == nil, "either may be meant")
    }

    @Test func needsADirectorWhenTheCandidateHasNoYear() {
        let undated = Film.sample("Lost", imdb: 1, directors: ["Ada"])
        #expect(FilmMatching.match(Self.typed("Lost", 1920), among: [undated]) == nil)
        #expect(FilmMatching.match(Self.typed("Lost", 1920, by: ["ada"]), among: [undated]) == undated)
    }

    @Test func titlesOfNothingButSignsAreNoSameTitle() {
        let signs = Film.sample("🎬", imdb: 1, year: 2001, directors: ["?"])
        #expect(FilmMatching.match(Self.typed("???", 2001), among: [signs]) == nil)
        #expect(FilmMatching.match(Self.typed("🎬", 2001, by: ["?"]), among: [signs]) == nil)
    }
}
