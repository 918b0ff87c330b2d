import FilmzDomain
import FilmzPages
import Testing

extension EveryPage {
    /// Where films can be got in each state, and choosing services.
    static func offers(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let film = try #require(sample.allFilms.first)
        let full = sample.withOffers(of: film.id)
        let known = try #require(full.kept[film.id])
        let country = try #require(CountryCode("AT"))
        func page(_ offers: FilmOffers, isLate: Bool = false) async throws -> FilmPage {
            var asked = full
            asked.offers = SampleOffers(offers: offers)
            let dossier = FilmMerging.dossier(film, reports: [])
            return try await FilmPage.load(
                film.id, film: film, dossier: dossier, offersAreLate: isLate, from: asked.services, for: .owner)
        }
        let failure = ProviderFailure(.unreachable)
        let empty = CachedOffers(fetchedAt: known.fetchedAt)
        let unknown = CachedOffers(isKnown: false, fetchedAt: known.fetchedAt)
        let many = (1...30).map { StreamingService(id: $0, name: "\($0)") }
        var watchlist = OutcomeCounts()
        for outcome in OutcomeCounts.Outcome.allCases where outcome != .doubtful {
            watchlist.add(outcome, count: 1_234)
        }
        let wanted = wanting(film, full)
        return try await searches(sample, full) + checks(wanted, watchlist: watchlist) + [
            ("offers", try await page(FilmOffers(country: country, cached: known, canBeAsked: true, isOutdated: true))),
            (
                "offers-old",
                try await page(FilmOffers(country: country, cached: known, failure: failure, canBeAsked: true))
            ),
            ("offers-none", try await page(FilmOffers(country: country, cached: empty, canBeAsked: true))),
            ("offers-unknown", try await page(FilmOffers(country: country, cached: unknown, canBeAsked: true))),
            ("offers-asking", try await page(FilmOffers(country: country, canBeAsked: true, isOutdated: true))),
            (
                "offers-late",
                try await page(FilmOffers(country: country, canBeAsked: true, isOutdated: true), isLate: true)
            ),
            ("offers-failed", try await page(FilmOffers(country: country, failure: failure, canBeAsked: true))),
            (
                "my-services",
                MyServicesPage(mine: MyServices(), countryOfFilmz: .usual, offered: Array(many.prefix(3)))
            ),
            (
                "my-services-chosen",
                MyServicesPage(
                    mine: MyServices(country: country, services: [SampleServices.streamwell], isRefreshed: true),
                    countryOfFilmz: .usual, offered: [SampleServices.streamwell] + many, isSaved: true,
                    watchlist: watchlist)
            ),
            (
                "discover-new-on-services",
                try await DiscoverPage.front(
                    clock: Samples.clock, isHintAway: true, from: wanting(film, full).services, for: .owner)
            ),
            (
                "together-new-on-services",
                try await TogetherPage.load(clock: Samples.clock, from: wanting(film, full).services, for: .owner)
            ),
        ]
    }

    /// The watchlist on my services: while it is checked, before and after, and when it cannot be.
    private static func checks(
        _ wanted: SampleServices, watchlist: OutcomeCounts
    ) async throws -> [(name: String, page: any WebPage)] {
        let query = MyFilmsQuery(shelf: .watchlist, filter: .init(offered: OfferedFilms(.mine)))
        func page(_ check: WatchlistCheck, from services: SampleServices) async throws -> MyFilmsPage {
            try await MyFilmsPage.load(query, check: check, from: services.services, for: .owner)
        }
        var mine = wanted.mine
        let question = WatchlistCheck(mine: mine, outcomes: watchlist)
        mine.isRefreshed = true
        var done = OutcomeCounts()
        done.add(.nothing, count: 2)
        var nowhere = wanted
        nowhere.kept = [:]
        let failure = ProviderFailure(.unreachable)
        return [
            ("on-services-question", try await page(question, from: wanted)),
            ("on-services-checking", try await page(WatchlistCheck(mine: mine, outcomes: watchlist), from: wanted)),
            (
                "on-services-failed",
                try await page(WatchlistCheck(mine: mine, outcomes: watchlist, failure: failure), from: wanted)
            ),
            (
                "on-services-no-key",
                try await page(WatchlistCheck(mine: mine, outcomes: watchlist, canBeAsked: false), from: wanted)
            ),
            ("on-services", try await page(WatchlistCheck(mine: mine, outcomes: done), from: wanted)),
            ("on-services-nothing", try await page(WatchlistCheck(mine: mine, outcomes: done), from: nowhere)),
            ("on-services-none-chosen", try await page(WatchlistCheck(mine: MyServices()), from: nowhere)),
        ]
    }

    /// Searches that name where films can be got, in letters that fold to Latin ones.
    private static func searches(
        _ sample: SampleServices, _ full: SampleServices
    ) async throws -> [(name: String, page: any WebPage)] {
        var nothing = sample
        nothing.mine = full.mine
        return [
            ("search-no-services", try await SearchPage.load("ｍｙ ｓｅｒｖｉｃｅｓ", from: sample.services, for: .owner)),
            ("search-no-theatres", try await SearchPage.load("ｍｙ ｃｉｎｅｍａｓ", from: sample.services, for: .owner)),
            ("search-on-services", try await SearchPage.load("ｍｙ ｓｅｒｖｉｃｅｓ", from: full.services, for: .owner)),
            ("search-on-service", try await SearchPage.load("ｏｎ 9 1", from: nothing.services, for: .owner)),
        ]
    }

    /// The film is on the watchlist.
    private static func wanting(_ film: Film, _ sample: SampleServices) -> SampleServices {
        var sample = sample
        var myFilm = MyFilm()
        myFilm.watchlistedAt = Samples.clock.now()
        sample.myFilms = [film.id: myFilm]
        return sample
    }
}
