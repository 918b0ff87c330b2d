import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmReconciliationTests {
    private static let alien = Film.sample("Alien", imdb: 1, tmdb: 11, year: 1979)
    private static let typed = Film.sample("Our Holiday", year: 1987)
    private static let imdb = IMDbID(number: 7)

    @Test func whatIsTypedTwiceIsAddedOnce() throws {
        let store = FilmsInMemory()
        let first = store.carryOut(try store.keeping.add(Self.typed, as: nil, by: .owner))
        #expect(first == Self.typed)
        let again = try store.keeping.add(Self.typed.identified(by: .random()), as: nil, by: .owner)
        #expect(again.film == first)
        #expect(again.decisions.isEmpty)
        let alike = try store.keeping.add(.sample("OUR HOLIDAY!", year: 1987), as: nil, by: .owner)
        #expect(alike.film == first)
        #expect(alike.decisions.isEmpty)
        #expect(try !store.keeping.add(.sample("Our Holiday", year: 1990), as: nil, by: .owner).decisions.isEmpty)
    }

    @Test func whatIsTypedWithAnIMDbIDIsKnownByIt() throws {
        let store = FilmsInMemory(kept: [Self.typed])
        let imdb = try #require(Self.imdb)
        let film = store.carryOut(
            try store.keeping.add(.sample("Our Holiday, again", year: 1987), as: imdb, by: .owner))
        #expect(film.externalIDs == ExternalIDs(imdb: imdb))
        #expect(try store.film(.imdb(imdb)) == film)
        #expect(try store.film(Film.ID(.imdb(imdb))) == film)
    }

    @Test func aCorrectionTakesBackAWrongIMDbID() throws {
        let wrong = try #require(IMDbID(number: 6))
        let right = try #require(Self.imdb)
        let store = FilmsInMemory()
        let film = store.carryOut(try store.keeping.add(Self.typed, as: wrong, by: .owner))
        let edited = store.carryOut(
            try store.keeping.edit(film.id, to: .sample("Our Holidays"), as: right, twin: nil, by: .owner))
        #expect(edited.id == film.id)
        #expect(edited.title == "Our Holidays")
        #expect(try store.film(.imdb(wrong)) == nil)
        #expect(try store.film(.imdb(right)) == edited)
    }

    @Test func onlyWhatWasAddedByHandIsCorrected() throws {
        let kept = Film.sample("Kept", imdb: 8)
        let store = FilmsInMemory(kept: [Self.typed, kept], inCatalogue: [Self.typed.id])
        for id in [Self.typed.id, kept.id] {
            #expect(throws: DomainError.notAddedByHand) {
                try store.keeping.edit(id, to: .sample("Other"), as: nil, twin: nil, by: .owner)
            }
        }
        #expect(throws: DomainError.noSuchFilm) {
            try store.keeping.edit(.random(), to: .sample("Other"), as: nil, twin: nil, by: .owner)
        }
    }

    @Test func aCorrectedFilmBecomesTheCataloguesThatItProvesToBe() throws {
        let store = FilmsInMemory(kept: [Self.typed], catalogue: [Self.alien])
        let twin = FilmLookup.Located(Self.alien, place: .catalogue)
        let film = store.carryOut(
            try store.keeping.edit(Self.typed.id, to: .sample("Alien"), as: nil, twin: twin, by: .owner))
        #expect(film == Self.alien)
        #expect(store.keptFilms == [Self.alien])
        #expect(try store.film(Self.typed.id) == Self.alien)
        #expect(store.areInCatalogue([Self.alien.id]) == [Self.alien.id: true])
    }

    @Test func ofTwoFilmsOutsideTheCatalogueTheOneAskedAboutSurvives() throws {
        var other = Film.sample("Holiday", tmdb: 12)
        other.plot = "Sun."
        let store = FilmsInMemory(kept: [Self.typed, other], aliases: [Film.ID(.amc(5)): other.id])
        let mine = FilmLookup.Located(Self.typed, place: .personal)
        let twin = FilmLookup.Located(other, place: .personal)
        let film = store.carryOut(try store.keeping.learn(.tmdb(12), of: mine, twin: twin))
        var expected = Self.typed
        expected.externalIDs.tmdb = 12
        #expect(film == expected)
        #expect(store.keptFilms == [expected])
        #expect(store.areInCatalogue([film.id]) == [film.id: false])
        for id in [other.id, Film.ID(.amc(5)), Self.typed.id] { #expect(try store.film(id) == expected, "\(id)") }
    }

    @Test func whatIsLearntMakesAnAliasAndIsLearntOnce() throws {
        let store = FilmsInMemory(catalogue: [Self.alien])
        let known = FilmLookup.Located(Self.alien, place: .catalogue)
        let film = store.carryOut(try store.keeping.learn(.amc(5), of: known, twin: nil))
        #expect(film.externalIDs.amc == 5)
        #expect(store.areInCatalogue([film.id]) == [film.id: true])
        #expect(try store.film(.amc(5)) == film)
        let twin = try store.lookup.films(knownBy: [.amc(5)])[.amc(5)]
        #expect(try store.keeping.learn(.amc(5), of: known, twin: twin).decisions.isEmpty)
    }

    @Test func aFilmJoinedWithAnotherSinceItWasFoundIsThatOther() throws {
        let store = FilmsInMemory(kept: [Self.typed], aliases: [Self.alien.id: Self.typed.id])
        let film = try store.keeping.learn(.amc(5), of: .init(Self.alien, place: .catalogue), twin: nil).film
        #expect(film.id == Self.typed.id)
        #expect(film.title == Self.typed.title)
        let twin = FilmLookup.Located(Self.typed, place: .personal)
        let same = try store.keeping.learn(.amc(5), of: .init(Self.alien, place: .catalogue), twin: twin)
        #expect(same.film == Self.typed)
        #expect(same.decisions.isEmpty)
    }

    @Test func whatOnlyProvidersKnowIsNobodysUntilItTouchesAnotherFilm() {
        let one = Film.sample("One", tmdb: 1)
        let other = Film.sample("Other", imdb: 2)
        func areOnlyFound(_ id: ExternalID, _ twin: FilmLookup.Located?) -> Bool {
            FilmReconciliation.areOnlyFound(.init(one, place: .found), learning: id, twin: twin)
        }
        #expect(areOnlyFound(.amc(5), nil) == true)
        #expect(areOnlyFound(.amc(5), .init(other, place: .found)) == true)
        #expect(areOnlyFound(.amc(5), .init(other, place: .personal)) == false)
        #expect(areOnlyFound(.tmdb(2), nil) == false, "It has another TMDb ID.")
        #expect(areOnlyFound(.amc(5), .init(.sample("Other", tmdb: 3), place: .found)) == false)
        #expect(FilmReconciliation.areOnlyFound(.init(one, place: .catalogue), learning: .amc(5), twin: nil) == false)
    }

    @Test func filmsAreKeptOnceUnderTheIDsTheyHaveNow() throws {
        let lost = Film.sample("Lost", tmdb: 3)
        let gone = Film.sample("Gone", tmdb: 4)
        let store = FilmsInMemory(kept: [Self.typed], aliases: [gone.id: lost.id], catalogue: [Self.alien])
        let (ids, decisions) = try store.keeping.keep(
            [Self.typed, Self.alien, gone, lost], catalogue: store.catalogue, for: .filmz)
        #expect(ids == [Self.typed.id, Self.alien.id, lost.id, lost.id])
        #expect(
            decisions == [
                .keep(Self.alien, isInCatalogue: true), .keep(gone.identified(by: lost.id), isInCatalogue: false),
            ])
    }

    @Test func aNewCatalogueFillsItsFactsFromWhatWasTyped() throws {
        var mine = Self.alien
        var typed = Self.typed
        mine.plot = "Mine."
        typed.runtime = 99
        let store = FilmsInMemory(kept: [typed, mine])
        store.carryOut(try store.keeping.resolve(.merge(typed.id, into: Self.alien)))
        #expect(store.keptFilms == [mine.filled(from: typed)])
        #expect(try store.film(typed.id)?.runtime == 99)
        let found = Film.sample("Found", tmdb: 30, runtime: 50)
        let other = FilmsInMemory(kept: [found])
        other.carryOut(try other.keeping.resolve(.merge(found.id, into: Self.alien)))
        #expect(other.keptFilms == [Self.alien], "What a provider said is no word of a person.")
        #expect(try other.keeping.resolve(.alias(found.id, to: mine.id)) == [.alias(found.id, to: mine.id)])
    }

    @Test func aCatalogueBringsKeptFactsUpToDate() {
        var kept = Self.alien
        var catalogued = Self.alien
        kept.title = "Alien, as it was"
        kept.plot = "Typed."
        kept.externalIDs.amc = 5
        catalogued.externalIDs.tmdb = nil
        var expected = Self.alien
        expected.externalIDs.amc = 5
        #expect(
            FilmReconciliation.refresh(kept, from: catalogued, isTyped: false) == .keep(expected, isInCatalogue: true))
        expected.plot = "Typed."
        #expect(
            FilmReconciliation.refresh(kept, from: catalogued, isTyped: true) == .keep(expected, isInCatalogue: true))
        #expect(FilmReconciliation.refresh(kept, from: nil, isTyped: true) == .keep(kept, isInCatalogue: false))
    }
}
