import FilmzContracts
import FilmzDomain
import FilmzPages

extension EveryPage {
    /// Providers' lists: on the front page, on pages of their own, under a year, and their switches.
    static func providerLists(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let lists = SampleLists(films: Array(sample.allFilms.prefix(3)), year: 1999)
        var services = sample.services
        services.providerLists = lists
        services.replace(\.providerLists, with: lists)
        func page(_ list: ProviderList, isLate: Bool = false) async throws -> ProviderListPage {
            try await .load(list.kind, shown: try await lists.cached(list), isLate: isLate, from: services, for: .owner)
        }
        return [
            (
                "discover-new",
                try await DiscoverPage.front(clock: Samples.clock, isHintAway: false, from: services, for: .owner)
            ),
            ("discover-year-more", try await DiscoverPage.load(DiscoverQuery(year: 1999), from: services, for: .owner)),
            ("provider-list", try await page(.inCinemas)),
            ("provider-list-failed", try await page(.trending)),
            ("provider-list-asked", try await page(.onTheAir)),
            ("provider-list-late", try await page(.onTheAir, isLate: true)),
            ("provider-list-empty", try await page(.toBuyOrRent)),
            ("provider-list-year", try await page(.year(1999))),
            (
                "provider-list-not-asked",
                try await ProviderListPage.load(.inCinemas, shown: nil, isLate: false, from: services, for: .owner)
            ),
            ("settings-lists", try await SourcesPage.load(now: Samples.clock.now(), from: services.owners)),
        ]
    }
}

/// A list in each state.
private struct SampleLists: ProviderListManagement {
    let films: [Film]
    let year: Int

    func cached(_ lists: [ProviderList], limit: Int) -> [FilledProviderList] { lists.compactMap(list) }

    private func list(_ list: ProviderList) -> FilledProviderList? {
        let now = Samples.clock.now()
        let hourAgo = Timestamp(milliseconds: now.milliseconds - 3_600_000)
        let weekAgo = Timestamp(milliseconds: now.milliseconds - 7 * 86_400_000)
        let entries = films.map { FilledProviderList.Entry(film: $0, released: CalendarDay("2031-02-03")) }
        return switch list {
        case .inCinemas: FilledProviderList(list: list, provider: .amc, entries: entries, fetchedAt: hourAgo)
        case .comingSoon:
            FilledProviderList(list: list, provider: .tmdb, entries: entries, fetchedAt: weekAgo, isOutdated: true)
        case .toBuyOrRent: FilledProviderList(list: list, provider: .iTunes, fetchedAt: hourAgo)
        case .trending:
            FilledProviderList(
                list: list, provider: .tmdb, entries: entries, fetchedAt: weekAgo,
                failure: ProviderFailure(.unreachable))
        case .onTheAir: FilledProviderList(list: list, provider: .tmdb, isOutdated: true)
        case .year(year):
            FilledProviderList(
                list: list, provider: .tmdb, entries: entries + [FilledProviderList.Entry(film: Self.unknown)],
                fetchedAt: hourAgo)
        case .year: nil
        }
    }

    private static let unknown = Film(
        id: Film.ID(.tmdb(9_001)), title: "<9001>", year: 1999, externalIDs: ExternalIDs(tmdb: 9_001), kind: .film)

    func refreshed(_ list: ProviderList, permission: ProviderPermission) -> FilledProviderList? { self.list(list) }

    func switches() -> [ProviderListSwitch] {
        ProviderList.Kind.allCases.map {
            ProviderListSwitch(
                kind: $0, isOn: $0 != .comingSoon, provider: $0 == .trending ? nil : $0.sources.last)
        }
    }

    func setOn(_ isOn: Bool, kind: ProviderList.Kind) {}
}
