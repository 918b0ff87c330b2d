import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about the search in my films. Part of ``MyFilmServiceContract``.
enum MyFilmSearchContract {
    static var cases: [ContractCase] {
        [
            ContractCase("finds on a shelf what a search finds, and nothing else") { subject in
                try await subject.load(Film.samples)
                for film in Film.samples { try await subject.apply(.favourite(true), to: film.id) }
                let byHand = try await subject.services.films.add(FilmDraft(title: "Zebra Crossing", year: 2001))
                try await subject.apply(.favourite(true), to: byHand.id)
                let words = Film.samples.flatMap { film -> [String?] in
                    [film.title, film.directors.first, film.cast.last, film.year.map(String.init)]
                }
                let others = [
                    "zebra 2001", "2001", "cross", "zeb", "crossing zebra", "zebar", "zebracrossing", "quagga", "q",
                ]
                for text in words.compactMap(\.self) + others {
                    guard let query = SearchQuery(text) else { continue }
                    let found = try await subject.mine(.favourites, text)
                    let all = try await subject.found(text)
                    let mine = found.films.items.map(\.film.id)
                    let everywhere = all.films.items.map(\.id)
                    #expect(Set(mine) == Set(everywhere), "\(text)")
                    if !query.wordsBesideYear.isEmpty { #expect(mine == everywhere, "\(text)") }
                    #expect(found.films.total == all.films.total, "\(text)")
                    #expect(found.correction == all.correction, "\(text)")
                }
            },
            ContractCase("forgives in a search on a shelf as in any other") { subject in
                try await keep(films, subject)
                for (text, title) in [
                    ("star wras", "Star Wars"), ("starwars", "Star Wars"), ("wars star", "Star Wars"),
                    ("amelie", "Amélie"),
                    ("fabuleux destin", "Amélie"), ("godfather 2", "The Godfather Part II"),
                    ("godfather two", "The Godfather Part II"), ("lotr", "The Lord of the Rings"), ("jeunet", "Amélie"),
                    ("jeunett", "Amélie"), ("tautou amelie 2001", "Amélie"),
                ] {
                    let found = try await subject.mine(.seen, text)
                    #expect(found.films.items.map(\.film.title) == [title], "\(text)")
                    let diary = try await subject.services.myFilms.diary(
                        .init(text: SearchQuery(text)), of: .owner, page: PageRequest())
                    #expect(diary.entries.items.map(\.film.title) == [title], "\(text)")
                    #expect(diary.entries.total == 1, "\(text)")
                    #expect(diary.correction == found.correction)
                }
                #expect(try await subject.mine(.seen, "star wras").correction == "star wars")
                #expect(try await subject.mine(.seen, "star wars").correction == nil)
                for text in ["zzzz", "star amelie", "wras godfather"] {
                    #expect(try await subject.mine(.seen, text).films.total == 0, "\(text)")
                }
            },
            ContractCase("does not take a film I do not have for one with other letters") { subject in
                let films = [
                    Film.sample("Heat", imdb: 1, year: 1995, prominence: 1),
                    Film.sample("Hear", imdb: 2, year: 2001, prominence: 2),
                ]
                try await subject.load(films)
                try await subject.apply(.watchlist(true), to: films[1].id)
                #expect(try await subject.mine(.watchlist, "heat").films.total == 0)
                #expect(try await subject.mine(.watchlist, "hear").films.total == 1)
                try await subject.apply(.watchlist(true), to: films[0].id)
                #expect(try await subject.mine(.watchlist, "heat").films.items.map(\.film.title) == ["Heat"])
            },
            ContractCase("puts the best match first unless an order was chosen, in pages of any size") { subject in
                let films = (1...30).map { number in
                    Film.sample(number == 7 ? "Star" : "The Star of \(number)", imdb: number, prominence: 100 + number)
                }
                try await keep(films.reversed(), subject)
                let best = try await subject.mine(.seen, "star").films.items.map(\.film.title)
                #expect(best.count == 30)
                #expect(best.first == "Star")
                let chosen = MyFilmsQuery(shelf: .seen, sort: .added, filter: .init(text: SearchQuery("star")))
                #expect(try await subject.shelf(chosen).map(\.film.title).first == "The Star of 1", "logged last")
                for sort in MyFilmsQuery.Sort.allCases.map(Optional.some) + [nil] {
                    let query = MyFilmsQuery(shelf: .seen, sort: sort, filter: .init(text: SearchQuery("star")))
                    let walked = try await walk(pagesOf: 7) { page in
                        try await subject.services.myFilms.shelf(query, of: .owner, page: page).films
                    }
                    #expect(try await subject.shelf(query) == walked, "\(String(describing: sort))")
                    #expect(Set(walked.map(\.film.id)).count == 30)
                }
            },
            ContractCase("finds more than a search shows, and combines words with other conditions") { subject in
                let films = (1...1_100).map {
                    Film.sample("The Thing \($0)", imdb: $0, year: 1990 + $0 % 20, prominence: $0)
                }
                try await subject.load(films)
                for start in stride(from: 0, to: films.count, by: 100) {
                    _ = try await subject.services.myFilms.apply(
                        .favourite(true), to: Set(films[start..<start + 100].map(\.id)), of: .owner)
                }
                #expect(try await subject.mine(.favourites, "the").films.total == 1_100)
                #expect(try await subject.mine(.favourites, "thing").films.total == 1_100)
                let decade = MyFilmsQuery(
                    shelf: .favourites, filter: .init(text: SearchQuery("thing"), decade: 2000))
                let shelf = try await subject.services.myFilms.shelf(decade, of: .owner, page: PageRequest(size: 5))
                #expect(shelf.films.total == 550)
                #expect(shelf.films.items.allSatisfy { ($0.film.year ?? 0) >= 2000 })
                #expect(try await subject.mine(.favourites, "1995").films.total == 55)
            },
        ]
    }

    private static let films: [Film] = {
        var films = [
            Film.sample("Star Wars", imdb: 1, year: 1977, prominence: 1),
            Film.sample("Amélie", imdb: 2, year: 2001, directors: ["Jean-Pierre Jeunet"], prominence: 2),
            Film.sample("The Godfather Part II", imdb: 3, year: 1974, prominence: 3),
            Film.sample("The Lord of the Rings", imdb: 4, year: 1978, prominence: 4),
        ]
        films[1].originalTitle = "Le fabuleux destin d'Amélie Poulain"
        films[1].cast = ["Audrey Tautou"]
        return films
    }()

    private static func keep(_ films: [Film], _ subject: Subject) async throws {
        try await subject.load(films)
        for film in films { try await subject.apply(.log(.watched("2011")), to: film.id) }
    }
}

extension Subject {
    fileprivate func mine(_ shelf: MyFilmsQuery.Shelf, _ text: String) async throws -> MyFilmsShelf {
        let query = MyFilmsQuery(shelf: shelf, filter: .init(text: SearchQuery(text)))
        return try await services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 200))
    }
}
