import FilmzDomain
import FilmzStore
import Synchronization

/// Persons with films in one store.
struct Crowd: Sendable {
    private let store: Store
    private let persons: [Person.ID]
    private let catalogued: [Film]

    /// Each person has other films of the same catalogue, of which some are had by many.
    init(_ store: Store, persons count: Int, filmsOfEach: Int) async throws {
        self.store = store
        let catalogued = (1...20_000).map { number in Self.film(number, runtime: 90) }
        self.catalogued = catalogued
        _ = try await store.catalogue.replace(with: catalogued, edition: "first")
        var persons: [Person.ID] = []
        for number in 1...count {
            let person = try await store.services.managed(by: .ofThisMachine).persons.add(
                PersonDraft(name: "Person \(number) of the crowd"))
            let batch = try await store.services.myFilms.begin(.edited, isKept: false, of: person.id)
            try await batch.add(
                (0..<filmsOfEach).map { index in
                    let film = catalogued[(number * 37 + index * (index % 3 == 0 ? 1 : 61)) % catalogued.count]
                    return FilmEdit(film: film.id, edit: index % 2 == 0 ? .watchlist(true) : .log(ViewingDraft()))
                })
            _ = try await batch.commit()
            persons.append(person.id)
        }
        self.persons = persons
    }

    private static func film(_ number: Int, runtime: Int) -> Film {
        let id = ExternalIDs(imdb: IMDbID(number: 5_000_000 + number))
        return Film(
            id: id.all.first.map(Film.ID.init) ?? .random(), title: "Film \(number)", year: 1930 + number % 95,
            runtime: runtime + number % 60, genres: ["Drama"], directors: ["Director \(number % 300)"],
            externalIDs: id, prominence: number)
    }

    /// A catalogue in which every film has other facts.
    func loadCatalogue(edition: String) async throws {
        let films = (1...catalogued.count).map { Self.film($0, runtime: 91) }
        _ = try await store.catalogue.replace(with: films, edition: edition)
    }

    /// How long the writes of persons take, one after another, while something else is done.
    func writes(during work: @Sendable () async throws -> Void) async throws -> Times {
        let isDone = Flag()
        async let writer: Times = {
            var times = Times()
            var number = 0
            while !isDone.isSet {
                let person = persons[number % persons.count]
                let film = catalogued[number % catalogued.count]
                times.add(
                    try await ContinuousClock().measure {
                        try await store.services.myFilms.apply(
                            .favourite(number % 2 == 0), to: film.id, of: person)
                    })
                number += 1
                try? await Task.sleep(for: .milliseconds(1))
            }
            return times
        }()
        try await work()
        isDone.set()
        return try await writer
    }

    private final class Flag: Sendable {
        private let state = Mutex(false)

        var isSet: Bool { state.withLock(\.self) }
        func set() { state.withLock { $0 = true } }
    }

    /// How long it takes to learn that an ID leads to a film.
    func aliases() async throws -> [String: Double] {
        var times = Times()
        for number in 1...50 {
            let film = catalogued[number * 101 % catalogued.count]
            times.add(
                try await ContinuousClock().measure {
                    _ = try await store.services.films.learn(.tmdb(900_000 + number), of: film.id)
                })
        }
        return times.summary
    }

    /// How long persons wait for their watchlists.
    func shelves() async throws -> [String: Double] {
        var times = Times()
        for person in persons.prefix(200) {
            times.add(
                try await ContinuousClock().measure {
                    _ = try await store.services.myFilms.shelf(
                        MyFilmsQuery(shelf: .watchlist), of: person, page: PageRequest())
                })
        }
        return times.summary
    }

    /// How long others' writes take while a batch of 10,000 films happens, and how long that takes.
    func batch() async throws -> [String: Double] {
        var summary: [String: Double] = [:]
        let took = ContinuousClock()
        let start = took.now
        let times = try await writes {
            let batch = try await store.services.myFilms.begin(.edited, isKept: true, of: .owner)
            for start in stride(from: 0, to: 10_000, by: 50) {
                try await batch.add(
                    catalogued[start..<start + 50].map { FilmEdit(film: $0.id, edit: .rate(Rating(halfStars: 7))) })
            }
            _ = try await batch.commit()
        }
        summary = times.summary
        summary["all"] = (took.now - start) / .milliseconds(1)
        return summary
    }
}

/// Durations of the same thing, done again and again.
struct Times: Sendable {
    private var all: [Duration] = []

    mutating func add(_ duration: Duration) { all.append(duration) }

    /// The number of durations, and their median, 99th percentile and maximum in milliseconds.
    var summary: [String: Double] {
        let sorted = all.sorted()
        guard let longest = sorted.last else { return ["count": 0] }
        return [
            "count": Double(sorted.count), "median": sorted[sorted.count / 2] / .milliseconds(1),
            "most99": sorted[sorted.count * 99 / 100] / .milliseconds(1), "longest": longest / .milliseconds(1),
        ]
    }
}
