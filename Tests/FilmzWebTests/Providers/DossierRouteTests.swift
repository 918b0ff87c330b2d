import FilmzDomain
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

@Suite(.timeLimit(.minutes(10)))
struct DossierRouteTests {
    private static let alien = WebFixture.alien
    private static let path = "/films/\(alien.id)"
    private static let scripted: HTTPFields = [.cookie: "filmz-js=1"]
    private static let about = path + "?fragment=about&wait=1"

    /// What a provider said, or nothing yet.
    private static func dossier(
        _ film: Film = alien, tagline: String? = nil, isOutdated: Bool = false
    ) -> FilmDossier {
        var dossier = FilmDossier(film: film)
        dossier.tagline = tagline
        dossier.isOutdated = isOutdated
        dossier.sources = [
            FilmDossier.Source(provider: .tmdb, fetchedAt: tagline == nil ? nil : Timestamp(milliseconds: 1))
        ]
        return dossier
    }

    private static func fixture(
        before: FilmDossier? = nil, after: FilmDossier? = nil, known: [ExternalID: Film] = [:]
    ) async throws -> (web: WebFixture, providers: ScriptedDossiers) {
        let providers = ScriptedDossiers(
            ScriptedDossiers.Script(before: before.map { [$0.film.id: $0] } ?? [:], after: after, known: known))
        return (try await WebFixture(providers: providers), providers)
    }

    @Test func whatIsFreshIsShownAndNobodyIsAsked() async throws {
        let (web, providers) = try await Self.fixture(before: Self.dossier(tagline: "In space"))
        let page = try await web.get(Self.path).text
        #expect(page.contains("In space"))
        #expect(!page.contains("data-fresh"))
        #expect(providers.now.refreshed.isEmpty)
    }

    @Test func aPageWithScriptsDoesNotWait() async throws {
        let (web, _) = try await Self.fixture(before: Self.dossier(isOutdated: true))
        // The refresh never ends, and the page would not either, if it waited.
        let page = try await web.get(Self.path, Self.scripted).text
        #expect(page.contains("data-fresh=\"\(Self.path)?wait=1\""))
    }

    @Test func theScriptGetsWhatComesIn() async throws {
        let (web, providers) = try await Self.fixture(
            before: Self.dossier(isOutdated: true), after: Self.dossier(tagline: "In space"))
        let about = try await web.get(Self.about, Self.scripted).text
        #expect(about.contains("In space"))
        #expect(!about.contains("data-fresh"))
        #expect(!about.contains("<html"))
        for id in ["film-poster", "film-heading", "film-plot", "film-about", "film-beside", "film-sources"] {
            #expect(about.contains("id=\"\(id)\""))
        }
        #expect(providers.now.refreshed.map(\.all) == [false])
    }

    @Test func withoutScriptsAPageWithNothingWaitsAMoment() async throws {
        let (web, _) = try await Self.fixture(
            before: Self.dossier(isOutdated: true), after: Self.dossier(tagline: "In space"))
        let page = try await web.get(Self.path).text
        #expect(page.contains("In space"))
        #expect(!page.contains("data-fresh"))
    }

    @Test func butNotForEver() async throws {
        let (web, _) = try await Self.fixture(before: Self.dossier(isOutdated: true))
        let page = try await web.get(Self.path).text
        #expect(page.contains("href=\"\(Self.path)\">\(Strings.english[FilmText.showNews])"))
    }

    @Test func aFilmThatProvesToBeAnotherLeadsThere() async throws {
        let other = WebFixture.spirited
        let (web, _) = try await Self.fixture(
            before: Self.dossier(isOutdated: true), after: Self.dossier(other, tagline: "Away"))
        let about = try await web.get(Self.about).text
        #expect(about == "<p data-moved=\"/films/\(other.id)\"></p>")
        let page = try await web.get(Self.path)
        #expect(page.status == .permanentRedirect)
        #expect(page.headers[.location] == "/films/\(other.id)")
    }

    @Test func aFilmNobodyKnowsHereIsAskedForWhereItsIDComesFrom() async throws {
        let film = Film(id: Film.ID(.tmdb(603)), title: "The Matrix", externalIDs: ExternalIDs(tmdb: 603))
        let (web, _) = try await Self.fixture(known: [.tmdb(603): film])
        #expect(try await web.get("/films/\(film.id)").text.contains("The Matrix"))
        let known = try await web.get("/films/known/tmdb:603")
        #expect(known.status == .seeOther)
        #expect(known.headers[.location] == "/films/\(film.id)")
        #expect(try await web.get("/films/known/tmdb:348").headers[.location] == Self.path, "nobody need be asked")
        for path in ["/films/known/tmdb:604", "/films/\(Film.ID(.tmdb(604)))"] {
            let unknown = try await web.get(path)
            #expect(unknown.status == .notFound, "\(path)")
            #expect(unknown.text.contains(Strings.english[ProblemText.noSuchFilm]), "\(path)")
        }
        #expect(try await web.get("/films/known/nonsense").status == .notFound)
        let details = try await web.api(.get, "/films/\(film.id)").json(FilmDetails.self)
        #expect(details.film == film)
        #expect(details.dossier.film == film)
    }

