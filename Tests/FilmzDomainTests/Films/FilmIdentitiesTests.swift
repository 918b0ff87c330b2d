import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmIdentitiesTests {
    private static let film = Film.sample("Alien", imdb: 1, tmdb: 11, year: 1979)
    private static let older = Film.ID(.tmdb(11))

    /// The IDs of a new catalogue's films, and what must be remembered.
    private static func identify(
        _ films: [Film], aliases: [Film.ID: Film.ID] = [:], otherIDs: [ExternalID: Film.ID] = [:],
        byHand: [Film] = [], known: Set<Film.ID> = []
    ) -> (ids: [Film.ID], decisions: [FilmIdentities.Decision]) {
        var identities = FilmIdentities(aliases: FilmAliases(aliases), otherIDs: otherIDs, byHand: byHand)
        let claimed = Set(films.map(\.id))
        let ids = identities.identify(films, known: known.intersection, claimed: claimed.intersection)
        return (ids, identities.decisions)
    }

    @Test func aFilmNobodyKnowsHasTheIDByRule() {
        let (ids, decisions) = Self.identify([Self.film])
        #expect(ids == [Self.film.id])
        #expect(decisions.isEmpty)
    }

    @Test func theOlderIDStaysWhereNobodyHasSeenThePreferredOne() {
        let (ids, decisions) = Self.identify([Self.film], otherIDs: [.tmdb(11): Self.older], known: [Self.older])
        #expect(ids == [Self.older])
        #expect(decisions == [.alias(Self.film.id, to: Self.older)])
        let again = Self.identify([Self.film], aliases: [Self.film.id: Self.older])
        #expect(again.ids == [Self.older])
        #expect(again.decisions.isEmpty, "It is remembered already.")
    }

    @Test func ofTwoKnownIDsThePreferredOneSurvives() {
        let known: Set = [Self.film.id, Self.older]
        let (ids, decisions) = Self.identify([Self.film], otherIDs: [.tmdb(11): Self.older], known: known)
        #expect(ids == [Self.film.id])
        #expect(decisions == [.merge(Self.older, into: Self.film)])
    }

    @Test func threeRecordsOfOneFilmBecomeOne() {
        let typed = Film.sample("Alien", year: 1979)
        let known: Set = [Self.older, typed.id]
        let (ids, decisions) = Self.identify(
            [Self.film], otherIDs: [.tmdb(11): Self.older], byHand: [typed], known: known)
        #expect(ids == [Self.older])
        #expect(
            decisions == [
                .alias(Self.film.id, to: Self.older), .merge(typed.id, into: Self.film.identified(by: Self.older)),
            ])
    }

    @Test func filmsThatTwoPersonsTypedInWithOneNumberBecomeOne() {
        let typed = [Film.sample("Alien", tmdb: 11), .sample("Das Alien", tmdb: 11)].map {
            $0.identified(by: .random())
        }
        let (ids, decisions) = Self.identify(
            [Self.film], otherIDs: [.tmdb(11): typed[0].id], byHand: typed, known: Set(typed.map(\.id)))
        #expect(ids == [typed[0].id])
        #expect(
            decisions == [
                .alias(Self.film.id, to: typed[0].id), .merge(typed[1].id, into: Self.film.identified(by: typed[0].id)),
            ])
    }

    @Test func aSharedExternalIDJoinsNoFilmsOfOneCatalogue() {
        let other = Film.sample("Alien", tmdb: 11, year: 1979)
        let (ids, decisions) = Self.identify(
            [Self.film, other], otherIDs: [.tmdb(11): other.id], known: [Self.film.id, other.id])
        #expect(ids == [Self.film.id, other.id])
        #expect(decisions.isEmpty)
    }

    @Test func aFilmAddedByHandIsKnownByItsTitleOnlyWithoutAnIMDbID() {
        var typed = Film.sample("Alien", year: 1979)
        #expect(Self.identify([Self.film], byHand: [typed], known: [typed.id]).ids == [typed.id])
        typed.externalIDs = ExternalIDs(imdb: IMDbID(number: 5))
        #expect(Self.identify([Self.film], byHand: [typed], known: [typed.id]).ids == [Self.film.id])
        let twins = [Self.film, Film.sample("Alien", imdb: 2, year: 1979)]
        typed.externalIDs = ExternalIDs()
        #expect(Self.identify(twins, byHand: [typed], known: [typed.id]).ids == twins.map(\.id), "Which one?")
    }
}
