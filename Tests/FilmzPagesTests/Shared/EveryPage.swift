import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import Testing

/// Every page in every state, by name.
enum EveryPage {
    static func all(_ sample: SampleServices = Samples.services) async throws -> [(name: String, page: any WebPage)] {
        let services = sample.services
        var empty = sample
        empty.allFilms = []
        empty.myFilms = [:]
        empty.recent = []
        empty.changes = []
        empty.filmLists = []
        empty.allShares = []
        empty.received = []
        let none = empty.services
        var small = sample
        small.pageSize = 1
        let short = small.services
        return try await discover(services, none, short) + search(sample, none, short) + found(sample)
            + films(sample) + dossiers(sample) + myFilms(services, none, short) + tags(sample, none, short) + errors()
            + signIn() + settings(sample) + people(sample) + profiles(sample) + links()
            + backups(sample) + catalogue(sample) + lists(sample, none, short)
            + sharing(sample, none, short) + received(sample, none, short) + shows(sample) + calendars(sample)
            + cinema(sample) + offers(sample) + advertising(sample)
            + exchange(sample) + archives(sample)
            + providerLists(sample)
    }

    private typealias Named = [(name: String, page: any WebPage)]

    private static func discover(_ all: Services, _ none: Services, _ short: Services) async throws -> Named {
        let film = Samples.matrix
        let filter = DiscoverQuery.Filter(genre: "<0>", country: "0\"1", length: .short, audience: .kids)
        let day = film.releaseDate?.monthDay
        return [
            ("discover", try await DiscoverPage.load(DiscoverQuery(year: 1999), from: all, for: .owner)),
            (
                "discover-front",
                try await DiscoverPage.front(clock: Samples.clock, isHintAway: false, from: all, for: .owner)
            ),
            ("discover-newest", try await DiscoverPage.load(from: all, for: .owner)),
            (
                "discover-select",
                try await DiscoverPage.load(DiscoverQuery(year: 1999), selecting: .begun, from: all, for: .owner)
            ),
            ("discover-more", try await DiscoverPage.load(DiscoverQuery(year: 1999), from: short, for: .owner)),
            (
                "discover-filtered",
                try await DiscoverPage.load(DiscoverQuery(year: 1999, filter: filter), from: all, for: .owner)
            ),
            (
                "discover-nothing-fits",
                try await DiscoverPage.load(
                    DiscoverQuery(sort: .popular, filter: DiscoverQuery.Filter(genre: "0")), from: all, for: .owner)
            ),
            ("discover-popular", try await DiscoverPage.load(DiscoverQuery(sort: .popular), from: all, for: .owner)),
            ("discover-day", try await DiscoverPage.load(DiscoverQuery(day: day), from: all, for: .owner)),
            (
                "discover-empty-day",
                try await DiscoverPage.load(DiscoverQuery(day: MonthDay("02-29")), from: all, for: .owner)
            ),
            ("discover-empty-year", try await DiscoverPage.load(DiscoverQuery(year: 1871), from: all, for: .owner)),
            ("discover-empty", try await DiscoverPage.load(from: none, for: .owner)),
        ]
    }

