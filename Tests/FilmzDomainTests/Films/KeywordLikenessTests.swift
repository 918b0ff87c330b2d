import FilmzContracts
import FilmzDomain
import Testing

@Suite struct KeywordLikenessTests {
    private static let film = Film.sample("Film", imdb: 1, genres: ["Crime", "Drama"])

    private static func other(_ number: Int, genres: [String] = [], prominence: Int? = nil) -> Film {
        Film.sample("Film \(number)", imdb: number, genres: genres, prominence: prominence)
    }

    private static func ids(_ numbers: Int...) -> Set<Film.ID> {
        Set((numbers + [1]).map { other($0).id })
    }

    @Test func aRareKeywordSaysMoreThanACommonOne() {
        let shared = ["heist": Self.ids(2, 3), "lighthouse": Self.ids(4), "friendship": Self.ids(2, 3, 4, 5, 6)]
        let likeness = KeywordLikeness(of: Self.film, shared: shared)
        #expect(Set(likeness.candidates) == Set((2...6).map { Self.other($0).id }), "it is not like itself")
        let ranked = likeness.ranked((2...6).map { Self.other($0, prominence: 10 - $0) })
        #expect(ranked.map(\.title) == ["Film 4", "Film 3", "Film 2", "Film 6", "Film 5"], "equal ones by fame")
    }

    @Test func genresDecideBetweenFilmsWithTheSameKeywords() {
        let likeness = KeywordLikeness(of: Self.film, shared: ["heist": Self.ids(2, 3, 4)])
        let ranked = likeness.ranked([
            Self.other(2), Self.other(3, genres: ["Crime", "Comedy"]), Self.other(4, genres: ["Drama", "Crime"]),
            Self.other(9, genres: ["Drama", "Crime"]),
        ])
        #expect(ranked.map(\.title) == ["Film 4", "Film 3", "Film 2"], "a film without a keyword of it is not like it")
    }

    @Test func thereAreOnlyAFew() {
        let likeness = KeywordLikeness(
            of: Self.film, shared: ["heist": Set((1...500).map { Self.other($0).id })])
        #expect(likeness.candidates.count < 100)
        #expect(likeness.ranked((1...500).map { Self.other($0) }).count == 12)
        #expect(KeywordLikeness(of: Self.film, shared: [:]).candidates.isEmpty)
    }
}
