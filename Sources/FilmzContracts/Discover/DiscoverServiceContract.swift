import FilmzDomain
import Testing

/// The promises of ``DiscoverService``.
public enum DiscoverServiceContract {
    public static let cases: [ContractCase] = years + orders + filters + paging

    private static var years: [ContractCase] {
        [
            ContractCase("has no years and no films without a catalogue") { subject in
                for query in [DiscoverQuery(), DiscoverQuery(year: 2001), DiscoverQuery(sort: .popular)] {
                    let shelf = try await subject.discover(query)
                    #expect(shelf.facets == DiscoverFacets())
                    #expect(shelf.films.items.isEmpty)
                    #expect(shelf.films.total == 0)
                    #expect(shelf.films.next == nil)
                }
            },
            ContractCase("lists the years that have films, newest first") { subject in
                try await subject.load(Film.samples)
                let expected = Dictionary(grouping: Film.samples.compactMap(\.year)) { $0 }
                    .map { ReleaseYear(year: $0, filmCount: $1.count) }
                    .sorted { $0.year > $1.year }
                let shelf = try await subject.discover(DiscoverQuery())
                #expect(shelf.facets.years == expected)
            },
            ContractCase("opens at this year, or else at the last one before it that has films") { subject in
                func opened() async throws -> Int? {
                    let shelf = try await subject.discover(DiscoverQuery())
                    #expect(shelf.films.items.allSatisfy { $0.year == shelf.query.year })
                    #expect(shelf.films.total > 0)
                    return shelf.query.year
                }
                let announced = Film.sample("Announced", imdb: 52, year: 2031)
                try await subject.load([announced])
                #expect(try await opened() == 2031, "There is nothing earlier.")
                try await subject.load(
                    [.sample("Old", imdb: 50, year: 1950), .sample("Newer", imdb: 51, year: 2009), announced],
                    edition: "second")
                #expect(try await opened() == 2009)
                subject.clock.now = Timestamp(milliseconds: 1_930_000_000_000)
                #expect(try await opened() == 2031)
            },
            ContractCase("answers for years that have no films") { subject in
                try await subject.load(Film.samples)
                for year in [1999, 0, -1, Int.max, Int.min] {
                    let shelf = try await subject.discover(DiscoverQuery(year: year))
                    #expect(shelf.films.items.isEmpty)
                    #expect(shelf.films.total == 0)
                    #expect(!shelf.facets.years.isEmpty)
                }
            },
        ]
    }

    private static var orders: [ContractCase] {
        [
            ContractCase("shows the dated films newest first, then the others, best known first") { subject in
                try await subject.load(year2001.shuffled() + [.hostile, .titleOnly])
                let films = try await subject.discover(DiscoverQuery(year: 2001)).films
                #expect(films.items == year2001)
                #expect(films.total == year2001.count)
                #expect(films.next == nil)
            },
            ContractCase("shows the best known first, of a year and of all") { subject in
                let films = year2001 + [.hostile, .titleOnly]
                try await subject.load(films.shuffled())
                let all = try await subject.discover(DiscoverQuery(sort: .popular)).films.items
                #expect(all.map { $0.prominence ?? .max } == films.map { $0.prominence ?? .max }.sorted())
                #expect(Set(all) == Set(films))
                let year = try await subject.discover(DiscoverQuery(year: 2001, sort: .popular)).films.items
                #expect(year == all.filter { $0.year == 2001 })
            },
            ContractCase("shows the films released on a day of any year") { subject in
                let other = Film.sample("Another Christmas Eve", imdb: 40, releaseDate: "1985-12-24", prominence: 3)
                try await subject.load(year2001 + [other])
                let day = try #require(MonthDay("12-24"))
                let films = try await subject.discover(DiscoverQuery(day: day, sort: .popular)).films.items
                #expect(films.map(\.title) == ["Another Christmas Eve", "Christmas Eve"])
                let newest = try await subject.discover(DiscoverQuery(day: day)).films.items
                #expect(newest.map(\.title) == ["Christmas Eve", "Another Christmas Eve"])
                let quiet = try #require(MonthDay("02-29"))
                #expect(try await subject.discover(DiscoverQuery(day: quiet)).films.total == 0)
            },
        ]
    }