    private static func search(
        _ sample: SampleServices, _ none: Services, _ short: Services
    ) async throws -> Named {
        let all = sample.services
        let tooLong = String(repeating: "1", count: 300)
        let makers = sample.allFilms.flatMap(\.directors)
        let maker = try #require(makers.first { $0.contains("<") } ?? makers.first)
        var understood = sample
        understood.saysReading = true
        var namesakes = sample
        for (index, film) in sample.allFilms.enumerated() {
            namesakes.allFilms[index].directors = [maker]
            // Nobody knows which of them made the first film.
            guard index > 0 else { continue }
            let born = index > 1 ? 1_890 + index : nil
            let died = index.isMultiple(of: 2) ? 1_970 : nil
            namesakes.namesakes[film.id, default: []].insert(
                Namesake(number: index, birthYear: born, deathYear: died))
            // Two of them made the last film.
            if index == 1, let last = sample.allFilms.last {
                namesakes.namesakes[last.id] = [Namesake(number: index, birthYear: born, deathYear: died)]
            }
        }
        return [
            ("search-understood", try await SearchPage.load("1999", from: understood.services, for: .owner)),
            ("filmography", try #require(await FilmographyPage.load(maker, from: all, for: .owner))),
            (
                "filmography-namesakes",
                try #require(
                    await FilmographyPage.load(
                        maker, of: sample.allFilms.last?.id, from: namesakes.services, for: .owner))
            ),
            (
                "filmography-select",
                try #require(await FilmographyPage.load(maker, selecting: .begun, from: all, for: .owner))
            ),
            ("search-select", try await SearchPage.load("1999", selecting: .begun, from: all, for: .owner)),
            ("search-recent", try await SearchPage.load(nil, from: all, for: .owner)),
            ("search-first", try await SearchPage.load("", from: none, for: .owner)),
            ("search-results", try await SearchPage.load("1999", from: all, for: .owner)),
            ("search-sentence", try await SearchPage.load("1990-1999", from: all, for: .owner)),
            ("search-sentence-nothing", try await SearchPage.load("1890-1891", from: all, for: .owner)),
            ("search-more", try await SearchPage.load("1999", from: short, for: .owner)),
            ("search-nothing", try await SearchPage.load("0 <1> \"2\"", from: all, for: .owner)),
            ("search-invalid", try await SearchPage.load("?!", from: all, for: .owner)),
            ("search-too-long", try await SearchPage.load(tooLong, from: all, for: .owner)),
        ]
    }

    private static func found(_ sample: SampleServices) async throws -> Named {
        var asked = sample
        asked.statuses = Samples.statuses
        let services = asked.services
        let done = SearchProgress(
            revision: 9, films: Samples.found(sample).films,
            providers: [
                ProviderProgress(provider: .omdb, state: .done, total: 2, count: 2),
                ProviderProgress(provider: .tmdb, state: .tooShort),
                ProviderProgress(provider: .iTunes, state: .nothing),
                ProviderProgress(
                    provider: .amc, state: .failed(Samples.statuses[0].failure ?? ProviderFailure(.quotaUsedUp))),
            ])
        func page(_ text: String, _ progress: SearchProgress? = nil) async throws -> SearchPage {
            try await SearchPage.load(text, found: progress, now: Samples.clock.now(), from: services, for: .owner)
        }
        return [
            ("search-found", try await page("1999", Samples.found(sample))),
            ("search-found-only", try await page("0 <1>", Samples.found(sample))),
            ("search-found-done", try await page("1999", done)),
            ("search-looking", try await page("0 <1>", Samples.nobody(.asking, .asking))),
            ("search-stopped", try await page("0 <1>", Samples.nobody(.stopped, .done))),
            ("search-nowhere", try await page("0 <1>", Samples.nobody(.nothing, .nothing))),
            (
                "search-nowhere-perhaps",
                try await page("0 <1>", Samples.nobody(.nothing, .failed(ProviderFailure(.timedOut))))
            ),
            (
                "search-offline",
                try await page(
                    "0 <1>",
                    Samples.nobody(.failed(ProviderFailure(.unreachable)), .failed(ProviderFailure(.unreachable))))
            ),
            (
                "search-offline-known",
                try await page("1999", Samples.nobody(.failed(ProviderFailure(.unreachable))))
            ),
            ("search-not-here", try await page("0 <1>")),
            ("search-address", try await page("https://www.imdb.com/title/tt0000001/?\"<1>")),
        ]
    }

