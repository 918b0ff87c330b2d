import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmTests {
    @Test(arguments: Film.samples)
    func survivesJSON(_ film: Film) throws {
        #expect(try JSONForm.decoded(Film.self, try JSONForm.json(film)) == film)
    }

    @Test func jsonHasTextsForTypedValuesAndLeavesOutWhatIsNotKnown() throws {
        #expect(
            try JSONForm.json(Film.titleOnly) == """
                {"cast":[],"countries":[],"directors":[],"externalIDs":{"imdb":"tt0090013"},"genres":[],"id":"90013",\
                "languages":[],"title":"Untitled Something"}
                """)
        #expect(
            try JSONForm.json(Film.japanese) == """
                {"cast":[],"countries":[],"directors":["Hayao Miyazaki"],"externalIDs":{"imdb":"tt0090005","tmdb":905},\
                "genres":["Animation","Family"],"id":"90005","languages":[],\
                "originalTitle":"Sen to Chihiro no kamikakushi","prominence":3,"releaseDate":"2001-07-20",\
                "runtime":125,"title":"千と千尋の神隠し","year":2001}
                """)
    }

    @Test func isAddedByHandWhileNothingElseKnowsIt() throws {
        var film = try FilmDraft(title: "Our Holiday").film(id: .random())
        #expect(film.isAddedByHand)
        film.externalIDs.insert(.tmdb(5))
        #expect(film.isAddedByHand, "knowing an ID elsewhere is not knowing the facts")
        let copy = film
        film.prominence = 7
        #expect(!film.isAddedByHand)
        #expect(copy.isAddedByHand, "a copy keeps its own facts")
        #expect(!Film.french.isAddedByHand)
        #expect(!Film(id: Film.french.id, title: "Facts lost").isAddedByHand)
    }

    @Test func isComingUntilItsDayOrYearIsThere() throws {
        let today = try #require(CalendarDay("2026-07-15"))
        func isComing(_ year: Int?, _ day: String? = nil) -> Bool {
            var film = Film(id: Film.french.id, title: "Film", year: year)
            film.releaseDate = day.flatMap { CalendarDay($0) }
            return film.isComing(on: today)
        }
        #expect(isComing(2026, "2026-07-16"))
        #expect(!isComing(2026, "2026-07-15"))
        #expect(!isComing(2027, "2026-07-14"), "the day says more than the year")
        #expect(isComing(2027))
        #expect(!isComing(2026))
        #expect(!isComing(nil))
    }
}
