import FilmzDomain
import Foundation
import Testing

/// The promises of ``FilmService`` about films that providers found.
public enum ProviderFilmContract {
    public static let cases: [ContractCase] = noting + recognising + remembering + keeping + joining

    private static var noting: [ContractCase] {
        [
            ContractCase("remembers a new film by its ID and by each external ID") { subject in
                for film in Film.found {
                    try await subject.expectNote(film, as: film, wasKnown: false)
                    #expect(try await subject.services.films.film(film.id) == film)
                    for id in film.externalIDs.all { #expect(try await subject.services.films.film(id) == film) }
                }
            },
            ContractCase("belongs to no catalogue and no person before somebody keeps it") { subject in
                try await subject.load(Film.samples)
                _ = try await subject.services.films.note(Film.found)
                #expect(try await subject.titles(matching: "Lighthouse").isEmpty)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .watchlist)).isEmpty)
                try await subject.expectNote(.found[0], as: .found[0], wasKnown: false)
            },
            ContractCase("returns as many films as were found, in the same order") { subject in
                try await subject.load(Film.samples)
                let found = [Film.found[0], .french, .found[1], .hostile, .found[0]]
                let noted = try await subject.services.films.note(found)
                #expect(noted.map(\.film) == found)
                #expect(noted.map(\.wasKnown) == [false, true, false, true, false])
                #expect(try await subject.services.films.note([]).isEmpty)
            },
            ContractCase("accepts a page of hostile films") { subject in
                let found = Film.samples.filter { !$0.externalIDs.isEmpty }.map { film in
                    var film = film
                    film.runtime = -1
                    film.imdbRating = 99
                    film.prominence = nil
                    return film
                }
                for (film, noted) in zip(found, try await subject.services.films.note(found)) {
                    #expect(noted.film.title == film.title)
                    try await subject.apply(.watchlist(true), to: noted.film.id)
                }
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .watchlist)).count == found.count)
            },
        ]
    }

    private static var recognising: [ContractCase] {
        [
            ContractCase("knows a found film by any external ID of the catalogue's") { subject in
                try await subject.load(Film.samples)
                try await subject.expectNote(.sample("Another title", imdb: 90_006), as: .french, wasKnown: true)
                try await subject.expectNote(.sample("Another title", imdb: 5, tmdb: 906), as: .french, wasKnown: true)
            },
            ContractCase("knows a found film by title, year and director when they leave no doubt") { subject in
                try await subject.load(Film.samples)
                var films: any FilmService { subject.services.films }
                let titled = [
                    Film.sample("AMELIE", year: 2001), .sample("The Amélie", year: 2001),
                    .sample("Another", originalTitle: "le fabuleux destin d'amelie poulain", year: 2001),
                    .sample("Amélie", year: 2002, directors: ["jean-pierre jeunet"]),
                    .sample("Amélie", directors: ["Jean-Pierre Jeunet"]),
                ]
                for (number, film) in titled.enumerated() {
                    let found = film.found(by: .iTunes(number + 1))
                    let isSure = film.title != "The Amélie"
                    let noted = try await films.note([found])
                    #expect(noted.map(\.film) == [isSure ? .french : found], "\(film.title)")
                    #expect(noted.map(\.wasKnown) == [isSure], "\(film.title)")
                }
            },
            ContractCase("knows films added by hand and films the catalogue has lost by title and year") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.watchlist(true), to: Film.withoutIMDbID.id)
                try await subject.load([.french], edition: "second")
                let own = try await subject.services.films.add(FilmDraft(title: "Our Holiday", year: 1987))
                let holiday = Film.sample("Our holiday!", imdb: 5, year: 1987)
                try await subject.expectNote(holiday, as: own, wasKnown: true)
                let lost = Film.sample("The Heist at Noon", imdb: 6, year: 2001)
                try await subject.expectNote(lost, as: .withoutIMDbID, wasKnown: true)
            },
            ContractCase("treats films as different when there is doubt") { subject in
                let twins = [Film.sample("Twins", imdb: 1, year: 1988), .sample("Twins", imdb: 2, year: 1988)]
                let only = Film.sample("Only", imdb: 3, year: 1999)
                try await subject.load(Film.samples + twins + [only])
                _ = try await subject.services.films.add(
                    FilmDraft(title: "Amélie", year: 2001, directors: ["Somebody"]))
                for film in [
                    Film.sample("Twins", tmdb: 5, year: 1988), .sample("Amélie", tmdb: 6, year: 1950),
                    .sample("Amélie", imdb: 7, year: 2001), .sample("Amélie", tmdb: 8, year: 2001, directors: ["Else"]),
                    .sample("?", tmdb: 9, year: 2001), .sample("Only", imdb: 10, year: 1999),
                ] {
                    try await subject.expectNote(film, as: film, wasKnown: false)
                }
            },
            ContractCase("recognises neither of two films of one page when both look like the same film") { subject in
                try await subject.load([.sample("Twins", imdb: 1, year: 1988)])
                let found = [Film.sample("Twins", tmdb: 5, year: 1988), .sample("Twins", tmdb: 6, year: 1988)]
                let noted = try await subject.services.films.note(found)
                #expect(noted.map(\.film) == found)
            },
        ]
    }

    private static var remembering: [ContractCase] {
        [
            ContractCase("fills gaps when a film is noted again, and loses nothing") { subject in
                let bare = Film.sample("Lighthouse", tmdb: 7_001)
                var full = Film.found[0]
                full.plot = "A keeper waits."
                full.poster = URL(string: "https://images.example/7001.jpg")
                full.genres = ["Drama"]
                full.externalIDs.iTunes = 55
                _ = try await subject.services.films.note([bare])
                var expected = full.identified(by: bare.id)
                expected.title = bare.title
                try await subject.expectNote(full, as: expected, wasKnown: false)
                try await subject.expectNote(bare, as: expected, wasKnown: false)
                for id in full.externalIDs.all + [.tmdb(7_001)] {
                    #expect(try await subject.services.films.film(id) == expected)
                    #expect(try await subject.services.films.film(Film.ID(id)) == expected)
                }
            },
            ContractCase("joins two found films when a third record names both") { subject in
                var one = Film.sample("Lighthouse", imdb: 7_002)
                var other = Film.sample("Lighthouse!", tmdb: 7_003)
                one.plot = "A keeper waits."
                other.runtime = 99
                _ = try await subject.services.films.note([one, other])
                let both = Film.sample("The Lighthouse", imdb: 7_002, tmdb: 7_003)
                let noted = try await subject.services.films.note([both])
                for id in [one.id, other.id] {
                    let film = try #require(try await subject.services.films.film(id))
                    #expect(film == noted[0].film)
                    #expect(film.plot == one.plot)
                    #expect(film.runtime == 99)
                }
            },
            ContractCase("leads to the catalogue's film once that has one of a found film's IDs") { subject in
                _ = try await subject.services.films.note([.found[0], .sample("Amélie", imdb: 90_006, tmdb: 7_004)])
                var film = Film.found[0]
                film.title = "Lighthouse, in the catalogue"
                film.externalIDs.tmdb = nil
                try await subject.load([film, .french])
                #expect(try await subject.services.films.film(Film.ID(.tmdb(7_001)))?.title == film.title)
                #expect(try await subject.services.films.film(.tmdb(7_001))?.title == film.title)
                #expect(try await subject.services.films.film(.tmdb(7_004)) == .french)
                try await subject.expectNote(.sample("Lighthouse", tmdb: 7_001), as: film, wasKnown: true)
            },
            ContractCase("finds a found film again by the IMDb ID of a draft") { subject in
                _ = try await subject.services.films.note([.found[0]])
                let draft = FilmDraft(title: "Typed in", imdbID: Film.found[0].externalIDs.imdb)
                #expect(try await subject.services.films.add(draft) == .found[0])
                await #expect(throws: DomainError.notAddedByHand) {
                    try await subject.services.films.edit(Film.found[0].id, draft)
                }
            },
        ]
    }
}

