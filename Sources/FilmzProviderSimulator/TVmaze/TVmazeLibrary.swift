import FilmzDomain

/// The shows of TVmaze: those of the catalogue, and some invented ones that are unusual in one way each.
struct TVmazeLibrary: Sendable {
    private let catalogue: [(show: LibraryFilm, run: ShowRun)]

    /// The number of IDs on a page of the index.
    static let pageSize = 250

    init(_ shows: [Film], runs: [Film.ID: ShowRun]) {
        catalogue = shows.compactMap { show in
            guard show.isShow, let imdb = show.externalIDs.imdb else { return nil }
            return (LibraryFilm(show, imdb: imdb, released: show.releaseDate), runs[show.id] ?? ShowRun())
        }
        .sorted { $0.show.imdb.number < $1.show.imdb.number }
    }

    /// The shows by ascending ID. Some IDs are missing, like those of deleted shows.
    func shows(on today: CalendarDay) -> [TVmazeShow] {
        catalogue.enumerated().map {
            Self.show(2 * $0.offset + 1, film: $0.element.show, run: $0.element.run, on: today)
        }
            + TVmazeOddities.shows(from: firstOddity, on: today)
    }

    /// The ID of the first unusual show, after a page of the index without any show.
    private var firstOddity: Int { (2 * catalogue.count / Self.pageSize + 2) * Self.pageSize + 1 }

    private static func show(_ id: Int, film: LibraryFilm, run: ShowRun, on today: CalendarDay) -> TVmazeShow {
        let chance = film.chance
        let country = CountryCodes.code(of: film.film.countries.first) ?? "US"
        let isRunning = run.lastYear == nil && film.film.kind == .series
        let isStreamed = (film.released?.year ?? 0) >= 2_013 && chance.isOne(of: 2, purpose: "streamed")
        let seasons = seasons(film, run: run, isRunning: isRunning, on: today)
        return TVmazeShow(
            id: id, film: film,
            status: isRunning ? (chance.isOne(of: 4, purpose: "status") ? "To Be Determined" : "Running") : "Ended",
            type: type(film.film.genres), network: isStreamed ? nil : .network(country, chance: chance),
            webChannel: isStreamed ? (chance.isOne(of: 3, purpose: "local") ? .local(country) : .global) : nil,
            minutes: isStreamed ? nil : chance.pick("time", from: [1_200, 1_260, 1_290, 1_350, 35]),
            seasons: isStreamed
                ? seasons.map { TVmazeSeason(number: $0.number, first: $0.first, count: $0.count, step: 0) } : seasons,
            imdb: chance.isOne(of: 10, purpose: "no imdb") ? nil : film.imdb.description,
            theTVDB: chance.isOne(of: 9, purpose: "no tvdb") ? nil : 70_000 + id,
            hasSpecial: chance.isOne(of: 3, purpose: "special"))
    }

    /// The known seasons, or as many as the show is said to have, one a year. A running show is on now, announced
    /// without a day, or paused.
    private static func seasons(
        _ film: LibraryFilm, run: ShowRun, isRunning: Bool, on today: CalendarDay
    ) -> [TVmazeSeason] {
        var seasons = run.seasons.filter { $0.number > 0 }.map {
            TVmazeSeason(number: $0.number, first: $0.firstAired, count: $0.episodeCount ?? 8)
        }
        if seasons.isEmpty, let first = film.released {
            let count = run.seasonCount ?? 1
            let episodes = run.episodeCount.map { min(max(1, $0 / count), 200) } ?? 8
            seasons = (0..<count).compactMap { index in
                let day = CalendarDay(year: first.year + index, month: first.month, day: min(first.day, 28))
                return day.map { TVmazeSeason(number: index + 1, first: index == 0 ? first : $0, count: episodes) }
            }
        }
        guard isRunning else { return seasons }
        let number = (seasons.map(\.number).max() ?? 0) + 1
        switch film.chance.number("next", in: 0...2) {
        case 0:
            let first = today - (film.chance.number("weekday", in: 0...6) + 21)
            return seasons + [TVmazeSeason(number: number, first: first, count: 8)]
        case 1: return seasons + [TVmazeSeason(number: number, first: nil, count: 2)]
        default: return seasons
        }
    }

    private static func type(_ genres: [String]) -> String {
        let types = [
            "Animation": "Animation", "Documentary": "Documentary", "Reality-TV": "Reality", "Talk-Show": "Talk Show",
            "Game-Show": "Game Show", "News": "News",
        ]
        return genres.lazy.compactMap { types[$0] }.first ?? "Scripted"
    }
}
