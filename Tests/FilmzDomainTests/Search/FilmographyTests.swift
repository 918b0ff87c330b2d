import FilmzContracts
import FilmzDomain
import Testing

/// Which films belong to which person.
struct FilmographyTests {
    private static let elder = Namesake(number: 1, birthYear: 1890, deathYear: 1970)
    private static let younger = Namesake(number: 2, birthYear: 1969, deathYear: nil)

    private static let films = [(1931, 20), (1999, 10), (2005, 30)].enumerated().map { index, facts in
        Film.sample("\(facts.0)", imdb: index + 1, year: facts.0, directors: ["Ona Vilar"], prominence: facts.1)
    }

    /// The IDs and film titles of all persons with the name.
    private static func told(_ namesakes: [Int: Set<Namesake>], of films: [Film] = films) -> [String] {
        let known = Dictionary(uniqueKeysWithValues: namesakes.map { (films[$0].id, $1) })
        return Filmography.all(of: "ona vilar", among: films, namesakes: known).map { filmography in
            ([filmography.imdb ?? "?"] + filmography.films.map(\.title)).joined(separator: " ")
        }
    }

    @Test func allFilmsAreOfOneWhereNobodyTellsThemApart() {
        #expect(Self.told([:]) == ["? 2005 1999 1931"])
        #expect(Self.told([0: [Self.elder]]) == ["nm0000001 2005 1999 1931"])
        #expect(Self.told([:], of: []) == [])
    }

    @Test func eachHasTheirsAndTheBestKnownComesFirst() {
        #expect(
            Self.told([0: [Self.elder], 1: [Self.younger], 2: [Self.younger]]) == [
                "nm0000002 2005 1999", "nm0000001 1931",
            ])
    }

    @Test func aFilmOfTwoIsTheFilmOfBoth() {
        #expect(
            Self.told([0: [Self.elder], 1: [Self.younger, Self.elder], 2: [Self.younger]])
                == ["nm0000001 1999 1931", "nm0000002 2005 1999"])
    }

    @Test func whatMayBeOfEitherComesLast() {
        #expect(Self.told([0: [Self.elder], 2: [Self.younger]]) == ["nm0000001 1931", "nm0000002 2005", "? 1999"])
    }
}
