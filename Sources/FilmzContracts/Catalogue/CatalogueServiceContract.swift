import FilmzDomain
import Testing

/// The promises of ``CatalogueService``: above all, IDs and everything personal outlive any catalogue.
public enum CatalogueServiceContract {
    public static let cases: [ContractCase] =
        replacing + identity + filmsAddedByHand + lostFilms
        + FilmIdentityContract.cases

    private static var replacing: [ContractCase] {
        [
            ContractCase("has no edition before the first catalogue") { subject async throws in
                #expect(try await subject.catalogue.edition() == nil)
            },
            ContractCase("gives its edition and its number of films") { subject async throws in
                #expect(try await subject.load(Film.samples, edition: "one") == Film.samples.count)
                #expect(try await subject.catalogue.edition() == "one")
                #expect(try await subject.load([.french], edition: "two") == 1)
                #expect(try await subject.catalogue.edition() == "two")
                #expect(try await subject.load([], edition: "none") == 0)
                #expect(try await subject.catalogue.edition() == "none")
            },
            ContractCase("replaces the whole catalogue") { subject in
                try await subject.load(Film.samples)
                try await subject.load([.french, .yearAsTitle], edition: "second")
                let years = try await subject.services.discover.films(DiscoverQuery(), page: PageRequest()).facets.years
                #expect(years == [ReleaseYear(year: 2019, filmCount: 1), ReleaseYear(year: 2001, filmCount: 1)])
                #expect(try await subject.titles(matching: "odyssey").isEmpty)
                #expect(try await subject.titles(matching: "amelie") == ["Amélie"])
            },
            ContractCase("is replaced in one step while others read") { subject in
                func catalogue(of count: Int) -> [Film] {
                    (1...count).map { Film.sample("Film \($0)", imdb: $0, year: 2000) }
                }
                let few = catalogue(of: 10)
                let many = catalogue(of: 150)
                try await subject.load(few)
                try await withThrowingTaskGroup { group in
                    group.addTask {
                        for round in 1...6 {
                            try await subject.load(round.isMultiple(of: 2) ? few : many, edition: "\(round)")
                        }
                    }
                    for _ in 1...2 {
                        group.addTask {
                            for _ in 1...40 {
                                let page = try await subject.services.discover.films(
                                    DiscoverQuery(year: 2000), page: PageRequest(size: 200)
                                ).films
                                #expect(page.items.count == 10 || page.items.count == 150)
                                #expect(page.total == page.items.count)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            },
        ]
    }

    private static var identity: [ContractCase] {
        [
            ContractCase("gives each film the ID of its preferred external ID") { subject in
                let film = Film.sample("Both", imdb: 7, tmdb: 8)
                try await subject.load([film])
                let imdb = try #require(film.externalIDs.imdb)
                #expect(try await subject.services.films.film(.tmdb(8))?.id == Film.ID(.imdb(imdb)))
            },
            ContractCase("keeps IDs and updates facts") { subject in
                try await subject.load(Film.samples)
                var newer = Film.french
                newer.title = "Amelie from Montmartre"
                newer.runtime = 129
                newer.genres = ["Romance"]
                newer.plot = "A waitress does good."
                try await subject.load([newer], edition: "second")
                #expect(try await subject.services.films.film(newer.id) == newer)
            },
            ContractCase("keeps the ID of a film whose IMDb ID a newer catalogue brings") { subject in
                try await bringsIMDbID(subject)
            },
            ContractCase("keeps the ID of a film whose IMDb ID was known before a newer catalogue brings it") {
                subject in
                try await bringsIMDbID(subject) { imdb in
                    _ = try await subject.services.films.learn(imdb, of: Film.withoutIMDbID.id)
                }
            },
            ContractCase("remembers external IDs that a newer catalogue does not have") { subject in
                try await subject.load([.withoutIMDbID])
                let imdb = ExternalID.imdb(try #require(IMDbID(number: 90_011)))
                _ = try await subject.services.films.learn(imdb, of: Film.withoutIMDbID.id)
                try await subject.load([.withoutIMDbID, .french], edition: "second")
                #expect(try await subject.services.films.film(imdb)?.id == Film.withoutIMDbID.id)
            },
            ContractCase("joins two films when a newer catalogue proves that they are one") { subject in
                let one = Film.sample("Apart", imdb: 7, year: 1999)
                let other = Film.sample("Apart!", tmdb: 8, year: 1999)
                try await subject.load([one, other])
                try await FilmServiceContract.havingBoth(subject, one.id, other.id)
                try await subject.load([.sample("Together", imdb: 7, tmdb: 8, year: 1999)], edition: "second")
                #expect(try await subject.services.films.film(one.id)?.title == "Together")
                try await FilmServiceContract.expectBoth(subject, one.id, other.id)
            },
            ContractCase("keeps two IDs of one film together, whatever later catalogues say") { subject in
                let one = Film.sample("Apart", imdb: 7, year: 1999)
                let other = Film.sample("Apart!", tmdb: 8, year: 1999)
                try await subject.load([one, other])
                try await FilmServiceContract.havingBoth(subject, one.id, other.id)
                _ = try await subject.services.films.learn(.tmdb(8), of: one.id)
                try await subject.load([one, .french], edition: "second")
                try await subject.load([.french], edition: "third")
                try await FilmServiceContract.expectBoth(subject, one.id, other.id)
            },
        ]
    }

    private static var filmsAddedByHand: [ContractCase] {
        [
            ContractCase("turns a film added by hand into the catalogue's, by title and year") { subject in
                try await becomesReal(subject, draft: FilmDraft(title: "AMELIE", year: 2001))
            },
            ContractCase("turns a film added by hand into the catalogue's, by its draft's IMDb ID") { subject in
                let draft = FilmDraft(title: "That French one", imdbID: Film.french.externalIDs.imdb)
                try await becomesReal(subject, draft: draft)
            },
            ContractCase("turns a film added by hand into the catalogue's, by an IMDb ID it got later") { subject in
                let imdb = try #require(Film.french.externalIDs.imdb)
                try await becomesReal(subject, draft: FilmDraft(title: "That French one")) { id in
                    _ = try await subject.services.films.learn(.imdb(imdb), of: id)
                }
            },
            ContractCase("turns a film added by hand twice into the catalogue's, with everything of both") { subject in
                var films: any FilmService { subject.services.films }
                let one = try await films.add(FilmDraft(title: "Amélie", year: 2001))
                let other = try await films.add(FilmDraft(title: "Le fabuleux destin d'Amélie Poulain", year: 2001))
                try await FilmServiceContract.havingBoth(subject, one.id, other.id)
                try await subject.load(Film.samples)
                #expect(try await films.film(one.id)?.title == Film.french.title)
                #expect(try await films.film(Film.french.id) == films.film(one.id))
                try await FilmServiceContract.expectBoth(subject, one.id, other.id)
            },
            ContractCase("leaves a film added by hand alone when a newer catalogue does not surely have it") {
                subject in
                var films: any FilmService { subject.services.films }
                let added = try await films.add(FilmDraft(title: "Amélie", year: 1950))
                let nameless = try await films.add(FilmDraft(title: "8½"))
                try await subject.load(Film.samples)
                #expect(try await films.film(added.id) == added)
                #expect(try await films.film(nameless.id) == nameless)
                #expect(try await films.film(Film.french.id) == .french)
            },
        ]
    }

    private static var lostFilms: [ContractCase] {
        [
            ContractCase("still shows a film in My films that a newer catalogue has lost") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.log(.full), to: Film.french.id)
                try await subject.apply(.watchlist(true), to: Film.hostile.id)
                let mine = try await subject.myFilm(Film.french.id)
                for (films, edition) in [([Film.yearOnly], "second"), ([], "third")] {
                    try await subject.load(films, edition: edition)
                    let seen = try await subject.shelf(MyFilmsQuery(shelf: .seen))
                    #expect(seen.map(\.film.id) == [Film.french.id])
                    #expect(seen.map(\.film.title) == ["Amélie"])
                    #expect(seen.map(\.film.year) == [2001])
                    let waiting = try await subject.shelf(MyFilmsQuery(shelf: .watchlist))
                    #expect(waiting.map(\.film.title) == [Film.hostile.title])
                    let film = try await subject.services.films.film(Film.french.id)
                    #expect(film?.title == "Amélie")
                    #expect(film?.year == 2001)
                    #expect(try await subject.myFilm(Film.french.id) == mine)
                }
            },
            ContractCase("lets a person change a film that a newer catalogue has lost") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.watchlist(true), to: Film.french.id)
                try await subject.load([.yearOnly], edition: "second")
                let change = try #require(try await subject.apply(.log(.full), to: Film.french.id))
                #expect(try await subject.myFilm(Film.french.id).isSeen)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(Film.french.id).isOnWatchlist)
            },
            ContractCase("updates the facts of a lost film when it comes back") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.log(.full), to: Film.french.id)
                try await subject.load([], edition: "second")
                try await subject.load(Film.samples, edition: "third")
                #expect(try await subject.services.films.film(Film.french.id) == .french)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film) == [.french])
            },
            ContractCase("updates facts in My films and touches nothing personal") { subject in
                try await subject.load(Film.samples)
                for (film, draft) in zip(Film.samples, ViewingDraft.samples) {
                    try await subject.apply(.log(draft, audience: [.kids, .family]), to: film.id)
                    try await subject.apply(.comment("About \(film.title)"), to: film.id)
                    try await subject.apply(.favourite(true), to: film.id)
                }
                try await subject.apply(.watchlist(true), to: Film.yearOnly.id)
                var before: [MyFilm] = []
                for film in Film.samples { before.append(try await subject.myFilm(film.id)) }
                let newer = Film.samples.map { film in
                    var film = film
                    film.title += " (restored)"
                    film.runtime = 77
                    return film
                }
                try await subject.load(newer, edition: "second")
                for (film, before) in zip(newer, before) { #expect(try await subject.myFilm(film.id) == before) }
                let favourites = try await subject.shelf(MyFilmsQuery(shelf: .favourites)).map(\.film)
                #expect(Set(favourites) == Set(newer.prefix(ViewingDraft.samples.count)))
            },
        ]
    }

    /// A newer catalogue has the IMDb ID of a film that was first known only by its TMDb ID.
    private static func bringsIMDbID(
        _ subject: Subject, meanwhile: (ExternalID) async throws -> Void = { _ in }
    ) async throws {
        let id = Film.withoutIMDbID.id
        let imdb = ExternalID.imdb(try #require(IMDbID(number: 90_011)))
        try await subject.load([.withoutIMDbID, .french])
        try await subject.apply(.log(.full), to: id)
        try await meanwhile(imdb)
        let newer = Film.sample("The Heist at High Noon", imdb: 90_011, tmdb: 911, year: 2001)
        try await subject.load([newer, .french], edition: "second")
        for film in [
            try await subject.services.films.film(id), try await subject.services.films.film(Film.ID(imdb)),
            try await subject.services.films.film(imdb), try await subject.services.films.film(.tmdb(911)),
        ] {
            #expect(film?.id == id)
            #expect(film?.title == newer.title)
        }
        #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film.title) == [newer.title])
        let query = try #require(SearchQuery("heist"))
        let found = try await subject.services.search.films(matching: query, page: PageRequest())
        #expect(found.films.items.map(\.id) == [id])
        let discovered = try await subject.services.discover.films(DiscoverQuery(year: 2001), page: PageRequest()).films
        #expect(Set(discovered.items.map(\.id)) == [id, Film.french.id])
    }

    /// A film added by hand keeps its ID and takes the facts of ``Film/french`` when a catalogue has it.
    private static func becomesReal(
        _ subject: Subject, draft: FilmDraft, meanwhile: (Film.ID) async throws -> Void = { _ in }
    ) async throws {
        var films: any FilmService { subject.services.films }
        let id = try await films.add(draft).id
        try await subject.apply(.log(.full), to: id)
        let mine = try await subject.myFilm(id)
        try await meanwhile(id)
        try await subject.load(Film.samples)
        let film = try #require(try await films.film(id))
        #expect(film.id == id)
        #expect(!film.isAddedByHand)
        #expect(film.title == Film.french.title)
        #expect(film.cast == Film.french.cast)
        #expect(film.externalIDs == Film.french.externalIDs)
        #expect(try await films.film(Film.french.id) == film)
        #expect(try await films.film(.tmdb(906)) == film)
        #expect(try await subject.myFilm(id) == mine)
        #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film) == [film])
        #expect(try await subject.titles(matching: "amelie") == ["Amélie"], "It is found once.")
    }
}
