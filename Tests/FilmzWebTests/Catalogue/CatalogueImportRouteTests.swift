import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Every film there is: asked for, watched and stopped in the settings.
struct CatalogueImportRouteTests {
    private static let page = "/settings/catalogue"
    private static let accepted = "acceptsConditions=true"

    private static func web(_ importing: ScriptedImport) async throws -> WebFixture {
        try await WebFixture { $0.replace(\.catalogueImport, with: importing) }
    }

    @Test func whereNoneCanBeImportedNothingIsOffered() async throws {
        let web = try await WebFixture()
        #expect(try await !web.get("/settings/server").text.contains(Self.page))
        #expect(try await web.get(Self.page).status == .notFound)
        #expect(try await web.post(Self.page, Self.accepted).status == .notFound)
        #expect(try await web.api(.get, "/catalogue/import").status == .notFound)
    }

    /// What the command line says before the address of the conditions, as a page says it.
    private static func notice(_ strings: Strings) -> String {
        let before = strings.parts(DownloadCommandText.notice, around: "address").before
        let words: HTML = "\(before.trimmingCharacters(in: .newlines))"
        return words.text
    }

    @Test func theConditionsAreShownInTheWordsOfTheCommandLine() async throws {
        let web = try await Self.web(ScriptedImport())
        #expect(
            try await web.get("/settings/server").text.contains(
                "href=\"\(Self.page)\">\(Strings.english[CatalogueText.getAll])"))
        let page = try await web.get(Self.page).text
        #expect(page.contains(Self.notice(.english)))
        #expect(page.contains("href=\"https://developer.imdb.com/non-commercial-datasets/\""))
        #expect(page.contains("1.8\u{A0}GB"))
        #expect(page.contains("4\u{A0}GB"))
        let german = try await web.get(Self.page, [.acceptLanguage: "de"]).text
        #expect(german.contains(Self.notice(.german)))
    }

    @Test(arguments: ["", "acceptsConditions=", "acceptsConditions=false"])
    func withoutConsentNothingStarts(form: String) async throws {
        let importing = ScriptedImport()
        let web = try await Self.web(importing)
        let refused = try await web.post(Self.page, form)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(Strings.english[ProblemText.conditionsNotAccepted]))
        #expect(refused.text.contains("id=\"accepts\""))
        #expect(refused.text.contains("aria-invalid"))
        #expect(await importing.acts.isEmpty)
    }

    @Test func itStartsAndIsShownWhereverOneLooks() async throws {
        let importing = ScriptedImport()
        let web = try await Self.web(importing)
        let started = try await web.post(Self.page, Self.accepted)
        #expect(started.status == .seeOther)
        #expect(started.headers[.location] == Self.page)
        for path in [Self.page, "/settings/server", "\(Self.page)?fragment=progress"] {
            let page = try await web.get(path).text
            #expect(
                page.contains(Strings.english[CatalogueImportText.downloading, ["number": "5", "total": "6"]]),
                "\(path)")
            #expect(page.contains("max=\"1000\" value=\"514\""), "\(path)")
            #expect(
                page.contains(
                    Strings.english[CatalogueImportText.bytesOf, ["size": "900\u{A0}MB", "total": "1.8\u{A0}GB"]]),
                "\(path)")
            #expect(page.contains(Strings.english.count(CatalogueImportText.minutesLeft, 6)), "\(path)")
            #expect(page.contains("id=\"stop-import\""), "\(path)")
            #expect(!page.contains("id=\"start-import\""), "\(path)")
        }
        let fragment = try await web.get("\(Self.page)?fragment=progress")
        #expect(!fragment.text.contains("<html"))
        #expect(fragment.headers[.cacheControl] == "no-store")
        let stopped = try await web.post(Self.page + "/stop", "")
        #expect(stopped.headers[.location] == "/settings/server#catalogue-card")
        #expect(try await web.get("/settings/server").text.contains(Strings.english[CatalogueImportText.stopped]))
        #expect(try await web.get(Self.page).text.contains("id=\"start-import\""))
        #expect(await importing.acts == ["start", "stop"])
    }

    @Test func aNewCatalogueIsNewsForAnHour() async throws {
        let importing = ScriptedImport(.done(filmCount: 3))
        let clock = SettableClock()
        let madeAt = clock.clock.now()
        let web = try await WebFixture(clock: clock) { services in
            services.replace(\.catalogueImport, with: importing)
            services.catalogue = {
                CatalogueDescription(edition: "imdb-1", origin: .imdb, madeAt: madeAt, filmCount: 3)
            }
        }
        for (seconds, isNews) in [(Int64(3_000), true), (700, false)] {
            clock.advance(seconds: seconds)
            let page = try await web.get("/settings/server").text
            #expect(page.contains(Strings.english.count(CatalogueImportText.done, 3)) == isNews)
            #expect(page.contains(Strings.english[CatalogueText.importAgain]))
        }
    }

    @Test(arguments: CatalogueImportFailure.allCases)
    func aFailureIsOneSentenceWithAWayOn(failure: CatalogueImportFailure) async throws {
        let web = try await Self.web(ScriptedImport(.failed(failure)))
        let page = try await web.get("/settings/server").text
        #expect(page.contains("\(Strings.english[CatalogueImportText.unchanged])</p>"))
        #expect(page.contains("\(Self.page)\">\(Strings.english[CatalogueText.tryAgain])</a>"))
        #expect(try await web.get(Self.page).text.contains("id=\"start-import\""))
        let answer = try await web.api(.get, "/catalogue/import").text
        #expect(answer.contains(#""failure":"\#(failure.rawValue)""#))
        #expect(answer.contains(#""state":"failed""#))
    }

    @Test func onlyAnOwnerMayDecide() async throws {
        let importing = ScriptedImport()
        await importing.refuse(.ownersOnly)
        let web = try await Self.web(importing)
        #expect(try await web.post(Self.page, Self.accepted).status == .forbidden)
        #expect(try await web.post(Self.page + "/stop", "").status == .forbidden)
        let body = #"{"acceptsConditions":true}"#
        #expect(try await web.api(.post, "/catalogue/import", body).problem.name == "owners-only")
        #expect(try await web.api(.delete, "/catalogue/import").problem.name == "owners-only")
    }

    @Test func whatRunsElsewhereIsSaid() async throws {
        let importing = ScriptedImport()
        await importing.refuse(.importElsewhere)
        let web = try await Self.web(importing)
        let refused = try await web.post(Self.page, Self.accepted)
        #expect(refused.status == .conflict)
        #expect(refused.text.contains(Strings.english[ProblemText.importElsewhere]))
        let problem = try await web.api(.post, "/catalogue/import", #"{"acceptsConditions":true}"#).problem
        #expect(problem.name == "import-elsewhere")
        #expect(problem.status == 409)
    }

    /// A page of another site could fill the disk.
    @Test func nobodyElseStartsOrStopsIt() async throws {
        let importing = ScriptedImport()
        let web = try await Self.web(importing)
        let elsewhere: HTTPFields = [
            .origin: "http://evil.example", .contentType: "application/x-www-form-urlencoded",
        ]
        for path in [Self.page, Self.page + "/stop"] {
            #expect(try await web.post(path, Self.accepted, elsewhere).status == .forbidden)
        }
        let program: HTTPFields = [.origin: "http://evil.example", .contentType: "application/json"]
        let body = #"{"acceptsConditions":true}"#
        #expect(try await web.api(.post, "/catalogue/import", body, headers: program).problem.name == "cross-site")
        #expect(try await web.api(.delete, "/catalogue/import", headers: program).problem.name == "cross-site")
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        #expect(try await web.post(Self.page, Self.accepted).status == .unauthorized)
        #expect(try await web.api(.post, "/catalogue/import", body).status == .unauthorized)
        #expect(await importing.acts.isEmpty)
    }

    @Test(arguments: [
        ("{}", "missing", "acceptsConditions"), (#"{"acceptsConditions":false}"#, "missing", "acceptsConditions"),
        (#"{"acceptsConditions":"yes"}"#, "invalid", "acceptsConditions"),
        (#"{"force":true}"#, "unknown-member", "force"),
    ])
    func programsHaveToAcceptTheConditionsToo(body: String, name: String, field: String) async throws {
        let importing = ScriptedImport()
        let problem = try await Self.web(importing).api(.post, "/catalogue/import", body).problem
        #expect(problem.name == name)
        #expect(problem.field == field)
        #expect(problem.status == 422)
        #expect(await importing.acts.isEmpty)
    }

    @Test func programsFollowIt() async throws {
        let importing = ScriptedImport(.done(filmCount: 3))
        let web = try await Self.web(importing)
        let done = try await web.api(.get, "/catalogue/import", headers: [.acceptLanguage: "de"]).text
        #expect(done.contains(#""detail":"\#(Strings.german.count(CatalogueImportText.done, 3))""#))
        #expect(done.contains(#""state":"done""#))
        #expect(done.contains(#""edition":"test""#))
        let started = try await web.api(.post, "/catalogue/import", #"{"acceptsConditions":true}"#)
        #expect(started.status == .accepted)
        #expect(started.text.contains(#""fileNumber":5"#))
        let stopped = try await web.api(.delete, "/catalogue/import")
        #expect(stopped.status == .ok)
        #expect(stopped.text.contains(#""state":"stopped""#))
        await importing.set(.interrupted)
        #expect(try await web.api(.get, "/catalogue/import").text.contains(#""state":"interrupted""#))
    }
}