    private static var filters: [ContractCase] {
        [
            ContractCase("filters by genre, country, language, length and audience, alone and together") { subject in
                try await subject.load(mixed.shuffled())
                for query in mixedQueries {
                    let found = try await subject.discover(query).films
                    let expected = mixed.filter { film in
                        let filter = query.filter
                        return query.year.map { $0 == film.year } != false
                            && filter.genre.map(film.genres.contains) != false
                            && filter.country.map(film.countries.contains) != false
                            && filter.language.map(film.languages.contains) != false
                            && filter.length.map { $0.minutes.contains(film.runtime ?? 0) } != false
                            && filter.kind.map { $0.holds(film.kind) } != false
                            && filter.audience.map(film.likelyAudience.isSuperset) != false
                    }
                    #expect(Set(found.items.map(\.title)) == Set(expected.map(\.title)), "\(query)")
                    #expect(found.total == expected.count, "\(query)")
                }
            },
            ContractCase("offers only filters that some film passes") { subject in
                try await subject.load(mixed)
                let facets = try await subject.discover(DiscoverQuery(sort: .popular)).facets
                #expect(facets.genres == ["Comedy", "Drama", "War"])
                #expect(facets.countries == ["Chad", "Peru"])
                #expect(facets.languages == ["Quechua"])
            },
            ContractCase("treats hostile filters as plain text") { subject in
                try await subject.load(Film.samples + mixed)
                for text in ["' OR 1=1 --", "%", "", "\"", "Drama\nWar", "Dram"] {
                    for filter in [
                        DiscoverQuery.Filter(genre: text), .init(country: text), .init(language: text),
                    ] {
                        #expect(
                            try await subject.discover(DiscoverQuery(sort: .popular, filter: filter)).films.total == 0)
                    }
                }
                let genre = try #require(Film.hostile.genres.first)
                let found = try await subject.discover(DiscoverQuery(sort: .popular, filter: .init(genre: genre)))
                #expect(found.films.items == [.hostile])
            },
        ]
    }

    private static var paging: [ContractCase] {
        [
            ContractCase("lists every film of a year exactly once, in every order, in pages of any size") { subject in
                try await subject.load(crowdedYear.shuffled())
                for query in DiscoverQuery.Sort.allCases.map({ DiscoverQuery(year: 2001, sort: $0) }) {
                    let whole = try await subject.discover(query).films.items
                    #expect(Set(whole) == Set(crowdedYear))
                    for size in [1, 7, 20, 59, 60, 61] {
                        let walked = try await walk(pagesOf: size) { page in
                            try await subject.services.discover.films(query, page: page).films
                        }
                        #expect(walked == whole, "by \(query.sort) in pages of \(size)")
                    }
                }
            },
            ContractCase("gives the first page for a cursor it did not make") { subject in
                try await subject.load(crowdedYear)
                let query = DiscoverQuery(year: 2001)
                let first = try await subject.services.discover.films(query, page: PageRequest(size: 5)).films
                for cursor in nonsenseCursors {
                    let page = try await subject.services.discover.films(
                        query, page: PageRequest(size: 5, after: cursor)
                    ).films
                    #expect(page.items == first.items, "\(cursor)")
                    #expect(page.total == first.total)
                }
            },
        ]
    }

    /// Films of 2001, in the promised order.
    private static let year2001 = [
        Film.sample("Christmas Eve", imdb: 1, releaseDate: "2001-12-24", prominence: 500),
        Film.sample("December First", imdb: 2, releaseDate: "2001-12-01"),
        Film.sample("Ninth of November", imdb: 3, releaseDate: "2001-11-09", prominence: 900),
        Film.sample("Second of January", imdb: 4, releaseDate: "2001-01-02", prominence: 1),
        Film.sample("Well Known", imdb: 5, year: 2001, prominence: 2),
        Film.sample("Less Known", tmdb: 6, year: 2001, prominence: 10),
        Film.sample("Hardly Known", imdb: 7, year: 2001, prominence: 1000),
        Film.sample("Unheard Of", imdb: 8, year: 2001),
    ]

    /// Sixty films on three days or on none, with few different ranks, so that many are equal in every order.
    private static let crowdedYear = (1...60).map { number in
        Film.sample(
            "Film \(number)", imdb: number, year: 2001,
            releaseDate: number.isMultiple(of: 2) ? "2001-03-0\(number % 3 + 1)" : nil,
            prominence: number.isMultiple(of: 5) ? nil : number % 4 + 1)
    }

    /// Films with every combination of a few facts.
    private static let mixed = (1...72).map { number in
        var film = Film.sample(
            "Mixed \(number)", imdb: 1000 + number, year: 2000 + number % 2,
            runtime: [nil, 89, 90, 119, 120, 149, 150, 400][number % 8],
            genres: [["Drama"], ["War", "Drama"], ["Comedy"]][number % 3], prominence: number)
        film.countries = [["Peru"], ["Chad", "Peru"], []][number / 3 % 3]
        film.languages = number.isMultiple(of: 4) ? ["Quechua"] : []
        film.certificate = ["G", "PG", "R", nil][number / 9 % 4]
        film.kind = [.film, .series, .miniseries, nil, .short][number % 5]
        return film
    }

    private static let mixedQueries: [DiscoverQuery] = {
        let filters: [DiscoverQuery.Filter] =
            [.init(genre: "Drama"), .init(genre: "War"), .init(country: "Peru"), .init(language: "Quechua")]
            + DiscoverQuery.Length.allCases.map { .init(length: $0) }
            + [Audience.kids, .family, .adults, .bodyCountSavvy].map { .init(audience: $0) }
            + Film.KindGroup.allCases.flatMap { [.init(kind: $0), .init(kind: $0, genre: "War")] }
            + [.init(genre: "Drama", country: "Chad", language: "Quechua", length: .medium, audience: .adults)]
            + [.init(genre: "War", country: "Peru", audience: .family)]
        return filters.flatMap { [DiscoverQuery(sort: .popular, filter: $0), DiscoverQuery(year: 2001, filter: $0)] }
    }()
}

extension Subject {
    fileprivate func discover(_ query: DiscoverQuery) async throws -> DiscoverShelf {
        try await services.discover.films(query, page: PageRequest(size: 200))
    }
}
