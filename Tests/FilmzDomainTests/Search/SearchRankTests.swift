import FilmzDomain
import TestSupport
import Testing

@Suite struct SearchRankTests {
    @Test(arguments: [
        ("amelie", 0), ("le fabuleux destin d'amelie poulain", 0), ("fabuleux destin", 2), ("am", 1), ("le fab", 1),
        ("poulain", 2), ("jeunet", 2), ("tautou aud", 2), ("amelie jeunet", 2), ("amelie 2001", 0), ("2001 amelie", 0),
        ("am 2001", 1), ("2001", 2), ("jeunet 2001", 2), ("destin poul 2001", 2),
    ])
    func amelie(_ text: String, _ group: Int) throws {
        #expect(SearchRank(.french, for: try #require(SearchQuery(text)))?.group == group)
    }

    @Test(arguments: ["am tautou", "melie", "amelie 2002", "2002", "amelie kong", "a b", "romance", "2001 2002"])
    func notAmelie(_ text: String) throws {
        #expect(SearchRank(.french, for: try #require(SearchQuery(text))) == nil)
    }

    @Test(
        arguments: [
            ("The Star", "star", 0), ("The Star", "the star", 0), ("The Star Wars", "star", 1),
            ("Dark Star", "star", 2),
            ("1917", "1917", 0), ("1917", "191", 1), ("2001: A Space Odyssey", "2001", 1), ("8½", "8½", 0),
            ("8½", "8", 1),
            ("Alien³", "alien 3", 0), ("A.I. Artificial Intelligence", "ai", nil), ("हिन्दी", "हिन", 1), ("हिन्दी", "ह", 1),
            ("千と千尋の神隠し", "千と", 1), ("千と千尋の神隠し", "神隠し", 2), ("기생충", "기생", 1),
        ] as [(String, String, Int?)])
    func title(_ title: String, _ text: String, _ group: Int?) throws {
        #expect(SearchRank(.sample(title, imdb: 1), for: try #require(SearchQuery(text)))?.group == group)
    }

    @Test func aYearAloneIsNoTitle() throws {
        let query = try #require(SearchQuery("2001"))
        #expect(SearchRank(.sample("🎬", imdb: 1, year: 2001), for: query)?.group == 2)
        #expect(SearchRank(.sample("🎬", imdb: 1, year: 2002), for: query) == nil)
    }

    @Test func ordersByGroupThenFameThenID() throws {
        let (low, high) = (Film.ID(.tmdb(1)), Film.ID(.tmdb(2)))
        let ordered = [
            SearchRank(group: 0, prominence: 900, id: high), SearchRank(group: 0, prominence: nil, id: low),
            SearchRank(group: 1, prominence: 1, id: low), SearchRank(group: 1, prominence: 1, id: high),
            SearchRank(group: 1, prominence: 2, id: low), SearchRank(group: 2, prominence: 1, id: low),
            SearchRank(group: 2, prominence: nil, id: low), SearchRank(group: 2, prominence: nil, id: high),
        ]
        #expect(ordered.shuffled().sorted() == ordered)
    }
}
