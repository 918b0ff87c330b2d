import FilmzContracts
import FilmzDomain
import Foundation
import Testing

/// Persons' decisions about providers' films, and what these allow.
@Suite struct DecidedMatchTests {
    private static func decided(_ provider: Provider, _ id: ExternalID?, at time: Int64 = 1) -> FilmMatch {
        FilmMatch(decided: provider, id: id, at: Timestamp(milliseconds: time))
    }

    private static func report(_ id: ExternalID) -> FilmAnswer {
        var report = FilmAnswer(provider: id.provider ?? .omdb, fetchedAt: Timestamp(milliseconds: 1))
        report.externalIDs.insert(id)
        return report
    }

    private static let word = [decided(.amc, nil), decided(.tmdb, .tmdb(1))]

    @Test func aWordIsAYesOrANo() {
        #expect(Self.word.map(\.certainty) == [.denied, .confirmed])
        #expect(Self.word.inOrder.map(\.provider) == [.tmdb, .amc])
    }

    @Test func reportsAboutOtherFilmsAreLeftOut() {
        let reports = [.amc(4), .tmdb(2), .tmdb(1), .iTunes(3)].map(Self.report)
        #expect(Self.word.allowed(reports) == [reports[2], reports[3]])
        #expect([FilmMatch]().allowed(reports) == [reports[1], reports[3], reports[0]])
    }

    @Test func whatWasAskedBeforeAPersonDecidedIsNotKept() {
        let found = FilmMatch(
            provider: .tmdb, certainty: .sure, id: .tmdb(2), decidedAt: Timestamp(milliseconds: 1))
        #expect(!Self.word.allow(found))
        #expect(Self.word.allow(Self.decided(.tmdb, .tmdb(1))))
        #expect([FilmMatch]().allow(found))
        #expect(![FilmMatch]().allow(Self.decided(.tmdb, .tmdb(1))), "The word was taken back meanwhile.")
    }

    @Test func aWordForgetsWhatWasSaidOfAnotherFilm() {
        let reports = [Self.report(.tmdb(2)), Self.report(.amc(1))]
        #expect(Self.decided(.tmdb, .tmdb(1)).forgets(reports))
        #expect(!Self.decided(.tmdb, .tmdb(2)).forgets(reports))
        #expect(Self.decided(.tmdb, nil).forgets(reports))
        #expect(Self.decided(.tmdb, nil).forgets([]), "It may hold what cannot be read.")
        #expect(!Self.decided(.iTunes, .iTunes(3)).forgets(reports))
    }

    @Test func theLaterWordStandsWhenTwoFilmsBecomeOne() {
        let mine = [Self.decided(.tmdb, .tmdb(1), at: 5), Self.decided(.amc, .amc(1), at: 5)]
        let theirs = [
            Self.decided(.amc, nil, at: 6), Self.decided(.tmdb, .tmdb(2), at: 5), Self.decided(.omdb, nil, at: 1),
        ]
        #expect(mine.joined(with: theirs) == [theirs[2], mine[0], theirs[0]])
    }

    @Test func thePictureOfTheProviderBelievedFirstIsShown() throws {
        func poster(_ film: Film, _ id: ExternalID) -> ProviderPoster {
            ProviderPoster(
                film: film.id, provider: id.provider ?? .omdb, id: id, address: URL(filePath: "/\(id)"))
        }
        let film = Film.sample("One", imdb: 1)
        let other = Film.sample("Other", imdb: 2)
        let ids: [ExternalID] = [.amc(1), .iTunes(1), .imdb(try #require(IMDbID(number: 1))), .tmdb(1)]
        #expect(Set(ids.map(\.provider)) == Set(Provider.allCases.filter { $0 != .tvmaze }))
        for count in 1...ids.count {
            let posters = ids.prefix(count).map { poster(film, $0) }
            let shown = ProviderPoster.believed(posters.shuffled(), aliases: FilmAliases(), decided: [:])
            #expect(shown == [film.id: URL(filePath: "/\(ids[count - 1])")])
        }
        let posters = ids.map { poster(other, $0) }
        let shown = ProviderPoster.believed(
            posters, aliases: FilmAliases([other.id: film.id]), decided: [film.id: [Self.decided(.tmdb, .tmdb(2))]])
        #expect(shown == [film.id: URL(filePath: "/\(ids[2])")], "TMDb's picture is of another film.")
    }
}
