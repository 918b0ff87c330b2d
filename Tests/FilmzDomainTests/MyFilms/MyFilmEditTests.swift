import FilmzContracts
import FilmzDomain
import Testing

@Suite struct MyFilmEditTests {
    private let now = SettableClock.start
    private let later = Timestamp(milliseconds: SettableClock.start.milliseconds + 1)
    private let ids = (1...4).compactMap { Viewing.ID(rawValue: $0) }

    @Test func nothingIsNoRelation() {
        #expect(MyFilm().isEmpty)
        #expect(!MyFilm(comment: "x").isEmpty)
        #expect(!MyFilm().isSeen)
    }

    @Test func watchlistAndFavouriteRememberSinceWhen() throws {
        var mine = try MyFilm().applying(.watchlist(true), at: now).applying(.favourite(true), at: now)
        #expect(mine == MyFilm(watchlistedAt: now, favouriteAt: now))
        mine = try mine.applying(.watchlist(true), at: later).applying(.favourite(true), at: later)
        #expect(mine == MyFilm(watchlistedAt: now, favouriteAt: now))
        mine = try mine.applying(.watchlist(false), at: later).applying(.favourite(false), at: later)
        #expect(mine.isEmpty)
    }

    @Test func theVerdictIsThePresentOne() throws {
        var mine = try MyFilm().applying(.rate(Rating(stars: 4)), at: now)
        mine = try mine.applying(.comment("  Good.\r\nVery\u{0} good. "), at: now)
        mine = try mine.applying(.audience([.kids, Audience(rawValue: 64)]), at: now)
        #expect(mine == MyFilm(rating: Rating(stars: 4), ratedAt: now, comment: "Good.\nVery good.", audience: .kids))
        mine = try mine.applying(.rate(nil), at: now).applying(.comment("\n"), at: now)
        #expect(try mine.applying(.audience([]), at: now).isEmpty)
    }

