import FilmzDomain
import Testing

/// The promises of ``ShowService``, and of logging episodes.
public enum ShowServiceContract {
    public static let cases: [ContractCase] =
        listing + progressing + logging + goingOn + upNext + ShowRenumberingContract.cases + NewEpisodesContract.cases

    static let show: Film = {
        var show = Film.sample("Harbour Lights", imdb: 9_001, year: 1990, runtime: 45)
        show.kind = .series
        return show
    }()

    static let run = ShowRun(
        lastYear: 1992, seasonCount: 3, episodeCount: 11,
        seasons: [
            ShowRun.Season(number: 1, firstAired: CalendarDay("1990-09-03"), episodeCount: 4),
            ShowRun.Season(number: 2, episodeCount: 4), ShowRun.Season(number: 3, episodeCount: 3),
        ])

    /// Loads the show, and films beside it.
    static func load(_ subject: Subject, _ run: ShowRun = run) async throws {
        _ = try await subject.catalogue.replace(
            with: Film.samples + [show], runs: [show.id: run], edition: "first")
    }

    static func number(_ text: String) throws -> EpisodeNumber { try #require(EpisodeNumber(text)) }

    static func episode(_ text: String, _ subject: Subject) async throws -> Episode {
        try #require(try await subject.services.shows.episode(try number(text), of: show.id), "\(text)")
    }

    @discardableResult
    static func log(
        _ numbers: [String], on watchedOn: WatchedOn = .unknown, _ subject: Subject
    ) async throws -> Change? {
        var logs: [EpisodeLog] = []
        for number in numbers {
            logs.append(EpisodeLog(try await episode(number, subject), draft: ViewingDraft(watchedOn: watchedOn)))
        }
        return try await subject.apply(.logEpisodes(logs), to: show.id)
    }

    static func progress(_ subject: Subject) async throws -> ShowProgress {
        try await subject.services.shows.progress(in: show.id, of: .owner)
    }

    static func next(_ subject: Subject) async throws -> String? {
        try await progress(subject).next?.number?.description
    }

    private static var listing: [ContractCase] {
        [
            ContractCase("lists a season's episodes by their number, page by page") { subject in
                try await load(subject)
                let episodes = try await walk(pagesOf: 3) { page in
                    try await subject.services.shows.episodes(ofSeason: 2, of: show.id, for: .owner, page: page)
                }
                #expect(episodes.map(\.episode.number?.description) == ["s02e01", "s02e02", "s02e03", "s02e04"])
                #expect(episodes.allSatisfy { !$0.isSeen && $0.viewingCount == 0 })
                let first = try await episode("s01e01", subject)
                #expect(first.aired == CalendarDay("1990-09-03"), "A season's first day is that of its first episode.")
                #expect(try await subject.services.shows.episode(first.id, of: show.id) == first)
                #expect(try await subject.services.shows.episode(try number("s02e05"), of: show.id) == nil)
                #expect(try await subject.services.shows.episode(try number("s00e01"), of: show.id) != nil)
            },
            ContractCase("offers episodes of a show of which nothing is known, always some more") { subject in
                try await load(subject, ShowRun())
                #expect(try await next(subject) == "s01e01")
                try await log(["s01e07"], subject)
                #expect(try await next(subject) == "s01e08")
                let page = try await subject.services.shows.episodes(
                    ofSeason: 1, of: show.id, for: .owner, page: PageRequest(size: 200))
                #expect(page.items.map(\.episode.number?.episode) == Array(1...17))
                #expect(page.items.filter(\.isSeen).map(\.episode.number?.episode) == [7])
            },
            ContractCase("keeps pages within a season whatever the cursor says") { subject in
                try await load(subject)
                for cursor in nonsenseCursors {
                    let page = try await subject.services.shows.episodes(
                        ofSeason: 2, of: show.id, for: .owner, page: PageRequest(size: 9, after: cursor))
                    #expect(page.items.allSatisfy { $0.episode.number?.season == 2 })
                }
            },
        ]
    }

    private static var progressing: [ContractCase] {
        [
            ContractCase("goes on after the furthest episode, over the end of a season to the end of the show") {
                subject in
                try await load(subject)
                #expect(try await next(subject) == "s01e01")
                for (seen, expected) in [
                    ("s01e01", "s01e02"), ("s01e04", "s02e01"), ("s01e02", "s02e01"), ("s03e02", "s03e03"),
                    ("s03e03", nil),
                ] {
                    try await log([seen], subject)
                    #expect(try await next(subject) == expected, "after \(seen)")
                }
                let progress = try await progress(subject)
                #expect(progress.seenCount == 5)
                #expect(progress.seasons.map(\.seenCount) == [3, 0, 2])
                #expect(progress.seasons.map(\.isSeen) == [false, false, false])
            },
            ContractCase("never has a special as the next one, and counts it apart") { subject in
                try await load(subject)
                try await log(["s00e01", "s01e01"], subject)
                #expect(try await next(subject) == "s01e02")
                let seasons = try await progress(subject).seasons
                #expect(seasons.map(\.number) == [1, 2, 3, 0])
                #expect(seasons.last?.seenCount == 1)
            },
            ContractCase("finds what is not seen of a season, up to an episode, and of all") { subject in
                try await load(subject)
                try await log(["s01e02", "s02e01"], subject)
                func unseen(_ range: EpisodeRange) async throws -> [String?] {
                    try await subject.services.shows.unseen(
                        range, of: show.id, by: .owner, today: subject.clock.clock.today
                    ).map(\.number?.description)
                }
                #expect(try await unseen(.season(1)) == ["s01e01", "s01e03", "s01e04"])
                #expect(try await unseen(.upTo(try number("s02e02"))) == ["s01e01", "s01e03", "s01e04", "s02e02"])
                #expect(try await unseen(.all).count == 9)
                #expect(try await unseen(.only(try number("s02e01"))).isEmpty)
            },
            ContractCase("takes episodes without a day as announced only if others of their list have one") { subject in
                try await load(subject)
                func unseen(_ days: [CalendarDay?]) async throws -> [Int?] {
                    try await learn(days, subject)
                    return try await subject.services.shows.unseen(
                        .all, of: show.id, by: .owner, today: subject.clock.clock.today
                    ).map(\.number?.episode)
                }
                let today = subject.clock.clock.today
                #expect(try await unseen([nil, nil, nil]) == [1, 2, 3])
                #expect(try await unseen([today, nil, today.after(days: 7), nil]) == [1])
                try await log(["s01e01"], subject)
                #expect(try await list(subject) == ["s01e02"])
                let next = try await subject.services.shows.upNext(of: .owner, today: today, page: PageRequest())
                #expect(next.items.map(\.isOut) == [false])
            },
            ContractCase("has the same next episode as a naive model, whatever is seen, taken back and undone") {
                subject in
                try await load(subject)
                var random = SeededGenerator(seed: 19)
                let all = [("s01e", 4), ("s02e", 4), ("s03e", 3)].flatMap { season, count in
                    (1...count).map { "\(season)0\($0)" }
                }
                var seen: [String: Set<Viewing.ID>] = [:]
                var changes: [(Change.ID, [String: Set<Viewing.ID>])] = []
                for _ in 0..<40 {
                    let before = seen
                    var change: Change?
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0, 1:
                        let number = try #require(all.randomElement(using: &random))
                        let log = EpisodeLog(try await episode(number, subject), draft: ViewingDraft())
                        change = try await subject.apply(.logEpisodes([log]), to: show.id)
                        seen[number, default: []].insert(log.id)
                    case 2:
                        guard let number = seen.keys.sorted().randomElement(using: &random), let ids = seen[number]
                        else {
                            continue
                        }
                        change = try await subject.apply(.removeViewings(ids), to: show.id)
                        seen[number] = nil
                    default:
                        guard let (last, earlier) = changes.popLast() else { continue }
                        _ = try await subject.services.undo.undo(last, of: .owner)
                        seen = earlier
                        continue
                    }
                    if let change { changes.append((change.id, before)) }
                    let furthest = all.lastIndex { seen[$0] != nil }
                    let expected = furthest.map { $0 + 1 < all.count ? all[$0 + 1] : nil } ?? all[0]
                    let progress = try await progress(subject)
                    #expect(progress.next?.number?.description == expected)
                    #expect(progress.seenCount == seen.count)
                    #expect(
                        try await subject.services.myFilms.states(of: [show.id], for: .owner)[show.id]?.episodeCount
                            ?? 0
                            == seen.count)
                    #expect(try await subject.viewings(of: show.id).count == seen.values.reduce(0) { $0 + $1.count })
                }
            },
        ]
    }

    private static var logging: [ContractCase] {
        [
            ContractCase("logs a whole season as one change, and undoes it as one") { subject in
                try await load(subject)
                try await subject.apply(.watchlist(true), to: show.id)
                let unseen = try await subject.services.shows.unseen(
                    .season(1), of: show.id, by: .owner, today: subject.clock.clock.today)
                let change = try #require(
                    try await subject.apply(.logEpisodes(EpisodeLog.several(unseen, when: .asAired)), to: show.id))
                #expect(change.kind == .episodesLogged)
                let mine = try await subject.myFilm(show.id)
                #expect(!mine.isOnWatchlist)
                #expect(mine.viewingCount == 4)
                let page = try await subject.services.shows.episodes(
                    ofSeason: 1, of: show.id, for: .owner, page: PageRequest())
                #expect(
                    page.items.map(\.viewing?.watchedOn) == [
                        .day(try #require(CalendarDay("1990-09-03"))), .unknown, .unknown, .unknown,
                    ])
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(show.id).viewingCount == 0)
                #expect(try await subject.myFilm(show.id).isOnWatchlist)
                #expect(try await next(subject) == "s01e01")
            },
            ContractCase("logs an episode once, however often the same viewing is sent, and again as another one") {
                subject in
                try await load(subject)
                let log = EpisodeLog(
                    try await episode("s01e01", subject),
                    draft: ViewingDraft(watchedOn: .year(2001), place: "Roxy", rating: Rating(stars: 4), note: "<b>"))
                for _ in 0..<2 { try await subject.apply(.logEpisodes([log]), to: show.id) }
                let mine = try await subject.myFilm(show.id)
                #expect(mine.viewings.map(\.place) == ["Roxy"])
                let kept = try #require(mine.viewings.first?.episode)
                #expect(try await subject.services.shows.episode(kept, of: show.id)?.number == log.episode.number)
                #expect(mine.rating == nil, "The stars of an episode are not those of the show.")
                try await subject.apply(.editViewing(log.id, ViewingDraft(rating: Rating(stars: 2))), to: show.id)
                #expect(try await subject.myFilm(show.id).viewings.first?.episode == kept)
                #expect(try await subject.myFilm(show.id).rating == nil)
                try await ShowServiceContract.log(["s01e01"], subject)
                let page = try await subject.services.shows.episodes(
                    ofSeason: 1, of: show.id, for: .owner, page: PageRequest())
                #expect(page.items.first?.viewingCount == 2)
                #expect(try await progress(subject).seenCount == 1)
            },
            ContractCase("names episodes in the diary, and adds up their hours") { subject in
                try await load(subject)
                try await log(["s01e01", "s01e02"], on: .day(subject.clock.clock.today), subject)
                try await subject.apply(.log(.watched("2001")), to: Film.french.id)
                let diary = try await subject.services.myFilms.diary(
                    MyFilmsQuery.Filter(), of: .owner, page: PageRequest())
                #expect(diary.entries.items.map(\.episode?.number?.description) == ["s01e02", "s01e01", nil])
                #expect(diary.minutes == 90 + (Film.french.runtime ?? 0))
                let shelf = try await subject.services.myFilms.shelf(
                    MyFilmsQuery(shelf: .seen), of: .owner, page: PageRequest())
                #expect(shelf.minutes == diary.minutes)
            },
            ContractCase("refuses more episodes than it can log together") { subject in
                try await load(subject, ShowRun())
                let logs = (1...EpisodeLog.limit + 1).compactMap { number in
                    EpisodeNumber(season: 1, episode: number).map { EpisodeLog(Episode($0), draft: ViewingDraft()) }
                }
                await #expect(throws: DomainError.tooManyEpisodes) {
                    try await subject.apply(.logEpisodes(logs), to: show.id)
                }
                #expect(try await subject.myFilm(show.id).isEmpty)
            },
        ]
    }

    private static var goingOn: [ContractCase] {
        [
            ContractCase("pauses, stops and takes up a show, each with its undo") { subject in
                try await load(subject)
                try await log(["s01e01"], subject)
                for (edit, kind) in [
                    (MyFilmEdit.showStatus(.paused), ShowStatus.Kind.paused),
                    (.showStatus(.stopped, reason: "  Too slow. "), .stopped),
                ] {
                    let change = try #require(try await subject.apply(edit, to: show.id))
                    #expect(try await subject.myFilm(show.id).showStatus?.kind == kind)
                    #expect(try await list(subject).isEmpty)
                    _ = try await subject.services.undo.undo(change.id, of: .owner)
                    #expect(try await list(subject) == ["s01e02"])
                }
                try await subject.apply(.showStatus(.stopped, reason: " Too slow. "), to: show.id)
                #expect(try await subject.myFilm(show.id).showStatus?.reason == "Too slow.")
                try await log(["s01e02"], subject)
                #expect(try await subject.myFilm(show.id).showStatus == nil, "Who sees an episode goes on.")
            },
            ContractCase("counts what is seen after beginning again apart, and loses nothing") { subject in
                try await load(subject)
                try await log(["s01e01", "s01e02", "s01e03"], subject)
                let change = try #require(try await subject.apply(.startOver, to: show.id))
                #expect(try await next(subject) == "s01e01")
                #expect(try await progress(subject).seenCount == 0)
                try await log(["s01e01"], on: .day(subject.clock.clock.today), subject)
                #expect(try await next(subject) == "s01e02")
                // Something from long ago is no part of it.
                try await log(["s03e01"], on: .year(2001), subject)
                #expect(try await next(subject) == "s01e02")
                #expect(try await subject.viewings(of: show.id).count == 5)
                #expect(try await subject.viewings(of: show.id).first?.isRewatch == true)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await next(subject) == "s03e02")
            },
        ]
    }

    /// A provider lists the first season, with these days.
    private static func learn(_ days: [CalendarDay?], _ subject: Subject) async throws {
        let episodes = days.enumerated().compactMap { index, day in
            EpisodeNumber(season: 1, episode: index + 1).map { Episode($0, aired: day) }
        }
        subject.clock.advance()
        try await subject.services.shows.learn(EpisodeList(by: .tmdb, episodes: episodes), of: show.id)
    }

    private static func list(_ subject: Subject) async throws -> [String?] {
        try await walk(pagesOf: 1) { page in
            try await subject.services.shows.upNext(of: .owner, today: subject.clock.clock.today, page: page)
        }.map(\.next.number?.description)
    }

    private static var upNext: [ContractCase] {
        [
            ContractCase("lists the shows being watched, the one watched last first, and only those with a next one") {
                subject in
                let shows = (1...4).map { number in
                    var show = Film.sample("Show \(number)", imdb: 9_100 + number)
                    show.kind = .series
                    return show
                }
                let today = subject.clock.clock.today
                let coming = try #require(CalendarDay(year: today.year + 1, month: 1, day: 1))
                let runs = [
                    shows[0].id: ShowRun(seasonCount: 1, episodeCount: 9),
                    shows[1].id: ShowRun(seasonCount: 1, episodeCount: 1),
                    shows[2].id: ShowRun(
                        seasonCount: 2,
                        seasons: [
                            ShowRun.Season(number: 1, episodeCount: 1), ShowRun.Season(number: 2, firstAired: coming),
                        ]),
                    shows[3].id: ShowRun(
                        seasonCount: 2,
                        seasons: [
                            ShowRun.Season(number: 1, episodeCount: 1),
                            ShowRun.Season(number: 2, firstAired: today, episodeCount: 5),
                        ]),
                ]
                _ = try await subject.catalogue.replace(with: shows, runs: runs, edition: "first")
                for show in shows {
                    let log = EpisodeLog(Episode(.first), draft: ViewingDraft())
                    try await subject.apply(.logEpisodes([log]), to: show.id)
                }
                let entries = try await walk(pagesOf: 2) { page in
                    try await subject.services.shows.upNext(of: .owner, today: today, page: page)
                }
                #expect(entries.map(\.show.title) == ["Show 4", "Show 1", "Show 3"])
                #expect(entries.map(\.isOut) == [true, true, false])
                #expect(entries.map(\.isNew) == [true, false, false])
                let log = EpisodeLog(try #require(entries[1].next.number.map { Episode($0) }), draft: ViewingDraft())
                try await subject.apply(.logEpisodes([log]), to: shows[0].id)
                #expect(
                    try await subject.services.shows.upNext(of: .owner, today: today, page: PageRequest()).items
                        .map(\.show.title) == ["Show 1", "Show 4", "Show 3"])
            }
        ]
    }
}
