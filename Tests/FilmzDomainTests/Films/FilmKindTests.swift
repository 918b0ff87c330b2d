import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmKindTests {
    private static func film(_ kind: Film.Kind?, tmdb: Int? = nil) -> Film {
        var film = Film.sample("Chernobyl", tmdb: tmdb, year: 2019, directors: ["Johan Renck"])
        film.kind = kind
        return film
    }

    @Test func aFilmIsNoShow() {
        let show = Self.film(.miniseries, tmdb: 1)
        #expect(FilmMatching.match(Self.film(.film), among: [show]) == nil)
        #expect(FilmMatching.match(Self.film(.series), among: [show]) == show, "sources divide shows differently")
        #expect(FilmMatching.match(Self.film(nil), among: [show]) == show, "who types a title says nothing of its kind")
    }

    @Test func aShowIsNoneOfTheFilmsThatProvidersFind() {
        let candidate = MatchCandidate(id: .tmdb(1), title: "Chernobyl", year: 2019, directors: ["Johan Renck"])
        #expect(FilmMatching.score(Self.film(.televisionFilm), candidate: candidate) > MatchCandidate.sure)
        #expect(FilmMatching.score(Self.film(.series), candidate: candidate) == 0)
    }

    @Test func whatIsKnownStays() {
        #expect(Self.film(.short).filled(from: Self.film(.film)).kind == .short)
        #expect(Self.film(nil).filled(from: Self.film(.film)).kind == .film)
    }
}