    private static func films(_ sample: SampleServices) async throws -> Named {
        let services = sample.services
        var pages: Named = []
        for (index, film) in sample.allFilms.enumerated() {
            pages.append(("film-\(index + 1)", try await FilmPage.load(film.id, from: services, for: .owner)))
        }
        guard let film = sample.allFilms.first, let last = sample.allFilms.last else { return pages }
        let viewing = sample.myFilm(film.id, of: .owner).viewings.last?.id ?? Samples.viewingID(1)
        let form = ViewingForm(FormFields([("viewing", "1"), ("when", "year"), ("year", "99"), ("place", "\"1\"")]))
        let plain = ViewingForm(new: Samples.viewingID(1))
        let newList = FilmListForm(FormFields([("list", "24")]))
        pages += try await removable(sample)
        return pages + [
            ("film-imdb", try await FilmPage.load(film.id, from: ofIMDb(sample).services, for: .owner)),
            (
                "film-comment-refused",
                try await FilmPage.load(
                    film.id, comment: "1 < 2", error: .invalid(.comment, .tooLong(10_000)), from: services,
                    for: .owner)
            ),
            (
                "film-told-refused",
                try await FilmPage.load(
                    film.id, told: ReferralForm(FormFields([("by", ""), ("message", "1 < 2")])),
                    error: .invalid(.toldBy, .missing), from: services, for: .owner)
            ),
            (
                "seen",
                try await ViewingPage.load(
                    logging: film.id, form: plain, newList: newList, from: services, for: .owner)
            ),
            (
                "seen-refused",
                try await ViewingPage.load(
                    logging: film.id, form: form, newList: newList, error: .invalid(.watchedOn, .malformed),
                    from: services, for: .owner)
            ),
            ("viewing", try await ViewingPage.load(editing: viewing, of: film.id, from: services, for: .owner)),
            ("viewings", try await ViewingsPage.load(film.id, from: services, for: .owner)),
            ("unsee", try await UnseePage.load(film.id, from: services, for: .owner)),
            (
                "unsee-refused",
                try await UnseePage.load(
                    film.id, error: .invalid(.watchedOn, .missing), from: services, for: .owner)
            ),
            ("unsee-not-seen", try await UnseePage.load(last.id, from: services, for: .owner)),
            ("film-new", FilmFormPage.adding(FilmForm(title: "1 & \"2\""))),
            ("film-new-refused", FilmFormPage.adding(FilmForm(), error: .invalid(.title, .missing))),
            ("film-edit", try await FilmFormPage.load(editing: last.id, from: services, for: .owner)),
        ]
    }

    /// A film that only files named.
    private static func removable(_ sample: SampleServices) async throws -> Named {
        guard let film = sample.allFilms.first(where: \.isNamedElsewhere) else { return [] }
        var sample = sample
        sample.removable = [film.id]
        return [
            ("film-removable", try await FilmPage.load(film.id, from: sample.services, for: .owner)),
            ("film-remove", try await FilmFormPage.load(editing: film.id, from: sample.services, for: .owner)),
        ]
    }

    /// Films about which providers said something.
    private static func dossiers(_ sample: SampleServices) async throws -> Named {
        var pages: Named = []
        for (name, dossier) in sample.told {
            var told = sample
            told.dossiers = [dossier.film.id: dossier]
            pages.append((name, try await FilmPage.load(dossier.film.id, from: told.services, for: .owner)))
        }
        guard let film = sample.allFilms.last else { return pages }
        for news in [ProviderNews.coming, .late] {
            let page = try await FilmPage.load(
                film.id, film: film, dossier: FilmDossier(film: film), news: news, from: sample.services, for: .owner)
            pages.append(("film-news-\(news)", page))
        }
        return pages
    }

    private static func myFilms(_ all: Services, _ none: Services, _ short: Services) async throws -> Named {
        var pages: Named = []
        for shelf in MyFilmsQuery.Shelf.allCases {
            let query = MyFilmsQuery(shelf: shelf)
            let filter = MyFilmsQuery.Filter(
                text: SearchQuery("\"0\" <1>"), audience: .kids, genre: "0", decade: 1990, place: "<0>",
                tag: Tag(accepted: "<0>"), seenIn: SeenPeriod("2011-07"), isUnrated: true, isUnlisted: true)
            let filtered = MyFilmsQuery(shelf: shelf, filter: filter)
            pages += [
                ("my-\(shelf)", try await MyFilmsPage.load(query, from: all, for: .owner)),
                ("my-\(shelf)-empty", try await MyFilmsPage.load(query, from: none, for: .owner)),
                ("my-\(shelf)-filtered", try await MyFilmsPage.load(filtered, from: all, for: .owner)),
                ("my-\(shelf)-select", try await MyFilmsPage.load(query, selecting: .begun, from: all, for: .owner)),
            ]
        }
        let seen = MyFilmsQuery(shelf: .seen)
        let said = try await all.myFilms.films(seen, of: .owner).min { $0.rawValue < $1.rawValue }
        return pages + (try await changes(all, short, none)) + [
            ("my-more", try await MyFilmsPage.load(seen, from: short, for: .owner)),
            (
                "my-select-none",
                try await MyFilmsPage.load(seen, selecting: .withoutFilms, from: all, for: .owner)
            ),
            ("diary", try await DiaryPage.load(from: all, for: .owner)),
            ("diary-more", try await DiaryPage.load(from: short, for: .owner)),
            (
                "diary-filtered",
                try await DiaryPage.load(
                    MyFilmsQuery.Filter(genre: "0", seenIn: SeenPeriod("2011-07")), from: all, for: .owner)
            ),
            ("catch-up", try await CatchUpPage.load(decade: 1990, from: all, for: .owner)),
            ("catch-up-said", try await CatchUpPage.load(decade: 1990, showing: said, from: all, for: .owner)),
            ("catch-up-none", try await CatchUpPage.load(from: none, for: .owner)),
            ("diary-empty", try await DiaryPage.load(from: none, for: .owner)),
        ]
    }

