import FilmzDomain
import Testing

/// The promises of ``SearchService`` about queries that name conditions. Part of ``SearchServiceContract``.
enum SearchSentenceContract {
    static var cases: [ContractCase] {
        [
            ContractCase("finds the films that a sentence asks for, best known first") { subject in
                try await subject.load(films)
                for (text, titles) in [
                    ("films with tom hanks", ["Big Day", "Night Mail"]),
                    ("filme mit tom han", ["Big Day", "Night Mail", "Plage"]),
                    ("films with tom hnaks", ["Big Day", "Night Mail"]),
                    ("films with tom hanks and ann lee", ["Night Mail"]), ("films by varda", ["Plage"]),
                    ("directed by agnes varda", ["Plage"]), ("90s comedies", ["Big Day"]),
                    ("90s comedies under 100 minutes", ["Big Day"]), ("90s comedies under 90 minutes", []),
                    ("french films", ["Plage", "Rue"]), ("films before 1980", ["Plage", "Old Film"]),
                    ("french films with tom hanks", []), ("american comedies", ["Big Day"]),
                    ("mail, 90s", ["Night Mail"]),
                ] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == titles, "\(text)")
                    #expect(found.films.total == titles.count, "\(text)")
                    #expect(!found.filters.isEmpty, "\(text)")
                }
                #expect(
                    try await subject.asked("films with tom hanks").filters == [
                        .kind(.films), .person("Tom Hanks", .cast),
                    ])
            },
            ContractCase("leaves out what a sentence does not want, and finds either of two things") { subject in
                try await subject.load(films)
                for (text, titles) in [
                    ("films without tom hanks", ["Plage", "Rue", "Old Film"]),
                    ("filme ohne tom hnaks", ["Plage", "Rue", "Old Film"]),
                    ("films not by varda", ["Big Day", "Night Mail", "Rue", "Old Film"]),
                    ("films not in french", ["Big Day", "Night Mail"]), ("comedies or dramas", ["Big Day", "Rue"]),
                    ("films not from the 90s", ["Plage", "Rue", "Old Film"]),
                    ("films with ann day or ann lee", ["Big Day", "Night Mail"]),
                    ("french or english films before 1990", ["Plage"]),
                    ("films without tom hanks and agnes varda", ["Rue", "Old Film"]),
                    ("dramas, not french", []), ("2 hour films", ["Night Mail"]),
                    ("films between 90 and 120 minutes", ["Big Day", "Night Mail"]),
                    ("films not longer than 1 hour 35 minutes", ["Big Day"]),
                ] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == titles, "\(text)")
                    #expect(found.films.total == titles.count, "\(text)")
                }
                #expect(
                    try await subject.asked("filme ohne tom hnaks").filters == [
                        .kind(.films), .not(.person("Tom Hanks", .cast)),
                    ])
            },
            ContractCase("takes the length of an episode for no length of a film") { subject in
                var show = Film.sample("Pals", imdb: 40, year: 1994, runtime: 22, genres: ["Comedy"], prominence: 6)
                show.kind = .series
                try await subject.load(films + [show])
                for (text, titles) in [
                    ("90s comedies", ["Big Day", "Pals"]), ("90s comedies under 100 minutes", ["Big Day"]),
                    ("films from 1994", ["Big Day"]), ("titles from 1994", ["Big Day", "Pals"]),
                    ("shows under 30 minutes", ["Pals"]), ("films and shows from 1994", ["Big Day", "Pals"]),
                ] {
                    #expect(try await subject.asked(text).films.items.map(\.title) == titles, "\(text)")
                }
            },
            ContractCase("finds films like another one, the most similar first") { subject in
                try await subject.load(films)
                let stories = [
                    films[0].id: FilmSynopsis(keywords: ["sea", "mail", "dance"]),
                    films[1].id: FilmSynopsis(keywords: ["sea"]),
                    films[2].id: FilmSynopsis(keywords: ["sea", "mail", "dance"]),
                ]
                _ = try await subject.catalogue.replace(with: films, stories: stories, edition: "second")
                for (text, titles) in [
                    ("something like big day", ["Plage", "Night Mail"]),
                    ("filme wie Big Day", ["Plage", "Night Mail"]),
                    ("films like big day, not french", ["Night Mail"]),
                ] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == titles, "\(text)")
                    #expect(found.filters.contains(.like("Big Day")), "\(text)")
                }
                #expect(try await subject.asked("films like nigth mail").filters.contains(.like("Night Mail")))
                let few = try await subject.asked("dramas like big day")
                #expect(few.films.items.map(\.title) == ["Rue"])
                #expect(few.ignored == "big day")
            },
            ContractCase("leaves out words with which nothing is found, and says so") { subject in
                try await subject.load(films)
                for (text, titles, ignored) in [
                    ("90s comedies qqqq", ["Big Day"], "qqqq"), ("qqqq french films", ["Plage", "Rue"], "qqqq"),
                    ("romantic qqqq dramas", [], nil), ("90s comedies", ["Big Day"], nil),
                    ("big day, on my watchlist", [], nil), ("qqqq comedy films from 1994", ["Big Day"], "qqqq"),
                    ("comedies or films with ann lee", ["Big Day"], "films with ann lee"),
                    ("westerns or films with ann lee", ["Night Mail"], "westerns"),
                ] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == titles, "\(text)")
                    #expect(found.ignored == ignored, "\(text)")
                }
            },
            ContractCase("takes the name of a genre for the genre unless a title has it") { subject in
                try await subject.load(films + [Film.sample("Comedian", imdb: 24, prominence: 900)])
                for text in ["comedy", "komödie", "comédie"] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == ["Big Day"], "\(text)")
                    #expect(found.filters == [.genre("Comedy")], "\(text)")
                    #expect(found.correction == nil, "\(text)")
                }
                try await subject.load(films + [Film.sample("Comedy of Errors", imdb: 25, prominence: 900)])
                let titles = try await subject.asked("comedy")
                #expect(titles.films.items.map(\.title) == ["Comedy of Errors"])
                #expect(titles.suggestion == "comedy titles")
                #expect(try await subject.asked("comedy titles").filters == [.genre("Comedy")])
            },
            ContractCase("puts titles with the words of a sentence before the films it asks for") { subject in
                let titles = [
                    Film.sample("French Films", imdb: 21, prominence: 900),
                    Film.sample("Unseen", imdb: 22, prominence: 901),
                    Film.sample("Directed by Varda", imdb: 23, prominence: 902),
                ]
                try await subject.load(films + titles)
                #expect(
                    try await subject.asked("french films").films.items.map(\.title) == [
                        "French Films", "Plage", "Rue",
                    ])
                #expect(
                    try await subject.asked("directed by varda").films.items.map(\.title) == [
                        "Directed by Varda", "Plage",
                    ])
                #expect(try await subject.asked("unseen").films.items.map(\.title) == ["Unseen"])
                #expect(try await subject.asked("unseen").filters.isEmpty)
            },
            ContractCase("takes a sentence that finds nothing for a title with wrong letters") { subject in
                try await subject.load(films + [Film.sample("With Honors", imdb: 30, prominence: 3)])
                let found = try await subject.asked("with honnors")
                #expect(found.films.items.map(\.title) == ["With Honors"])
                #expect(found.sentence == nil)
                #expect(try await subject.asked("films with qqqq").sentence != nil)
            },
            ContractCase("knows what a person has with the films that a sentence asks for") { subject in
                try await subject.load(films)
                try await subject.apply(.rate(Rating(stars: 4)), to: films[0].id)
                try await subject.apply(.watchlist(true), to: films[2].id)
                try await subject.apply(.favourite(true), to: films[3].id)
                for (text, titles) in [
                    ("french, unseen", ["Plage", "Rue"]), ("comedies i have not seen", []),
                    ("comedies, seen", ["Big Day"]),
                    ("french films on my watchlist", ["Plage"]), ("my favourites", ["Rue"]),
                    ("rated comedies", ["Big Day"]),
                    ("films with tom hanks, unseen", ["Night Mail"]), ("films on my watchlist, seen", []),
                ] {
                    #expect(try await subject.asked(text).films.items.map(\.title) == titles, "\(text)")
                }
                let byHand = try await subject.services.films.add(
                    FilmDraft(title: "Home Movie", year: 1994, genres: ["Comedy"]))
                #expect(try await subject.asked("90s comedies, unseen").films.items.map(\.id) == [byHand.id])
                try await subject.apply(.log(.watched("2011")), to: byHand.id)
                #expect(try await subject.asked("90s comedies, unseen").films.total == 0)
                #expect(
                    Set(try await subject.asked("90s comedies, seen").films.items.map(\.title)) == [
                        "Big Day", "Home Movie",
                    ])
            },
            ContractCase("finds the films that a sentence asks for by where they can be got") { subject in
                try await subject.load(
                    films + [
                        Film.sample("Room to Rent", imdb: 31), .sample("Free", imdb: 32), .sample("To Buy", imdb: 33),
                    ])
                var memory: any OfferCache { subject.services.offerMemory }
                let country = OfferContract.country
                let netflix = OfferContract.netflix
                let mubi = OfferContract.mubi
                let prime = StreamingService(id: 119, name: "Amazon Prime Video with Ads")
                let offers: [[(OfferKind, StreamingService)]] = [
                    [(.stream, netflix)], [(.rent, mubi), (.buy, netflix)], [(.free, mubi)], [(.ads, prime)],
                ]
                for (film, offers) in zip(films, offers) {
                    let answer = OfferAnswer(entries: offers.map { OfferAnswer.Entry($0, service: $1) })
                    try await memory.keep(answer, of: film.id, in: country)
                }
                #expect(try await subject.asked("on my services").missing == [.services])
                _ = try await subject.services.myServices.choose(MyServices(services: [mubi]), of: .owner)
                for (text, titles) in [
                    ("on my services", ["Plage"]), ("bei meinen Diensten", ["Plage"]),
                    ("on netflix", ["Big Day", "Night Mail"]),
                    ("big, on netflix", ["Big Day"]), ("comedies on netflix", ["Big Day"]),
                    ("bei Netflix zum Kaufen", ["Night Mail"]), ("to rent on netflix", []),
                    ("on mubi, free", ["Plage"]),
                    ("on netflix, on my services", []), ("on prime", ["Rue"]), ("free dramas", ["Rue"]),
                    ("kostenlose Filme", ["Plage", "Rue"]), ("to rent", ["Room to Rent", "Night Mail"]),
                    ("free films", ["Plage", "Rue"]),
                    ("to buy", ["To Buy", "Night Mail"]), ("room to rent", ["Room to Rent"]), ("free", ["Free"]),
                    ("comedies to buy", []), ("films on netflix with tom hanks", ["Big Day", "Night Mail"]),
                ] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == titles, "\(text)")
                    #expect(found.films.total == titles.count, "\(text)")
                    #expect(found.missing.isEmpty)
                }
                #expect(try await subject.asked("on prime").filters == [.service(StreamingService.wellKnown[1])])
                #expect(try await subject.asked("in my theatres").missing == [.theatres])
                let theatre = try await subject.services.theatres.follow(.sample(), of: .owner)
                let showing = Showtime.sample("Rue", 1, on: subject.clock.clock.today, film: films[3].id)
                try await subject.services.theatres.keep(
                    Programme(showtimes: [showing], fetchedAt: subject.clock.clock.now()), of: theatre.source)
                for text in ["in my theatres", "filme in meinen kinos", "dramas in cinemas"] {
                    let found = try await subject.asked(text)
                    #expect(found.films.items.map(\.title) == ["Rue"], "\(text)")
                    #expect(found.missing.isEmpty, "\(text)")
                }
            },
            ContractCase("knows a service that only an offer names, and keeps a list of what it has") { subject in
                try await subject.load(films)
                let kettle = StreamingService(id: 9_002, name: "Kettle Rentals")
                #expect(try await subject.asked("films on kettle rentals").filters.isEmpty)
                try await subject.services.offerMemory.keep(
                    OfferContract.answer((.rent, kettle)), of: films[2].id, in: OfferContract.country)
                let found = try await subject.asked("french films on kettle rentals")
                #expect(found.filters == [.language("French"), .kind(.films), .service(kettle)])
                #expect(found.films.items.map(\.title) == ["Plage"])
                let list = FilmList.ID.random()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "A", rule: "on kettle rentals"), id: list, with: [], of: .owner)
                let listed = try await subject.services.listed(
                    FilmListQuery(list: list), of: .owner, page: PageRequest())
                #expect(listed.films.items.map(\.entry.film.title) == ["Plage"])
                #expect(listed.sentence?.filters == [.service(kettle)])
                await #expect(throws: DomainError.invalid(.listRule, .malformed)) {
                    _ = try await subject.services.lists.make(
                        FilmListDraft(name: "B", rule: "murder on the orient express"), id: .random(), with: [],
                        of: .owner)
                }
            },
            ContractCase("lists every film of a sentence exactly once, in pages of any size, up to a thousand") {
                subject in
                var many = (1...1_100).map { Film.sample("Film \($0)", imdb: $0, year: 1990 + $0 % 10, prominence: $0) }
                for index in many.indices { many[index].languages = index.isMultiple(of: 3) ? ["French"] : ["Italian"] }
                many[5].title = "French Films"
                try await subject.load(many)
                for (text, count) in [("french films", 368), ("french films, unseen", 367)] {
                    var found: [Film.ID] = []
                    var cursor: PageCursor?
                    var rounds = 0
                    repeat {
                        let page = try await subject.asked(text, PageRequest(size: 60, after: cursor)).films
                        found += page.items.map(\.id)
                        cursor = page.next
                        rounds = rounds + 1
                    } while cursor != nil && rounds < 100
                    #expect(Set(found).count == found.count, "\(text): \(found.count)")
                    #expect(found.count == count, "\(text): \(found.count)")
                }
                let first = try await subject.asked("90s films in italian")
                #expect(first.isTotalOpen)
                #expect(first.films.total == 200)
            },
        ]
    }

    private static let films: [Film] = {
        var films = [
            Film.sample(
                "Big Day", imdb: 1, year: 1994, runtime: 95, genres: ["Comedy"], cast: ["Ann Day", "Tom Hanks"],
                prominence: 1),
            Film.sample(
                "Night Mail", imdb: 2, year: 1998, runtime: 120, cast: ["Ann Lee", "Tom Hanks"], prominence: 2),
            Film.sample("Plage", imdb: 3, year: 1965, directors: ["Agnès Varda"], cast: ["Tom Hank"], prominence: 3),
            Film.sample(
                "Rue", imdb: 4, year: 2005, genres: ["Drama"], cast: ["Hanks Varda", "Tom Agnès"], prominence: 4),
            Film.sample("Old Film", imdb: 5, year: 1950, prominence: 5),
        ]
        films[0].countries = ["United States", "France"]
        films[0].languages = ["English", "French"]
        films[1].countries = ["United Kingdom", "United States"]
        films[1].languages = ["English"]
        for index in 2...3 {
            films[index].countries = ["France"]
            films[index].languages = ["French"]
        }
        return films
    }()
}

extension Subject {
    fileprivate func asked(
        _ text: String, _ page: PageRequest = PageRequest(size: 200)
    ) async throws -> SearchResults {
        try await services.found(try #require(SearchQuery(text)), page: page, for: .owner)
    }
}