extension ProviderFilmContract {
    private static var keeping: [ContractCase] {
        [
            ContractCase("shows a found film wherever a person's films are shown, once the person has kept it") {
                subject in
                try await subject.load(Film.samples)
                let film = Film.found[0]
                _ = try await subject.services.films.note([film])
                try await subject.apply(.watchlist(true), to: film.id)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .watchlist)).map(\.film) == [film])
                #expect(try await subject.titles(matching: "lighthouse keepers") == [film.title])
                try await subject.expectNote(film, as: film, wasKnown: true)
                #expect(try await subject.services.films.film(film.id)?.isAddedByHand == false)
            },
            ContractCase("keeps the facts of a found film, whatever catalogue is loaded") { subject in
                let film = Film.found[0]
                _ = try await subject.services.films.note([film])
                try await subject.apply(.log(.full), to: film.id)
                var newer = film
                newer.title = "Another"
                for edition in ["first", "second"] {
                    try await subject.load(Film.samples, edition: edition)
                    try await subject.expectNote(newer, as: film, wasKnown: true)
                    #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film) == [film])
                }
            },
            ContractCase("makes a kept found film the catalogue's when a newer catalogue has it by IMDb ID") {
                subject in
                try await becomesTheCatalogues(subject, .found[0], .sample("Lighthouse", imdb: 7_000, year: 2003))
            },
            ContractCase("makes a kept found film the catalogue's when a newer catalogue has it by TMDb ID") {
                subject in
                try await becomesTheCatalogues(
                    subject, .found[1], .sample("Signal Fires", imdb: 5, tmdb: 7_005, year: 2004))
            },
            ContractCase("joins two films when a newer catalogue proves that a kept found film is its own") { subject in
                let known = Film.sample("The Signals", imdb: 5, year: 1990)
                try await subject.load([known])
                _ = try await subject.services.films.note([.found[1]])
                try await FilmServiceContract.havingBoth(subject, Film.found[1].id, known.id)
                try await subject.load([.sample("Signal Fires", imdb: 5, tmdb: 7_005, year: 2004)], edition: "second")
                try await FilmServiceContract.expectBoth(subject, Film.found[1].id, known.id)
            },
        ]
    }

    private static var joining: [ContractCase] {
        [
            ContractCase("learns another external ID of a found film") { subject in
                let film = Film.found[1]
                _ = try await subject.services.films.note([film])
                let imdb = ExternalID.imdb(try #require(IMDbID(number: 7_006)))
                for _ in 1...2 { #expect(try await subject.services.films.learn(imdb, of: film.id).id == film.id) }
                #expect(try await subject.services.films.film(imdb)?.id == film.id)
                #expect(try await subject.services.films.film(Film.ID(imdb))?.id == film.id)
                #expect(try await subject.titles(matching: "signal").isEmpty, "It is still nobody's.")
                try await subject.apply(.watchlist(true), to: film.id)
                let shelf = try await subject.shelf(MyFilmsQuery(shelf: .watchlist))
                #expect(shelf.first?.film.externalIDs == ExternalIDs(imdb: IMDbID(number: 7_006), tmdb: 7_005))
            },
            ContractCase("makes a found film the catalogue's when it gets an ID of the catalogue's film") { subject in
                try await subject.load(Film.samples)
                _ = try await subject.services.films.note([.found[1]])
                let imdb = ExternalID.imdb(try #require(Film.french.externalIDs.imdb))
                let joined = try await subject.services.films.learn(imdb, of: Film.found[1].id)
                #expect(joined.id == Film.french.id)
                #expect(joined.title == Film.french.title)
                #expect(try await subject.services.films.film(Film.found[1].id)?.id == Film.french.id)
                try await subject.load(Film.samples, edition: "second")
                #expect(try await subject.services.films.film(Film.found[1].id)?.id == Film.french.id)
            },
            ContractCase("joins two found films, with everything of both, when one gets an ID of the other") {
                subject in
                let one = Film.found[0]
                let other = Film.found[1]
                _ = try await subject.services.films.note([one, other])
                try await FilmServiceContract.havingBoth(subject, one.id, other.id)
                _ = try await subject.services.films.learn(.tmdb(7_005), of: one.id)
                try await FilmServiceContract.expectBoth(subject, one.id, other.id)
            },
            ContractCase("joins two found films, whether nobody or a person kept one of them") { subject in
                var films: any FilmService { subject.services.films }
                let third = Film.sample("Signals", imdb: 7_007)
                _ = try await films.note([.found[0], .found[1], third])
                let imdb = ExternalID.imdb(try #require(third.externalIDs.imdb))
                _ = try await films.learn(imdb, of: Film.found[1].id)
                #expect(try await films.film(third.id)?.id == films.film(Film.found[1].id)?.id)
                try await subject.apply(.favourite(true), to: Film.found[0].id)
                _ = try await films.learn(imdb, of: Film.found[0].id)
                let ids = [third.id, Film.found[0].id, Film.found[1].id]
                var joined: Set<Film.ID?> = []
                for id in ids { joined.insert(try await films.film(id)?.id) }
                #expect(joined == [Film.found[0].id])
            },
        ]
    }

    private static func becomesTheCatalogues(_ subject: Subject, _ found: Film, _ catalogued: Film) async throws {
        _ = try await subject.services.films.note([found])
        try await subject.apply(.log(.full), to: found.id)
        let mine = try await subject.myFilm(found.id)
        try await subject.load([catalogued, .french])
        for id in found.externalIDs.all + catalogued.externalIDs.all {
            for film in [
                try await subject.services.films.film(id), try await subject.services.films.film(Film.ID(id)),
            ] {
                #expect(film?.id == found.id, "\(id)")
                #expect(film?.title == catalogued.title, "\(id)")
            }
        }
        #expect(try await subject.myFilm(found.id) == mine)
        #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film.title) == [catalogued.title])
        #expect(try await subject.titles(matching: catalogued.title) == [catalogued.title], "It is found once.")
        try await subject.load([.french], edition: "second")
        #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film.title) == [catalogued.title])
        #expect(try await subject.myFilm(found.id) == mine)
    }
}

extension Film {
    /// Films that only providers know: one with two IDs, one with only its TMDb ID.
    static let found = [
        sample(
            "The Lighthouse Keepers", imdb: 7_000, tmdb: 7_001, originalTitle: "Die Leuchtturmwärter",
            releaseDate: "2003-04-05", runtime: 101, directors: ["A. Keeper"], cast: ["One", "Two"]),
        sample("Signal Fires", tmdb: 7_005, releaseDate: "2004-05-06"),
    ]

    /// The same facts, from a provider that knows only this ID of the film.
    func found(by id: ExternalID) -> Film {
        var film = identified(by: ID(id))
        film.externalIDs = ExternalIDs()
        film.externalIDs.insert(id)
        return film
    }
}

extension Subject {
    /// Expects that a found film is known here as `film`.
    func expectNote(_ found: Film, as film: Film, wasKnown: Bool) async throws {
        let noted = try await services.films.note([found])
        #expect(noted.map(\.film) == [film])
        #expect(noted.map(\.wasKnown) == [wasKnown], "\(found.title)")
    }
}
