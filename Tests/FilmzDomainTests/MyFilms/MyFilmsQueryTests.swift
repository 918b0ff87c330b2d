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
            .init(minimumRating: Rating(stars: 1)), .init(place: "Home"), .init(seenIn: SeenPeriod("2011")),
            .init(isUnrated: true), .init(isUnlisted: true),
        ]
        for filter in filters { #expect(!filter.isEmpty) }
    }

    @Test func aPeriodIsAYearOrAMonth() throws {
        let year = try #require(SeenPeriod("2011"))
        let month = try #require(SeenPeriod("2011-07"))
        #expect(month.wholeYear == year)
        #expect(month.description == "2011-07")
        for text in ["", "0", "2011-13", "2011-07-14", "2011~"] { #expect(SeenPeriod(text) == nil, "\(text)") }
        let times = ["2011", "2011-07", "2011-07-14", "2011-07-31T23:59", "2011-08-01", "2012", ""]
        let watched = try times.map { try #require(WatchedOn($0)) }
        #expect(watched.map(year.contains) == [true, true, true, true, true, false, false])
        #expect(watched.map(month.contains) == [false, true, true, true, false, false, false])
        let months = ["2012-01", "2011-08", "2011-07", "2011"].compactMap { SeenPeriod($0) }
        #expect(
            SeenPeriod.withYears(months).map(\.description) == ["2012", "2012-01", "2011", "2011-08", "2011-07"])
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
