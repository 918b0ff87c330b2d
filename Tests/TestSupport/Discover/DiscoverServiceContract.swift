import FilmzDomain
import Testing

/// What ``DiscoverService`` promises.
public enum DiscoverServiceContract {
    public static let cases: [ContractCase] = [
        ContractCase("has no years and no films without a catalogue") { subject in
            #expect(try await subject.services.discover.years().isEmpty)
            let page = try await subject.services.discover.films(of: 2001, page: PageRequest())
            #expect(page.items.isEmpty)
            #expect(page.total == 0)
            #expect(page.next == nil)
        },
        ContractCase("lists the years that have films, newest first") { subject in
            try await subject.load(Film.samples)
            let expected = Dictionary(grouping: Film.samples.compactMap(\.year)) { $0 }
                .map { ReleaseYear(year: $0, filmCount: $1.count) }
                .sorted { $0.year > $1.year }
            #expect(try await subject.services.discover.years() == expected)
        },
        ContractCase("answers for years that have no films") { subject in
            try await subject.load(Film.samples)
            for year in [1999, 0, -1, Int.max, Int.min] {
                let page = try await subject.services.discover.films(of: year, page: PageRequest())
                #expect(page.items.isEmpty)
                #expect(page.total == 0)
            }
        },
        ContractCase("shows the dated films newest first, then the others, best known first") { subject in
            try await subject.load(year2001.shuffled() + [.hostile, .titleOnly])
            let page = try await subject.services.discover.films(of: 2001, page: PageRequest())
            #expect(page.items == year2001)
            #expect(page.total == year2001.count)
            #expect(page.next == nil)
        },
        ContractCase("walks every film of a year exactly once, in pages of any size") { subject in
            try await subject.load(crowdedYear.shuffled())
            let whole = try await subject.services.discover.films(of: 2001, page: PageRequest(size: 200)).items
            #expect(Set(whole) == Set(crowdedYear))
            for size in [1, 7, 20, 59, 60, 61] {
                let walked = try await walk(pagesOf: size) { page in
                    try await subject.services.discover.films(of: 2001, page: page)
                }
                #expect(walked == whole, "in pages of \(size)")
            }
        },
        ContractCase("gives the first page for a cursor it did not make") { subject in
            try await subject.load(crowdedYear)
            let first = try await subject.services.discover.films(of: 2001, page: PageRequest(size: 5))
            for cursor in nonsenseCursors {
                let page = try await subject.services.discover.films(
                    of: 2001, page: PageRequest(size: 5, after: cursor))
                #expect(page.items == first.items, "\(cursor)")
                #expect(page.total == first.total)
            }
        },
    ]

    /// In the order that is promised.
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

    /// Sixty films on three days, on none, and with few different ranks: full of ties.
    private static let crowdedYear = (1...60).map { number in
        Film.sample(
            "Film \(number)", imdb: number, year: 2001,
            releaseDate: number.isMultiple(of: 2) ? "2001-03-0\(number % 3 + 1)" : nil,
            prominence: number.isMultiple(of: 5) ? nil : number % 4 + 1)
    }
}
