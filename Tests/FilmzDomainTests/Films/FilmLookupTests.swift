import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmLookupTests {
    private static let alien = Film.sample("Alien", imdb: 1, tmdb: 11, year: 1979, directors: ["Ridley Scott"])
    private static let brazil = Film.sample("Brazil", tmdb: 12, year: 1985)
    private static let typed = Film.sample("Our Holiday", year: 1987)

    @Test func theCataloguesFactsComeFirstAndKeptExternalIDsFillThem() throws {
        var kept = Self.alien
        kept.title = "Alien, as it was"
        kept.externalIDs.amc = 5
        let store = FilmsInMemory(kept: [kept, Self.typed], catalogue: [Self.alien], found: [Self.alien])
        var expected = Self.alien
        expected.externalIDs.amc = 5
        let films = try store.lookup.films([kept.id, Self.typed.id, .random()])
        #expect(
            films == [kept.id: .init(expected, place: .catalogue), Self.typed.id: .init(Self.typed, place: .personal)])
    }

    @Test func theCataloguesTitleStandsBeforeThatOfAProvider() throws {
        let store = FilmsInMemory(kept: [Self.typed], catalogue: [Self.alien], found: [Self.brazil])
        store.catalogue.titles = [Self.alien.id: "Das unheimliche Wesen"]
        store.found.titles = [Self.alien.id: "Der Fremde", Self.brazil.id: "Brasilien", Self.typed.id: "Unser Urlaub"]
        let films: Set = [Self.alien.id, Self.brazil.id, Self.typed.id]
        #expect(
            try store.lookup.titles(of: films, in: .german) == [
                Self.alien.id: "Das unheimliche Wesen", Self.brazil.id: "Brasilien",
            ], "what a person typed in is called what they typed")
        let another = FilmMatch(decided: .tmdb, id: .tmdb(99), at: Timestamp(milliseconds: 0))
        store.decided = [Self.brazil.id: [another]]
        #expect(try store.lookup.titles(of: [Self.brazil.id], in: .german).isEmpty)
    }

    @Test func aTypedFilmIsThereOnlyForThoseWhoHaveMetIt() throws {
        let ada = Person.ID.owner
        let number = Film.ID(.imdb(try #require(IMDbID(number: 7))))
        var typed = Self.typed
        typed.externalIDs.imdb = IMDbID(number: 7)
        let store = FilmsInMemory(kept: [typed], aliases: [number: typed.id], catalogue: [Self.alien])
        let bert = Person.ID(rawValue: 2)
        let asked: Set = [typed.id, number, Self.alien.id]
        func titles(for reader: FilmReader) throws -> Set<String> {
            let lookup = store.lookup(for: reader)
            let found = try Array(lookup.films(asked).values) + lookup.films(knownBy: Set(typed.externalIDs.all)).values
            return Set(found.map(\.film.title))
        }
        #expect(try titles(for: .person(ada)) == ["Our Holiday", "Alien"])
        #expect(try titles(for: .filmz) == ["Our Holiday", "Alien"])
        for reader in [FilmReader.person(bert), .anybody] { #expect(try titles(for: reader) == ["Alien"], "\(reader)") }

        // The other types in the same film, and each has their own by its number.
        #expect(try store.lookup(for: .person(bert)).known(typed: .sample("Urlaub"), as: typed.externalIDs.imdb) == nil)
        let second = store.carryOut(
            try store.keeping.add(.sample("Urlaub", year: 1987), as: typed.externalIDs.imdb, by: bert))
        #expect(second.title == "Urlaub")
        for (person, film) in [(ada, typed), (bert, second)] {
            let lookup = store.lookup(for: .person(person))
            #expect(try lookup.films([number])[number]?.film == film)
            #expect(try lookup.films(knownBy: Set(film.externalIDs.all)).values.map(\.film) == [film])
        }

        // What a provider found for the other is not the first one's film either.
        let found = Film.sample("Holiday", imdb: 7, year: 1987)
        let kept = try store.keeping.keep([found], catalogue: store.catalogue, for: .anybody)
        #expect(kept.ids == [found.id])
        #expect(kept.decisions == [.removeAlias(number), .keep(found, isInCatalogue: false)])
    }

    @Test func anIDLeadsWhereItsAliasLeads() throws {
        let id = Film.ID(.amc(5))
        let store = FilmsInMemory(aliases: [id: Self.alien.id], catalogue: [Self.alien, Self.brazil])
        #expect(try store.lookup.films([id]) == [id: .init(Self.alien, place: .catalogue)])
        #expect(try store.film(.amc(5)) == Self.alien)
    }

    @Test func anExternalIDLeadsToTheFilmThatHasItWhateverItsOwnID() throws {
        let kept = Film.sample("Kept", tmdb: 13).identified(by: .random())
        let store = FilmsInMemory(kept: [kept], catalogue: [Self.alien])
        #expect(try store.film(.tmdb(11)) == Self.alien)
        #expect(try store.film(Film.ID(.tmdb(11))) == Self.alien, "A catalogue made anew has it under a better ID.")
        #expect(try store.film(.tmdb(13)) == kept)
    }

    @Test func ofTwoWithOneExternalIDTheOneWithTheSmallestIDIsMeant() throws {
        let two = [2, 1].map { Film.sample("Two", tmdb: 20).identified(by: Film.ID(.amc($0))) }
        #expect(try FilmsInMemory(catalogue: two).film(.tmdb(20)) == two[1])
    }

    @Test func aFilmThatIsKeptStandsBeforeOneThatWasFound() throws {
        let found = Film.sample("Found", imdb: 7, tmdb: 12)
        #expect(try FilmsInMemory(found: [found]).lookup.films([found.id])[found.id] == .init(found, place: .found))
        let store = FilmsInMemory(catalogue: [Self.brazil], found: [found])
        #expect(try store.film(found.id) == Self.brazil, "Both have the TMDb ID.")
        let alias = FilmsInMemory(aliases: [found.id: Self.alien.id], catalogue: [Self.alien], found: [found])
        #expect(try alias.film(.tmdb(12)) == Self.alien, "Its other ID leads there.")
    }

    @Test func anyNumberOfFilmsTakesAsManyQuestionsAsOne() throws {
        func questionCount(_ count: Int) throws -> Int {
            let catalogued = (1...count).map { Film.sample("C", imdb: $0, tmdb: $0) }
            let kept = (1...count).map { Film.sample("K", tmdb: 1_000 + $0).identified(by: .random()) }
            let found = (1...count).map { Film.sample("F", imdb: 2_000 + $0, tmdb: 2_000 + $0) }
            let store = FilmsInMemory(kept: kept, catalogue: catalogued, found: found)
            let ids = (catalogued + kept + found).flatMap(\.externalIDs.all) + (1...count).map { .amc($0) }
            #expect(try store.lookup.films(knownBy: Set(ids)).count == 5 * count)
            #expect(try store.lookup.films(Set(ids.map(Film.ID.init))).count == 5 * count)
            _ = try store.lookup.known(found: catalogued + kept + found, for: .owner)
            let imdbIDs = catalogued.map(\.externalIDs.imdb) + kept.map { _ in nil }
            #expect(try store.lookup.known(typed: catalogued + kept, as: imdbIDs).count { $0 != nil } == count)
            _ = try store.keeping.keep(catalogued + found, catalogue: store.catalogue, for: .filmz)
            return store.questionCount
        }
        #expect(try questionCount(1) == questionCount(200))
    }

    @Test func whatIsTypedInIsKnownByItsIMDbIDOrElseByTitleYearAndDirectors() throws {
        let store = FilmsInMemory(kept: [Self.typed], catalogue: [Self.alien, Self.brazil])
        let alien = Film.sample("ALIEN", year: 1979, directors: ["Ridley Scott"])
        #expect(try store.lookup.known(typed: alien, as: nil)?.film == Self.alien)
        #expect(try store.lookup.known(typed: alien, as: IMDbID(number: 9)) == nil)
        #expect(try store.lookup.known(typed: .sample("Other"), as: IMDbID(number: 1))?.film == Self.alien)
        let doubtful = Film.sample("Brazil", year: 1985, directors: ["Terry Gilliam"])
        #expect(try store.lookup.known(typed: doubtful, as: nil) == nil, "The record knows no director.")
        #expect(try store.lookup.known(typed: Self.typed, as: nil) == nil, "No catalogue has it.")
        let all = try store.lookup.known(
            typed: [alien, .sample("Other"), doubtful, alien, Self.typed],
            as: [nil, IMDbID(number: 1), nil, IMDbID(number: 9), nil])
        #expect(all.map { $0?.film } == [Self.alien, Self.alien, nil, nil, nil], "Together as one by one.")
    }

    @Test func whatProvidersFindIsKnownByIDOrBeyondDoubt() throws {
        let store = FilmsInMemory(kept: [Self.typed], catalogue: [Self.alien, Self.brazil])
        let byID = Film.sample("Something", tmdb: 11)
        let byTitle = Film.sample("Brazil", imdb: 40, year: 1985)
        let byKeptTitle = Film.sample("Our holiday!", imdb: 41, year: 1987)
        let contradicting = Film.sample("Alien", imdb: 42, year: 1979, directors: ["Ridley Scott"])
        let found = [byID, byTitle, contradicting, byKeptTitle, .sample("New", tmdb: 50)]
        #expect(try store.lookup.known(found: found, for: .owner) == [Self.alien, Self.brazil, nil, Self.typed, nil])
        let twice = [byTitle, Film.sample("Brazil", imdb: 43, year: 1985)]
        #expect(
            try store.lookup.known(found: twice, for: .owner) == [nil, nil], "They are two films to their provider.")
    }

    @Test func whatWasFoundBeforeIsNotLookedForByItsTitle() throws {
        let found = Film.sample("Brazil", imdb: 40, year: 1985)
        let store = FilmsInMemory(catalogue: [Self.brazil], found: [found])
        #expect(try store.lookup.known(found: [found], for: .owner) == [nil])
        #expect(try store.lookup.known(found: [.sample("B", imdb: 40, tmdb: 12)], for: .owner) == [Self.brazil])
    }
}
