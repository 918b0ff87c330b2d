import Foundation

/// All films and people, in the order of IMDb's files.
struct Corpus {
    private(set) var films: [Film]
    private(set) var people: [Person]
    /// Who made a film: places of people, by the film's place.
    private(set) var makers: [[Int32]] = []

    init(_ options: Options) throws {
        var known = try StarterCatalogue.films(path: options.starter)
        known = Array(known.prefix(options.films / 2))
        let curve = VoteCurve()
        for place in known.indices {
            known[place].votes = curve.votes(
                rank: Double(place + 1) * 1_000_000 / Double(max(options.films, 1_000_000)))
        }
        let seed = UInt64(bitPattern: Int64(options.seed)) &* 100
        let list = try options.words.map { try WordList(path: $0, seed: seed + 3) }
        var series = FilmSeries(count: options.films, known: known, list: list, seed: seed)
        var random = SeededRandom(seed: seed + 1)
        let taken = Set(known.map(\.id))
        // As in IMDb, numbers go up to some 34 millions.
        let gap = max(2, 67_000_000 / options.films)
        var id = 0
        films = known
        films.reserveCapacity(options.films)
        while films.count < options.films {
            var film = series.next()
            repeat { id += 1 + random.below(gap) } while taken.contains(id)
            film.id = id
            films.append(film)
        }
        films.sort { FileOrder.key($0.id) < FileOrder.key($1.id) }
        var personSeries = PersonSeries(seed: seed + 2)
        people = (0..<options.people).map { _ in personSeries.next() }
        people.sort { FileOrder.key($0.id) < FileOrder.key($1.id) }
        makers.reserveCapacity(films.count)
        for film in films {
            let crew = (0..<(1 + random.below(6))).map { _ in
                // The busiest tenth of the people does half of the work.
                Int32(Double(people.count) * pow(random.unit(), 3))
            }
            makers.append(crew)
            for place in Set(crew) { people[Int(place)].votes += film.votes ?? 0 }
        }
    }
}
