import FilmzContracts
import FilmzDomain
import Testing

struct TitleFitTests {
    @Test(
        arguments: [
            ("amelie", .whole), ("le fabuleux destin d'amelie poulain", .whole), ("fabuleux destin", nil),
            ("am", .beginning), ("le fab", .beginning), ("poulain", nil), ("jeunet", nil), ("amelie 2001", .whole),
            ("2001 amelie", .whole), ("am 2001", .beginning), ("2001", nil), ("amelie 2002", nil), ("romance", nil),
        ] as [(String, SearchQuery.TitleFit?)])
    func amelie(_ text: String, _ fit: SearchQuery.TitleFit?) throws {
        #expect(try #require(SearchQuery(text)).fit(.french) == fit)
    }

    @Test(
        arguments: [
            ("The Star", "star", .whole), ("The Star", "the star", .whole), ("The Star Wars", "star", .beginning),
            ("Dark Star", "star", nil), ("1917", "1917", .whole), ("2001: A Space Odyssey", "2001", .beginning),
            ("8½", "8½", .whole), ("8½", "8", .beginning), ("Alien³", "alien 3", .whole),
            ("A.I. Artificial Intelligence", "ai", .beginning), ("हिन्दी", "हिन", .beginning),
            ("千と千尋の神隠し", "千と", .beginning),
            ("千と千尋の神隠し", "神隠し", nil), ("기생충", "기생", .beginning),
        ] as [(String, String, SearchQuery.TitleFit?)])
    func title(_ title: String, _ text: String, _ fit: SearchQuery.TitleFit?) throws {
        #expect(try #require(SearchQuery(text)).fit(.sample(title, imdb: 1)) == fit)
    }

    @Test func aYearAloneIsNoTitle() throws {
        let query = try #require(SearchQuery("2001"))
        #expect(query.fit(.sample("🎬", imdb: 1, year: 2001)) == nil)
    }
}
