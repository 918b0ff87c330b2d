import FilmzContracts
import FilmzDomain
import Testing

/// What formats cannot hold is counted by what is there.
struct ExportLossesTests {
    private static let now = SettableClock.start
    private static var mine: MyFilm {
        let viewing = Viewing(
            id: .random(),
            draft: ViewingDraft(
                watchedOn: WatchedOn("2011-07-14T20:15") ?? .unknown, place: "Kino", companions: "Ada",
                rating: Rating(halfStars: 7), note: "A note.", ending: .stopped(minute: 3, reason: ""),
                isRewatch: true, tags: Tags([Tag(accepted: "rain"), Tag(accepted: "snow")])),
            loggedAt: now)
        let vague = Viewing(id: .random(), draft: ViewingDraft(watchedOn: .year(1999)), loggedAt: now)
        return MyFilm(
            watchlistedAt: now, favouriteAt: now, rating: Rating(halfStars: 8), ratedAt: now, comment: "Good.",
            audience: .kids, tags: Tags([Tag(accepted: "red")]), referrals: [Referral(by: "Ada", at: now)],
            viewings: [viewing, vague])
    }

    private static func counts(_ format: ExportFormat, _ film: Film = .french) -> [Loss: Int] {
        var report = ExportLosses()
        report.add(ExportedFilm(film: film, mine: mine), in: format)
        return report.counts
    }

    private static func held(_ format: ExportFormat, _ film: Film = .french) -> [Int] {
        var report = ExportLosses()
        report.add(ExportedFilm(film: film, mine: mine), in: format)
        return [report.held.films, report.held.viewings].flatMap { [$0.held, $0.all] }
    }

    @Test func whatIsHeldAndWhatIsLostAddUp() {
        for format in ExportFormat.allCases {
            let counts = Self.counts(format)
            let held = Self.held(format)
            let refused = (counts[.shows] ?? 0) + (counts[.unnumberedFilms] ?? 0)
            #expect(held[0] + refused == held[1], "\(format)")
            #expect(held[2] + (counts[.viewings] ?? 0) + (counts[.episodes] ?? 0) == held[3], "\(format)")
        }
        #expect(Self.held(.imdb) == [1, 1, 0, 2])
        #expect(Self.held(.imdb, .withoutIMDbID) == [0, 1, 0, 2])
    }

    @Test func theArchiveHoldsAll() {
        #expect(Self.counts(.archive).isEmpty)
        #expect(Self.counts(.csv).isEmpty)
    }

    @Test func productsLoseWhatTheyHaveNoPlaceFor() {
        #expect(
            Self.counts(.letterboxd) == [
                .favourites: 1, .commentsAsNotes: 1, .audiences: 1, .tags: 1, .told: 1, .times: 1, .places: 1,
                .companions: 1, .endings: 1, .viewings: 1, .moments: 3,
            ])
        #expect(
            Self.counts(.imdb) == [
                .favourites: 1, .comments: 1, .audiences: 1, .tags: 1, .told: 1, .viewings: 2, .moments: 2,
            ])
        #expect(
            Self.counts(.trakt) == [
                .audiences: 1, .tags: 3, .told: 1, .vagueDates: 1, .places: 1, .companions: 1, .viewingStars: 1,
                .notes: 1, .endings: 1, .rewatches: 1, .moments: 2,
            ])
    }

    /// Where nobody says which stars a film has, Letterboxd takes those of its newest entry with some. Nothing is lost by
    /// that.
    @Test func letterboxdGivesAFilmTheStarsOfItsNewestEntry() {
        var mine = Self.mine
        mine.rating = nil
        mine.ratedAt = nil
        let whole = ExportedFilm(film: .french, mine: mine)
        #expect(ExportFormat.letterboxd.kept(of: whole).mine.rating == Rating(halfStars: 7))
        #expect(ExportFormat.trakt.kept(of: whole).mine.rating == nil)
        var report = ExportLosses()
        report.add(whole, in: .letterboxd)
        #expect(report.counts[.stars] == nil)
    }

    @Test func filmsThatAFormatCannotNameAreCountedOnce() {
        var show = Film.french
        show.kind = .series
        #expect(Self.counts(.letterboxd, show) == [.shows: 1])
        #expect(Self.counts(.imdb, .withoutIMDbID) == [.unnumberedFilms: 1])
    }

    @Test func listsLoseTheirRest() {
        let list = FilmList(
            name: "A/B: best", description: "All of it", isRanked: true, madeAt: Self.now, changedAt: Self.now)
        var show = Film.yearOnly
        show.kind = .series
        let whole = WholeList(
            list: list, films: [WholeList.Listed(film: .french, note: "Why"), WholeList.Listed(film: show)])
        func counts(_ format: ExportFormat) -> [Loss: Int] {
            var report = ExportLosses()
            report.add(whole, in: format)
            return report.counts
        }
        #expect(counts(.archive).isEmpty)
        #expect(counts(.csv).isEmpty)
        #expect(counts(.imdb) == [.lists: 1])
        #expect(counts(.trakt) == [.ranks: 1])
        #expect(
            counts(.letterboxd) == [.listNames: 1, .listDescriptions: 1, .ranks: 1, .listFilms: 1, .moments: 1])
        #expect(ExportFormat.letterboxd.kept(of: whole)?.list.name == "A B best")
    }
}
