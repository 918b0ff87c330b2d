import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about many films: shelves, their order and filters, and what pages need besides.
/// Part of ``MyFilmServiceContract``.
enum MyFilmShelfContract {
    static let cases: [ContractCase] = shelves + sorting + filtering + paging + summaries

    private static var shelves: [ContractCase] {
        [
            ContractCase("puts films on the shelves they belong to") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.watchlist(true), to: Film.french.id)
                try await subject.apply(.log(.full), to: Film.hostile.id)
                try await subject.apply(.favourite(true), to: Film.hostile.id)
                try await subject.apply(.rate(Rating(stars: 4)), to: Film.arabic.id)
                try await subject.apply(.log(.bare), to: Film.japanese.id)
                try await subject.apply(.watchlist(true), to: Film.japanese.id)
                try await subject.apply(.comment("Wait for winter."), to: Film.yearOnly.id)
                let expected: [MyFilmsQuery.Shelf: Set<Film>] = [
                    .watchlist: [.french, .japanese], .seen: [.hostile, .arabic, .japanese], .favourites: [.hostile],
                    .all: [.french, .hostile, .arabic, .japanese, .yearOnly],
                ]
                for shelf in MyFilmsQuery.Shelf.allCases {
                    let entries = try await subject.shelf(MyFilmsQuery(shelf: shelf))
                    #expect(Set(entries.map(\.film)) == expected[shelf], "\(shelf)")
                    for entry in entries {
                        #expect(entry.state == MyFilmState(try await subject.myFilm(entry.film.id)))
                    }
                }
            }
        ]
    }

    private static var sorting: [ContractCase] {
        [
            ContractCase("sorts by when a film was put on the shelf, newest first") { subject in
                try await subject.load(Film.samples)
                let order = [Film.french, .hostile, .arabic, .yearOnly]
                for film in order {
                    try await subject.apply(.favourite(true), to: film.id)
                    try await subject.apply(.log(.watched("")), to: film.id)
                    try await subject.apply(.watchlist(true), to: film.id)
                }
                try await subject.apply(.log(.watched("1950")), to: Film.french.id)
                try await subject.apply(.watchlist(true), to: Film.french.id)
                try await expect([.yearOnly, .arabic, .hostile, .french], on: .favourites, by: .added, in: subject)
                try await expect([.french, .yearOnly, .arabic, .hostile], on: .watchlist, by: .added, in: subject)
                try await expect([.french, .yearOnly, .arabic, .hostile], on: .seen, by: .added, in: subject)
            },
            ContractCase("sorts by when a film was last watched, unknown last") { subject in
                try await subject.load(Film.samples)
                let watched: [(Film, [String])] = [
                    (.french, ["2011-07-14T20:15", ""]), (.hostile, ["2011-07-14"]), (.arabic, ["1950", "2011-07"]),
                    (.yearOnly, ["2011"]), (.japanese, ["1999-12-31", "1998"]), (.hebrew, [""]),
                ]
                for (film, dates) in watched.shuffled() {
                    for date in dates { try await subject.apply(.log(.watched(date)), to: film.id) }
                }
                try await expect(watched.map(\.0), on: .seen, by: .watched, in: subject)
                try await expect(watched.map(\.0), on: .seen, by: nil, in: subject)
            },
            ContractCase("sorts by release, title, rating, critics and runtime, unknown last") { subject in
                var films = [
                    Film.sample("Delta", imdb: 1, releaseDate: "2011-07-14", runtime: 100),
                    Film.sample("The Alpha", imdb: 2, releaseDate: "2011-02-28", runtime: 90),
                    Film.sample("Éclair", imdb: 3, year: 1999, runtime: 200),
                    Film.sample("bravo", imdb: 4, releaseDate: "1998-01-01", runtime: 9),
                    Film.sample("An Offer", imdb: 5),
                ]
                for (index, score) in [5.5, 9.1, 7, 2.3].enumerated() { films[index].imdbRating = score }
                try await subject.load(films)
                for film in films.shuffled() { try await subject.apply(.favourite(true), to: film.id) }
                for (film, stars) in zip(films, [0.5, 5, 3.5, 1]) {
                    try await subject.apply(.rate(Rating(stars: stars)), to: film.id)
                }
                try await expect(films, on: .favourites, by: .released, in: subject)
                try await expect([1, 3, 0, 2, 4].map { films[$0] }, on: .favourites, by: .title, in: subject)
                try await expect([1, 2, 3, 0, 4].map { films[$0] }, on: .favourites, by: .rating, in: subject)
                try await expect([1, 2, 0, 3, 4].map { films[$0] }, on: .favourites, by: .critics, in: subject)
                try await expect([3, 1, 0, 2, 4].map { films[$0] }, on: .favourites, by: .runtime, in: subject)
            },
        ]
    }

    private static var filtering: [ContractCase] {
        [
            ContractCase("filters by audience, genre, decade and rating, alone and together") { subject in
                _ = try await fill(subject)
                let audiences: [Audience?] = [nil, .kids, [.kids, .family]]
                let genres: [String?] = [nil, "War", "Opera"]
                let decades: [Int?] = [nil, 1990]
                let ratings = [nil, Rating(halfStars: 7)]
                for shelf in MyFilmsQuery.Shelf.allCases {
                    let all = try await subject.shelf(MyFilmsQuery(shelf: shelf, sort: .title))
                    for (audience, genre) in audiences.flatMap({ one in genres.map { (one, $0) } }) {
                        for (decade, rating) in decades.flatMap({ one in ratings.map { (one, $0) } }) {
                            let query = MyFilmsQuery(
                                shelf: shelf, sort: .title,
                                filter: .init(audience: audience, genre: genre, decade: decade, minimumRating: rating))
                            let found = try await subject.services.myFilms.shelf(
                                query, of: .owner, page: PageRequest(size: 200))
                            let expected = all.filter { entry in
                                audience.map(entry.state.audience.isSuperset) ?? true
                                    && genre.map(entry.film.genres.contains) ?? true
                                    && decade.map { (entry.film.year ?? 0) / 10 * 10 == $0 } ?? true
                                    && rating.map { minimum in entry.state.rating.map { $0 >= minimum } ?? false }
                                        ?? true
                            }
                            #expect(found.films.items.map(\.film.id) == expected.map(\.film.id), "\(query)")
                            #expect(found.films.total == expected.count, "\(query)")
                            #expect(found.minutes == expected.compactMap(\.film.runtime).reduce(0, +), "\(query)")
                        }
                    }
                }
            },
            ContractCase("tells shows from films") { subject in
                var series = Film.french
                var short = Film.yearOnly
                series.kind = .series
                short.kind = .short
                try await subject.load([series, short, .arabic])
                for film in [series, short, .arabic] { try await subject.apply(.watchlist(true), to: film.id) }
                func watchlist(_ kind: Film.KindGroup?) async throws -> Set<Film.ID> {
                    let query = MyFilmsQuery(shelf: .watchlist, filter: .init(kind: kind))
                    return Set(try await subject.shelf(query).map(\.film.id))
                }
                #expect(try await watchlist(.shows) == [series.id])
                #expect(try await watchlist(.films) == [short.id, Film.arabic.id])
                #expect(try await watchlist(nil).count == 3)
            },
            ContractCase("filters by the places of viewings") { subject in
                try await subject.load(Film.samples)
                for film in [Film.french, .arabic] {
                    try await subject.apply(.log(.watched("2011", place: "Roxy")), to: film.id)
                }
                try await subject.apply(.log(.watched("2010", place: "Home")), to: Film.arabic.id)
                func seen(at place: String) async throws -> Set<Film> {
                    let query = MyFilmsQuery(shelf: .seen, filter: .init(place: place))
                    return Set(try await subject.shelf(query).map(\.film))
                }
                #expect(try await seen(at: "Roxy") == [.french, .arabic])
                #expect(try await seen(at: "Home") == [.arabic])
                #expect(try await seen(at: "' OR 1=1 --").isEmpty)
            },
            ContractCase("finds the films of a year or month, those without a rating, and those on no list") {
                subject in
                try await subject.load(Film.samples)
                let evenings: [(Film, String)] = [
                    (.french, "2010-07"), (.french, "2011-07-14T20:15"), (.hebrew, "2010-12-31"),
                ]
                for (film, time) in evenings {
                    try await subject.apply(.log(.watched(time)), to: film.id)
                }
                try await subject.apply(.log(.watched("2011", stars: 4)), to: Film.arabic.id)
                func seen(_ filter: MyFilmsQuery.Filter) async throws -> Set<Film> {
                    Set(try await subject.shelf(MyFilmsQuery(shelf: .seen, filter: filter)).map(\.film))
                }
                #expect(try await seen(.init(seenIn: SeenPeriod("2010"))) == [.french, .hebrew])
                #expect(try await seen(.init(seenIn: SeenPeriod("2011"))) == [.french, .arabic])
                #expect(try await seen(.init(seenIn: SeenPeriod("2011-07"))) == [.french])
                #expect(try await seen(.init(seenIn: SeenPeriod("2009"))).isEmpty)
                let facets = try await subject.services.myFilms.shelf(
                    MyFilmsQuery(shelf: .seen), of: .owner, page: PageRequest(size: 1)
                ).facets
                #expect(facets.seenIn.map(\.description) == ["2011", "2011-07", "2010", "2010-12", "2010-07"])
                #expect(try await seen(.init(isUnrated: true)) == [.french, .hebrew])
                #expect(try await seen(.init(isUnlisted: true)) == [.french, .hebrew, .arabic])
                let change = try await subject.services.lists.make(
                    FilmListDraft(name: "Rain"), id: .random(), with: [Film.hebrew.id], of: .owner)
                #expect(try await seen(.init(isUnlisted: true)) == [.french, .arabic])
                _ = try await subject.services.undo.undo(try #require(change).id, of: .owner)
                #expect(try await seen(.init(isUnlisted: true)) == [.french, .hebrew, .arabic])
            },
            ContractCase("treats hostile filters as plain text") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.favourite(true), to: Film.hostile.id)
                try await subject.apply(.favourite(true), to: Film.french.id)
                try await subject.apply(.favourite(true), to: Film.yearOnly.id)
                let genre = try #require(Film.hostile.genres.first)
                let query = MyFilmsQuery(shelf: .favourites, filter: .init(genre: genre))
                #expect(try await subject.shelf(query).map(\.film) == [.hostile])
                for genre in ["' OR 1=1 --", "%", "", "Sci-Fi", "\"", "[", "Comedy\nRomance"] {
                    #expect(
                        try await subject.shelf(MyFilmsQuery(shelf: .favourites, filter: .init(genre: genre))).isEmpty,
                        "\(genre)")
                }
                for decade in [Int.min, -10, 0, Int.max] {
                    #expect(
                        try await subject.shelf(MyFilmsQuery(shelf: .favourites, filter: .init(decade: decade))).isEmpty
                    )
                }
            },
        ]
    }

    private static var paging: [ContractCase] {
        [
            ContractCase("lists every film of a shelf exactly once, in every order, however many are equal") {
                subject in
                _ = try await fill(subject)
                for shelf in MyFilmsQuery.Shelf.allCases {
                    for sort in MyFilmsQuery.Sort.allCases {
                        let query = MyFilmsQuery(shelf: shelf, sort: sort)
                        let whole = try await subject.shelf(query)
                        #expect(Set(whole.map(\.film.id)).count == whole.count)
                        for size in [7, 20] {
                            let walked = try await walk(pagesOf: size) { page in
                                try await subject.services.myFilms.shelf(query, of: .owner, page: page).films
                            }
                            #expect(walked == whole, "\(shelf) by \(sort) in pages of \(size)")
                        }
                    }
                }
            },
            ContractCase("lists films with the longest possible titles") { subject in
                for (number, character) in ["हिन्दी", "千", "a", "क्षि"].enumerated() {
                    let length = FilmDraft.titleLimit - 1
                    let title = String(String(repeating: character, count: length).prefix(length)) + "\(number)"
                    let film = try await subject.services.films.add(FilmDraft(title: title, year: 2000))
                    try await subject.apply(.favourite(true), to: film.id)
                }
                for language in [nil, TitleLanguage.german] {
                    let query = MyFilmsQuery(shelf: .favourites, sort: .title, language: language)
                    let walked = try await walk(pagesOf: 1) { page in
                        try await subject.services.myFilms.shelf(query, of: .owner, page: page).films
                    }
                    #expect(try await walked == subject.shelf(query))
                }
            },
            ContractCase("gives the first page for a cursor it did not make") { subject in
                _ = try await fill(subject)
                for sort in MyFilmsQuery.Sort.allCases {
                    let query = MyFilmsQuery(shelf: .favourites, sort: sort)
                    let first = try await subject.services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 5))
                        .films
                    for cursor in nonsenseCursors {
                        let page = try await subject.services.myFilms.shelf(
                            query, of: .owner, page: PageRequest(size: 5, after: cursor)
                        ).films
                        #expect(page.items == first.items, "\(sort) after \(cursor)")
                    }
                }
            },
        ]
    }

    private static var summaries: [ContractCase] {
        [
            ContractCase("gives what a person has with each of many films") { subject in
                let films = try await fill(subject)
                var expected: [Film.ID: MyFilmState] = [:]
                for film in films {
                    let mine = try await subject.myFilm(film.id)
                    if !mine.isEmpty { expected[film.id] = MyFilmState(mine) }
                }
                let untouched = Film.ID.random()
                let states = try await subject.services.myFilms.states(of: films.map(\.id) + [untouched], for: .owner)
                #expect(states == expected)
                #expect(try await subject.services.myFilms.states(of: [], for: .owner).isEmpty)
            },
            ContractCase("offers only filters that some film of a shelf passes, and counts all shelves") { subject in
                _ = try await fill(subject)
                var counts: [MyFilmsQuery.Shelf: Int] = [:]
                for shelf in MyFilmsQuery.Shelf.allCases {
                    counts[shelf] = try await subject.shelf(MyFilmsQuery(shelf: shelf)).count
                }
                for shelf in MyFilmsQuery.Shelf.allCases {
                    let films = try await subject.shelf(MyFilmsQuery(shelf: shelf)).map(\.film)
                    let facets = try await subject.services.myFilms.shelf(
                        MyFilmsQuery(shelf: shelf), of: .owner, page: PageRequest()
                    ).facets
                    #expect(facets.genres == Set(films.flatMap(\.genres)).sorted())
                    #expect(facets.decades == Set(films.compactMap { $0.year.map { $0 / 10 * 10 } }).sorted(by: >))
                    #expect(facets.counts == counts)
                }
            },
            ContractCase("gives the present totals, whatever was asked before") { subject in
                try await subject.load(Film.samples)
                let query = MyFilmsQuery(shelf: .seen)
                var minutes = 0
                for film in Film.samples {
                    try await subject.apply(.log(.watched("2011", place: film.title)), to: film.id)
                    minutes += film.runtime ?? 0
                    let shelf = try await subject.services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 1))
                    #expect(shelf.minutes == minutes)
                    #expect(shelf.facets.counts[.seen] == shelf.films.total)
                    #expect(shelf.facets.places.contains(film.title))
                }
                var longer = Film.samples
                longer[0].runtime = (longer[0].runtime ?? 0) + 1
                minutes += 1
                try await subject.load(longer, edition: "second")
                let shelf = try await subject.services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 1))
                #expect(shelf.minutes == minutes, "the catalogue corrected a running time")
            },
            ContractCase("offers the places where a person has seen films, most used first") { subject in
                try await subject.load(Film.samples)
                let places = ["Roxy", "", "Home", "Roxy", "Kino <Babylon> & 'Bar'", "Roxy", "Home", "", "", ""]
                for (place, film) in zip(places, Film.samples) {
                    try await subject.apply(.log(.watched("2011", place: place)), to: film.id)
                }
                var myFilms: any MyFilmService { subject.services.myFilms }
                #expect(try await myFilms.places(of: .owner, limit: 9) == ["Roxy", "Home", "Kino <Babylon> & 'Bar'"])
                #expect(try await myFilms.places(of: .owner, limit: 2) == ["Roxy", "Home"])
            },
            ContractCase("offers those with whom a person has seen films, most frequent first") { subject in
                try await subject.load(Film.samples)
                let companions = ["Ada", "", "Grace", "Ada & <Bob>", "Grace", ""]
                for (companion, film) in zip(companions, Film.samples) {
                    var viewing = ViewingDraft.watched("2011")
                    viewing.companions = companion
                    try await subject.apply(.log(viewing), to: film.id)
                    subject.clock.advance(seconds: 1)
                }
                var myFilms: any MyFilmService { subject.services.myFilms }
                #expect(try await myFilms.companions(of: .owner, limit: 9) == ["Grace", "Ada & <Bob>", "Ada"])
                #expect(try await myFilms.companions(of: .owner, limit: 1) == ["Grace"])
            },
        ]
    }

    private static func expect(
        _ films: [Film], on shelf: MyFilmsQuery.Shelf, by sort: MyFilmsQuery.Sort?, in subject: Subject
    ) async throws {
        let found = try await subject.shelf(MyFilmsQuery(shelf: shelf, sort: sort))
        #expect(found.map(\.film.title) == films.map(\.title), "\(shelf) by \(sort.map(\.rawValue) ?? "default")")
    }

    /// Sixty films with few different facts, on all shelves in many states. The last ones have no personal data.
    private static func fill(_ subject: Subject) async throws -> [Film] {
        let films = (1...60).map { number in
            Film.sample(
                "Film \(Character(Unicode.Scalar(UInt8(65 + number % 5))))", imdb: number,
                year: [1989, 1990, 1999, 2000, nil][number % 5],
                runtime: number.isMultiple(of: 4) ? nil : 80 + number % 3,
                genres: [["Drama"], ["War", "Drama"], [], ["Comedy"]][number % 4])
        }
        try await subject.load(films)
        for (number, film) in films.dropLast(6).enumerated() {
            // The clock stands still for a dozen films, so that times are equal too.
            if number.isMultiple(of: 12) { subject.clock.advance() }
            var edits: [MyFilmEdit] = []
            if !number.isMultiple(of: 3) {
                edits.append(.log(.watched(["", "1999", "2001-05", "2001-05"][number % 4])))
                if number.isMultiple(of: 8) { edits.append(.log(.watched("2003"))) }
            }
            if number.isMultiple(of: 2) { edits.append(.watchlist(true)) }
            if !number.isMultiple(of: 4) { edits.append(.favourite(true)) }
            if let rating = Rating(halfStars: number % 11) { edits.append(.rate(rating)) }
            edits.append(.audience(Audience(rawValue: number % 16)))
            for edit in edits { try await subject.services.myFilms.apply(edit, to: film.id, of: .owner) }
        }
        return films
    }
}