    @Test func theCommentHasALimit() throws {
        let limit = String(repeating: "é", count: MyFilm.commentLimit)
        #expect(try MyFilm().applying(.comment(" \(limit) "), at: now).comment == limit)
        for long in [limit + "x", String(repeating: "x", count: 1_000_000)] {
            #expect(throws: DomainError.invalid(.comment, .tooLong(MyFilm.commentLimit))) {
                try MyFilm().applying(.comment(long), at: now)
            }
        }
    }

    @Test func loggingTakesOffTheWatchlistAndRatesBoth() throws {
        let before = MyFilm(
            watchlistedAt: now, favouriteAt: now, rating: Rating(stars: 1), comment: "Hm.", audience: .kids)
        let mine = try before.applying(.log(.full, id: ids[0], audience: [.adults, Audience(rawValue: 64)]), at: later)
        #expect(mine.watchlistedAt == nil)
        #expect(mine.favouriteAt == now)
        #expect(mine.comment == "Hm.")
        #expect(mine.audience == .adults)
        #expect(mine.rating == ViewingDraft.full.rating)
        #expect(mine.viewings.map(\.rating) == [ViewingDraft.full.rating])
        #expect(mine.viewings.map(\.loggedAt) == [later])
    }

    @Test func loggingWithoutRatingOrAudienceLeavesThem() throws {
        let before = MyFilm(rating: Rating(stars: 1), audience: .kids)
        let mine = try before.applying(.log(.bare, id: ids[0]), at: now)
        #expect(mine.rating == Rating(stars: 1))
        #expect(mine.audience == .kids)
        #expect(mine.viewings.map(\.rating) == [nil])
    }

    @Test func loggingTheSameViewingTwiceLogsOnce() throws {
        let once = try MyFilm().applying(.log(.full, id: ids[0]), at: now).applying(.watchlist(true), at: now)
        #expect(try once.applying(.log(.hostile, id: ids[0], audience: .all), at: later) == once)
    }

    @Test func viewingsAreNewestFirst() throws {
        let drafts: [(String, Timestamp)] = [("2011", now), ("", now), ("2011-07", now), ("2011", later)]
        var mine = MyFilm()
        for (id, (date, loggedAt)) in zip(ids, drafts) {
            mine = try mine.applying(.log(.watched(date), id: id), at: loggedAt)
        }
        #expect(mine.viewings.map(\.id) == [ids[2], ids[3], ids[0], ids[1]])
        #expect(MyFilm(viewings: mine.viewings.reversed()) == mine)
        mine = try mine.applying(.editViewing(ids[1], .watched("2011-07-13")), at: later)
        #expect(mine.viewings.map(\.id) == [ids[1], ids[2], ids[3], ids[0]])
        #expect(mine.viewings.first?.loggedAt == now)
    }

    @Test func ratingTheFilmLeavesTheHistoryAlone() throws {
        let mine = try MyFilm().applying(.log(.full, id: ids[0]), at: now).applying(.rate(Rating(stars: 1)), at: later)
        #expect(mine.rating == Rating(stars: 1))
        #expect(mine.viewings.map(\.rating) == [ViewingDraft.full.rating])
    }

    @Test func ratingTheNewestViewingIsThePresentVerdict() throws {
        let seen = try seenTwice()
        let newest = try seen.applying(.editViewing(ids[1], .watched("2011", stars: 5)), at: later)
        #expect(newest.rating == Rating(stars: 5))
        let older = try seen.applying(.editViewing(ids[0], .watched("2001", stars: 5)), at: later)
        #expect(older.rating == seen.rating)
        #expect(older.viewings.map(\.rating) == [Rating(stars: 2), Rating(stars: 5)])
    }

    @Test func correctingTheNewestViewingWithoutRatingItAnewLeavesTheVerdict() throws {
        let seen = try seenTwice().applying(.rate(Rating(stars: 4)), at: later)
        let moved = try seen.applying(.editViewing(ids[1], .watched("2011", place: "Roxy", stars: 2)), at: later)
        #expect(moved.rating == Rating(stars: 4))
        #expect(moved.viewings.first?.place == "Roxy")
        let unrated = try seen.applying(.editViewing(ids[1], .watched("2011")), at: later)
        #expect(unrated.rating == Rating(stars: 4))
        #expect(unrated.viewings.first?.rating == nil)
    }

    @Test func removesExactlyTheViewingsNamed() throws {
        let seen = try seenTwice()
        #expect(try seen.applying(.removeViewings([]), at: later) == seen)
        let once = try seen.applying(.removeViewings([ids[1]]), at: later)
        #expect(once.viewings.map(\.id) == [ids[0]])
        #expect(once.rating == seen.rating)
        let never = try seen.applying(.removeViewings(Set(ids.prefix(2))), at: later)
        #expect(!never.hasViewings)
        #expect(never.rating == seen.rating, "A verdict needs no evening.")
    }

    @Test func refusesViewingsItDoesNotHave() throws {
        let seen = try seenTwice()
        #expect(throws: DomainError.noSuchViewing) { try seen.applying(.editViewing(ids[2], .bare), at: later) }
        #expect(throws: DomainError.noSuchViewing) {
            try seen.applying(.removeViewings([ids[0], ids[2]]), at: later)
        }
    }

    @Test(
        arguments: [
            (.watchlist(true), .watchlistAdded), (.watchlist(false), .watchlistRemoved),
            (.favourite(true), .favouriteAdded),
            (.favourite(false), .favouriteRemoved), (.rate(Rating(stars: 1)), .rated), (.rate(nil), .ratingRemoved),
            (.comment("x"), .commentSaved), (.comment(""), .commentRemoved), (.comment(" \r\n\t"), .commentRemoved),
            (.audience([]), .audienceSaved), (.log(.bare), .viewingLogged),
            (.editViewing(.random(), .bare), .viewingSaved),
            (.removeViewings([.random()]), .viewingRemoved),
            (.removeViewings([.random(), .random()]), .viewingsRemoved),
            (.several([.watchlist(true)]), .watchlistAdded), (.several([.watchlist(true), .rate(nil)]), .edited),
        ] as [(MyFilmEdit, Change.Kind)])
    func namesItsChange(_ edit: MyFilmEdit, _ kind: Change.Kind) {
        #expect(edit.kind == kind)
    }

    /// The clock shows Thursday, 14 July 2011.
    @Test(arguments: ["2011-07-14", "2011-07-14T23:59", "2011-07", "2011", ""])
    func whatHasBegunCanBeLogged(date: String) throws {
        #expect(try MyFilm().applying(.log(.watched(date)), at: now).viewingCount == 1)
    }

    @Test(arguments: ["2011-07-15", "2011-07-15T00:00", "2011-08", "2012"])
    func whatIsStillToComeCannotBeLogged(date: String) throws {
        let notYet = DomainError.invalid(.watchedOn, .notYet)
        #expect(throws: notYet) { try MyFilm().applying(.log(.watched(date)), at: now) }
        #expect(throws: notYet) { try seenTwice().applying(.editViewing(ids[0], .watched(date)), at: now) }
        #expect(throws: notYet) { try MyFilm().applying(.several([.log(.watched(date))]), at: now) }
    }

    @Test func aViewingLoggedForLaterKeepsItsDay() throws {
        let mine = try MyFilm().applying(.log(.watched("2012"), id: ids[0]), at: later, today: Self.endOfTime)
        let corrected = try mine.applying(.editViewing(ids[0], .watched("2012", stars: 2)), at: now)
        #expect(corrected.viewings.map(\.rating) == [Rating(stars: 2)])
    }

    private static let endOfTime = CalendarDay(year: 2200, month: 12, day: 31) ?? Clock().today

    @Test func appliesSeveralInTheirOrder() throws {
        let edited = try MyFilm().applying(
            .several([.watchlist(true), .rate(Rating(stars: 4)), .log(.bare, id: ids[0]), .comment("x")]), at: now)
        #expect(edited.rating == Rating(stars: 4))
        #expect(edited.comment == "x")
        #expect(edited.viewings.map(\.id) == [ids[0]], "logging comes after the watchlist")
        #expect(!edited.isOnWatchlist, "logging comes after the watchlist")
        #expect(try edited.applying(.several([]), at: later) == edited)
    }

    @Test func aRemovedFilmComesBackWithWhatItHad() throws {
        let mine = try seenTwice().applying(.watchlist(true), at: now)
        let removed = try mine.applying(.remove, at: later)
        #expect(removed == MyFilm(isUnmet: true))
        #expect(removed.isEmpty)
        #expect(removed.undoing(before: mine, after: removed) == mine)
        // Whoever has something with it again has met it, and an import that made it is undone with it.
        #expect(try removed.applying(.rate(Rating(stars: 2)), at: later).isUnmet == false)
        #expect(try removed.applying(.watchlist(false), at: later) == removed)
        let taken = try removed.applying(.takeIn(MyFilm(), .mine), at: later)
        #expect(taken == MyFilm())
        #expect(taken.undoing(before: removed, after: taken) == removed)
        let rated = try taken.applying(.rate(Rating(stars: 2)), at: later)
        #expect(rated.undoing(before: removed, after: taken) == rated, "somebody did something else with it")
        for use in [FilmUses.byOthers, .listed, .passedOn, .planned, .chosen] {
            #expect(removed.remaining(use) == MyFilm(), "\(use)")
        }
        #expect(removed.remaining([]) == removed)
    }

    @Test func refusesAllWhenOneOfSeveralIsRefused() throws {
        let edits: [MyFilmEdit] = [.watchlist(true), .removeViewings([ids[0]])]
        #expect(throws: DomainError.noSuchViewing) { try MyFilm().applying(.several(edits), at: now) }
    }

    /// Seen in 2001 with three stars, then in 2011 with two.
    private func seenTwice() throws -> MyFilm {
        try MyFilm()
            .applying(.log(.watched("2001", stars: 3), id: ids[0]), at: now)
            .applying(.log(.watched("2011", stars: 2), id: ids[1]), at: now)
    }
}
