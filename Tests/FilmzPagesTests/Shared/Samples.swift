import FilmzDomain
import FilmzPages
import Foundation

/// Films, and persons' relations to them, for drawing pages.
enum Samples {
    static let clock = Clock(timeZone: .gmt, now: { Timestamp(milliseconds: 1_784_116_800_000) })

    static let today = clock.today

    /// A note of a viewing, which pages show with its emphasis.
    static let note = "_Loud_ <b>crowd</b>"

    static let context = {
        var context = pageContext
        context.notesWithEmphasis = [note]
        return context
    }()

    private static let pageContext = PageContext(
        isOwner: true, today: today, now: clock.now(),
        assets: AssetPaths(
            css: .asset("app.css"), script: .asset("app.js"),
            roomCSS: Dictionary(uniqueKeysWithValues: Room.allCases.map { ($0, SitePath.asset("\($0).css")) }),
            roomScripts: [
                .search: .asset("search.js"), .cinema: .asset("cinema.js"), .together: .asset("together.js"),
                .settings: .asset("settings.js"),
            ],
            icon: .asset("icon.svg"), touchIcon: .asset("icon.png"),
            visitorCSS: .asset("visitor.css"), visitorScript: .asset("visitor.js")),
        drawings: Drawings(),
        path: "/here?q=1")

    static func id(_ number: Int) -> Film.ID {
        Film.ID(.tmdb(number))
    }

    static func theatreID(_ number: Int64) -> Theatre.ID {
        Theatre.ID(rawValue: number) ?? .random()
    }

    static func viewingID(_ number: Int64) -> Viewing.ID {
        Viewing.ID(rawValue: number) ?? .random()
    }

    static let matrix = Film(
        id: Film.ID("133093") ?? id(603), title: "The Matrix", year: 1999,
        releaseDate: CalendarDay("1999-03-31"), runtime: 136, genres: ["Action", "Sci-Fi"],
        directors: ["Lana Wachowski", "Lilly Wachowski"],
        cast: ["Keanu Reeves", "Laurence Fishburne", "Carrie-Anne Moss"], countries: ["United States", "Australia"],
        languages: ["English"], certificate: "R", plot: "A hacker learns what the world is made of.",
        imdbRating: 8.7, rottenTomatoesRating: 83,
        externalIDs: ExternalIDs(imdb: IMDbID(number: 133_093)), prominence: 1)

    /// A film whose texts try to break out of the markup around them.
    static let hostile = Film(
        id: id(1), title: "Alien & <friends> \"1\" '2'", originalTitle: "</script><script>alert(1)</script>",
        year: 1999, genres: ["<b>Drama</b>"], directors: ["\"><img src=x onerror=alert(1)>"],
        cast: ["javascript:alert(1)"], certificate: "<R>", plot: "A & B < C > D",
        externalIDs: ExternalIDs(tmdb: 1))

    static let spiritedAway = Film(
        id: id(129), title: "千と千尋の神隠し", originalTitle: "Sen to Chihiro no kamikakushi", year: 1999,
        releaseDate: CalendarDay("1999-07-20"), runtime: 125, genres: ["Animation", "Family"],
        directors: ["宮崎駿"], externalIDs: ExternalIDs(tmdb: 129))

    static let hebrew = Film(
        id: id(2), title: "שלום", year: 1987, runtime: 60, genres: ["Drama"], externalIDs: ExternalIDs(tmdb: 2))

    /// Typed in by hand; only the title is known.
    static let byHand = Film(id: Film.ID("263882790666243") ?? id(3), title: "Our holiday")

    /// A search that corrected the query and found each film by something else.
    static let reading = SearchResults(
        isTotalOpen: true,
        matches: [
            matrix.id: SearchMatch(
                name: marked("The ", "Mat", "rix"), people: [marked("Keanu ", "Reeves"), marked("Lilly ", "Wachowski")]),
            hostile.id: SearchMatch(
                name: marked("<i>\"Another\"", "</mark>", " & 'name'"), people: [marked("", "javascript:alert(1)")],
                keywords: [marked("<i>", "robot", "</i>"), marked("", "night")]),
            spiritedAway.id: SearchMatch(name: marked("Sen to ", "Chihiro", " no kamikakushi")),
        ],
        correction: "<b>\"1999\"", people: ["<i>Ada</i> & Grace", "שלום", "1999"])