    @Test(
        arguments: [
            [.secFetchSite: "cross-site", .secFetchDest: "document"],
            [.secFetchSite: "cross-site", .secFetchDest: "image"],
            [.secPurpose: "prefetch"],
        ] as [HTTPFields])
    func anotherSiteUsesUpNoCalls(headers: HTTPFields) async throws {
        let film = Film(id: Film.ID(.tmdb(603)), title: "The Matrix", externalIDs: ExternalIDs(tmdb: 603))
        let (web, providers) = try await Self.fixture(
            before: Self.dossier(isOutdated: true), after: Self.dossier(tagline: "In space"),
            known: [.tmdb(603): film])
        let page = try await web.get(Self.path, headers)
        #expect(page.status == .ok)
        #expect(page.text.contains("data-fresh=\"\(Self.path)?wait=1\""))
        #expect(try await web.get("/films/\(film.id)", headers).status == .notFound)
        #expect(try await web.get("/films/known/tmdb:603", headers).status == .notFound)
        #expect(try await web.api(.get, "/films/\(film.id)", headers: headers).status == .notFound)
        #expect(providers.now.refreshed.isEmpty)
        #expect(providers.now.asked.isEmpty)
    }

    @Test func allAreAskedAgain() async throws {
        let (web, providers) = try await Self.fixture(
            before: Self.dossier(tagline: "Old"), after: Self.dossier(tagline: "New"))
        let response = try await web.post(Self.path + "/refresh", "")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == Self.path + "#film-sources")
        #expect(providers.now.refreshed.map(\.all) == [true])
        #expect(try await web.get(Self.path).text.contains("New"))
        let details = try await web.api(.post, "/films/\(Self.alien.id)/refresh", "{}").json(FilmDetails.self)
        #expect(details.dossier.tagline == "New")
        let asked = try #require(details.asked)
        #expect(asked.all == details.dossier.sources.count)
        let report = Strings.english[
            OutcomeText.part, ["things": Strings.english[OutcomeText.providers], "count": String(asked.all)]]
        #expect(try await web.get(Self.path).text.contains(report))
        #expect(try await web.post("/films/\(Film.ID(.tmdb(604)))/refresh", "").status == .notFound)
    }

    @Test func aSlipCanBeTakenBack() async throws {
        var dossier = Self.dossier()
        dossier.sources[0].match = FilmMatch(
            provider: .tmdb, certainty: .denied, decidedAt: Timestamp(milliseconds: 1))
        let (web, providers) = try await Self.fixture(before: dossier)
        #expect(
            try await web.get(Self.path).text.contains(
                "name=\"again\" value=\"1\">\(Strings.english[FilmSourcesText.again])"))
        let response = try await web.post(Self.path + "/match", "provider=tmdb&again=1")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == Self.path + "#film-sources")
        let body = #"{"provider":"amc","again":true}"#
        _ = try await web.api(.post, "/films/\(Self.alien.id)/match", body).json(FilmDetails.self)
        #expect(providers.now.reconsidered == [.tmdb, .amc])
        #expect(providers.now.settled.isEmpty)
    }

    @Test func aPersonSaysWhichFilmItIs() async throws {
        let (web, providers) = try await Self.fixture(before: Self.dossier())
        let response = try await web.post(Self.path + "/match", "provider=tmdb&id=tmdb%3A603")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == Self.path + "#film-sources")
        _ = try await web.post(Self.path + "/match", "provider=omdb&id=")
        let body = #"{"provider":"itunes","id":"itunes:7"}"#
        _ = try await web.api(.post, "/films/\(Self.alien.id)/match", body).json(FilmDetails.self)
        _ = try await web.api(.post, "/films/\(Self.alien.id)/match", #"{"provider":"amc"}"#).json(FilmDetails.self)
        #expect(providers.now.settled.map(\.provider) == [.tmdb, .omdb, .iTunes, .amc])
        #expect(providers.now.settled.map(\.id) == [.tmdb(603), nil, .iTunes(7), nil])
    }

    @Test(arguments: ["", "provider=tmdb", "id=", "provider=x&id=", "provider=tmdb&id=7", "provider=tmdb&id=amc%3A7"])
    func aHalfSentAnswerIsNone(form: String) async throws {
        let (web, providers) = try await Self.fixture(before: Self.dossier())
        #expect(try await web.post(Self.path + "/match", form).status == .badRequest)
        #expect(providers.now.settled.isEmpty)
    }

    @Test(arguments: [
        #"{}"#, #"{"provider":"x"}"#, #"{"provider":"tmdb","id":"amc:7"}"#, #"{"provider":"tmdb","ID":1}"#,
        #"{"provider":"tmdb","id":"tmdb:7","again":true}"#, #"{"provider":"tmdb","again":1}"#,
    ])
    func soIsOneOfAProgram(body: String) async throws {
        let (web, providers) = try await Self.fixture(before: Self.dossier())
        let response = try await web.api(.post, "/films/\(Self.alien.id)/match", body)
        #expect(response.status == .unprocessableContent)
        #expect(providers.now.settled.isEmpty)
    }
}
