import FilmzContracts
import FilmzDomain
import Testing

@Suite struct MyFilmsQueryTests {
    @Test func sortsEachShelfAsPeopleExpect() {
        #expect(MyFilmsQuery(shelf: .watchlist).sort == .added)
        #expect(MyFilmsQuery(shelf: .seen).sort == .watched)
        #expect(MyFilmsQuery(shelf: .favourites).sort == .added)
        #expect(MyFilmsQuery(shelf: .seen, sort: .title).sort == .title)
    }

    @Test func knowsWhetherItLeavesAnythingOut() {
        #expect(MyFilmsQuery(shelf: .seen, sort: .rating).filter.isEmpty)
        let filters: [MyFilmsQuery.Filter] = [
            .init(text: SearchQuery("a")), .init(audience: .kids), .init(genre: "Drama"), .init(decade: 1990),
            .init(minimumRating: Rating(stars: 1)), .init(place: "Home"),
        ]
        for filter in filters { #expect(!filter.isEmpty) }
    }

    @Test func aStateSumsUpARelation() throws {
        let now = SettableClock.start
        let mine = try MyFilm()
            .applying(.log(.watched("2001", stars: 2)), at: now)
            .applying(.log(.watched("2011-07")), at: now)
            .applying(.favourite(true), at: now)
            .applying(.audience(.kids), at: now)
        #expect(
            MyFilmState(mine)
                == MyFilmState(
                    isFavourite: true, viewingCount: 2, lastWatchedOn: .month(year: 2011, month: 7),
                    rating: Rating(stars: 2), audience: .kids))
        #expect(MyFilmState(mine).isSeen)
        #expect(MyFilmState(MyFilm()) == MyFilmState())
        #expect(!MyFilmState().isSeen)
        #expect(
            try JSONForm.json(MyFilmState(mine)) == """
                {"audience":["kids"],"isFavourite":true,"isOnWatchlist":false,"isSeen":true,"lastWatchedOn":"2011-07","rating":2,\
                "viewingCount":2}
                """)
    }

    @Test(arguments: ViewingDraft.samples)
    func aRelationSurvivesJSON(_ draft: ViewingDraft) throws {
        let mine = try MyFilm(favouriteAt: SettableClock.start, comment: "Hm.", audience: .all)
            .applying(.log(draft), at: SettableClock.start)
        #expect(try JSONForm.decoded(MyFilm.self, try JSONForm.json(mine)) == mine)
    }
}