    static func marked(_ before: String, _ match: String, _ after: String = "") -> MatchedText {
        let text = before + match + after
        return MatchedText(text, matches: [text.range(of: match)].compactMap(\.self))
    }

    static let tags = Tags(["Rainy day", "<b>\"noir\"</b> & more"].map(Tag.init(accepted:)))

    static let seenTwice = MyFilm(
        favouriteAt: Timestamp(milliseconds: 1), rating: Rating(halfStars: 9), comment: "Holds up.\n<really>",
        audience: [.adults, .bodyCountSavvy], tags: tags,
        referrals: [
            Referral(by: "Anna <b> & \"Co\"", message: "</script><script>alert(1)</script>\nGo!", at: clock.now()),
            Referral(by: "שלום", at: clock.now()),
        ],
        leftovers: [Leftover(source: "letterboxd", name: "<b>rating", value: "4.3 & \"more\"")],
        viewings: [
            Viewing(
                id: viewingID(11),
                draft: ViewingDraft(
                    watchedOn: .day(CalendarDay("2011-07-14") ?? today), place: "Kino \"Babylon\"",
                    companions: "Ada & Grace", rating: Rating(halfStars: 8), note: note, tags: tags),
                loggedAt: Timestamp(milliseconds: 2)),
            Viewing(
                id: viewingID(12),
                draft: ViewingDraft(
                    watchedOn: .month(year: 1999, month: 6), place: "home",
                    ending: .stopped(minute: 45, reason: "Tired")),
                loggedAt: Timestamp(milliseconds: 3)),
        ])

    static let services = SampleServices(
        allFilms: [matrix, hostile, spiritedAway, hebrew, byHand],
        myFilms: [
            matrix.id: seenTwice,
            hostile.id: MyFilm(watchlistedAt: Timestamp(milliseconds: 4)),
            spiritedAway.id: MyFilm(
                viewings: [Viewing(id: viewingID(13), loggedAt: Timestamp(milliseconds: 5))]),
        ],
        changes: [
            PastChange(change: change, madeAt: Timestamp(milliseconds: 1_784_116_740_000), isUndoable: true),
            PastChange(
                change: Change(id: changeID(78), kind: .undone, subject: .myFilms(count: 2)),
                madeAt: Timestamp(milliseconds: 1_784_016_740_000), isUndoable: false),
            PastChange(
                change: Change(
                    id: changeID(79), kind: .queryForgotten,
                    subject: .recentQueries(
                        forgotten: [RecentQuery(text: "alien <3", usedAt: Timestamp(milliseconds: 2))], remembered: [])),
                madeAt: Timestamp(milliseconds: 1_310_674_507_919), isUndoable: true),
        ],
        filmLists: lists,
        allShares: shares(
            [matrix, hostile], lists, text: "See it </script><script>alert(1)</script>\n<friends> \"now\""),
        received: received,
        recent: [
            RecentQuery(text: "alien <3", usedAt: Timestamp(milliseconds: 2)),
            RecentQuery(text: "שלום", usedAt: Timestamp(milliseconds: 1)),
        ],
        told: [
            ("film-dossier", fullDossier), ("film-dossier-hostile", hostileDossier),
            ("film-dossier-failed", failedDossier), ("film-own-words", ownWordsDossier), ("film-show", showDossier),
        ],
        posters: posters, reading: reading)

    private static func changeID(_ number: Int64) -> Change.ID { Change.ID(rawValue: number) ?? .random() }

    static let change = Change(
        id: changeID(77), kind: .watchlistRemoved,
        subject: .myFilm(hostile.id, title: hostile.title, before: MyFilm(), after: MyFilm()))

    /// Used today, the day before and long ago.
    static let sessions: [Session] = [
        (1, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1", 0),
        (2, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", 1), (3, "<b>curl</b>", 400),
    ]
    .compactMap { number, device, days in
        let use = Timestamp(milliseconds: clock.now().milliseconds - Int64(days) * 86_400_000)
        return Session.ID(rawValue: Int64(number)).map {
            Session(id: $0, device: device, signedInAt: use, lastUsedAt: use)
        }
    }
}