    private static func changes(_ all: Services, _ short: Services, _ none: Services) async throws -> Named {
        let known = try await all.undo.changes(of: .owner, page: PageRequest()).items
        let several = try #require(known.dropFirst().first ?? known.first).change.id
        return [
            ("changes", try await ChangesPage.load(clock: Samples.clock, from: all, for: .owner)),
            ("changes-more", try await ChangesPage.load(clock: Samples.clock, from: short, for: .owner)),
            ("changed-films", try #require(try await ChangedFilmsPage.load(several, from: all, for: .owner))),
            ("changed-films-more", try #require(try await ChangedFilmsPage.load(several, from: short, for: .owner))),
            (
                "changed-films-none",
                try #require(try await ChangedFilmsPage.load(several, titled: "0", from: all, for: .owner))
            ),
            ("changes-none", try await ChangesPage.load(clock: Samples.clock, from: none, for: .owner)),
        ]
    }

    private static func errors() -> Named {
        let plain =
            [400, 403, 404, 409, 413, 415, 422, 500, 503, 418].map { status in
                ("error-\(status)", ErrorPage(status: status) as any WebPage)
            } + [("error-password-missing", ErrorPage.passwordMissing)]
        let problems: [DomainError] = [
            .noSuchFilm, .noSuchViewing, .nothingToUndo, .notAddedByHand, .setElsewhere, .invalid(.year, .malformed),
            .noSuchList, .notOnList, .listFull, .tooManyLists, .noSuchTag, .tooManyTags,
        ]
        let storage: [(String, StorageError, Int)] = [
            ("full", .full, 507), ("locked", .locked, 503), ("read-only", .readOnly, 500), ("damaged", .damaged, 500),
        ]
        return plain + storage.map { ("error-\($0.0)", ErrorPage($0.1, status: $0.2)) }
            + [("error-backup", ErrorPage(BackupError.inUse))]
            + problems.enumerated().map { ("error-domain-\($0.offset + 1)", ErrorPage($0.element)) }
    }

    private static func signIn() -> Named {
        let problems: [SignInPage.Problem] = [
            .wrongPassword, .tooMany(seconds: 1), .tooMany(seconds: 30), .tooMany(seconds: 900), .busy,
        ]
        let sent = FormFields(urlEncoded: "when=today&note=%3C1%3E+%22%C3%BC%22&password=42")
        let held = PendingForm(path: "/films/5/viewings", sent: sent)
        return [
            ("sign-in", SignInPage(next: "/search?q=%3C1%3E&after=2")),
            ("sign-in-named", SignInPage(next: "/", name: "")),
            ("sign-in-named-refused", SignInPage(next: "/", name: "<1> \"ü\"", problem: .wrongPassword)),
            ("sign-in-held", SignInPage(next: "/films/5", loss: .form(held))),
            ("sign-in-file", SignInPage(next: "/import", loss: .file)),
            ("held-form", PendingFormPage(held, next: "/films/5", clock: Samples.clock)),
            (
                "held-form-news",
                PendingFormPage(
                    held, next: "/films/5", news: [AccountEvent(.newBrowser, at: Samples.clock.now(), device: "<1>")],
                    clock: Samples.clock)
            ),
        ]
            + problems.enumerated().map { index, problem in
                ("sign-in-refused-\(index + 1)", SignInPage(next: "/", problem: problem))
            }
    }

    private static func settings(_ sample: SampleServices) async throws -> Named {
        var protected = sample
        protected.isProtected = true
        protected.sessions = Samples.sessions
        var alone = protected
        alone.sessions = Array(Samples.sessions.prefix(1))
        let several = household(sample)
        var outdated = sample
        outdated.newestRelease = ReleaseVersion("0.2.0").map {
            FilmzRelease($0, page: WebLink("https://example.org/filmz?a=1&b=2"))
        }
        let phone = PhoneCard.Phone(address: "http://192.168.1.5:4455", code: [[true, false], [true, true]])
        func you(
            _ sample: SampleServices, isReachable: Bool = true, phone: PhoneCard.Phone? = nil
        ) async throws -> YouPage {
            try await YouPage.load(
                session: sample.sessions.first?.id, isReachable: isReachable, phone: phone, clock: Samples.clock,
                from: sample.services, for: .owner)
        }
        func server(_ sample: SampleServices) async throws -> ServerPage {
            try await ServerPage.load(
                version: "0.1.0", clock: Samples.clock, from: sample.services, for: .ofThisMachine)
        }
        let encrypted = PhoneCard.Phone(address: "https://films.example.org", code: [])
        let pages: Named = [
            ("settings-you", try await you(several, phone: phone)),
            ("settings-encrypted", try await you(alone, phone: encrypted)),
            ("settings-one-device", try await you(alone, isReachable: false)),
            ("settings-no-password", try await you(sample, isReachable: false)),
            ("settings-address-unknown", try await you(alone)),
            ("settings-server", try await server(sample)),
            ("settings-outdated", try await server(outdated)),
            (
                "licences",
                LicencesPage(text: "0\n\n- <1>: 2\n- 3: 4\n\n<5> 6,\n  7.\n")
            ),
            (
                "time-zone",
                TimeZonePage(
                    current: PersonTimeZone(named: "Asia/Tokyo", isChosen: true), server: .gmt,
                    choices: ["America/New_York", "Asia/Tokyo"])
            ),
            ("settings-imdb", try await server(ofIMDb(sample))),
        ]
        return try await pages + groups(sample, outdated) + providers(sample)
    }

    /// The front page of the settings, for an owner who set nothing and one who set something.
    private static func groups(_ sample: SampleServices, _ outdated: SampleServices) async throws -> Named {
        var asked = outdated
        asked.statuses = Samples.statuses
        asked.mine.services = [StreamingService(id: 8, name: "<Netflix>")]
        asked.feeds = [CalendarFeed(person: .owner, kind: .episodes, madeAt: Timestamp(milliseconds: 0), readOn: nil)]
        var services = asked.services
        services.replace(\.backups, with: SampleBackups())
        func page(_ services: Services, theme: Theme? = nil) async throws -> SettingsPage {
            try await SettingsPage.load(
                version: "0.1.0", clock: Samples.clock, language: theme.map { _ in Language.german }, theme: theme,
                from: services, for: .owner, owner: .ofThisMachine)
        }
        return [
            ("settings", try await page(sample.services)),
            ("settings-set", try await page(services, theme: .dark)),
        ]
    }

    /// The same services with a catalogue from IMDb's datasets.
    private static func ofIMDb(_ sample: SampleServices) -> SampleServices {
        var imported = sample
        imported.description?.origin = .imdb
        imported.description?.filmCount = 1_136_979
        return imported
    }

    private static func providers(_ sample: SampleServices) async throws -> Named {
        var asked = sample
        asked.statuses = Samples.statuses
        let owners = asked.services.owners
        func page(
            _ report: ProviderActionResult.Outcome? = nil, problem: DomainError? = nil
        ) async throws -> SourcesPage {
            try await SourcesPage.load(
                now: Samples.clock.now(), report: report.map { ProviderActionResult(.omdb, outcome: $0) },
                problem: problem.map { (.omdb, $0) }, from: owners)
        }
        let outcomes: [ProviderActionResult.Outcome] = [
            .tested(.accepted), .tested(.refused), .tested(.untested(ProviderFailure(.timedOut))), .removed,
            .switchedOn,
            .switchedOff, .notAsked,
        ]
        var pages: Named = [
            ("settings-providers", try await page()),
            ("settings-key-invalid", try await page(problem: .invalid(.key, .malformed))),
        ]
        for (index, outcome) in outcomes.enumerated() {
            pages.append(("settings-provider-\(index + 1)", try await page(outcome)))
        }
        return pages
    }
}
