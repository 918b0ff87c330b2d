import FilmzContracts
import FilmzDomain
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// All that a person has, downloaded from the page.
struct ExportRouteTests {
    private static func life() async throws -> WebFixture {
        let web = try await WebFixture()
        let mine = web.services.myFilms
        let draft = ViewingDraft(
            watchedOn: WatchedOn("2011-07-14T20:15") ?? .unknown, place: "Kino <Eins>", rating: Rating(halfStars: 9),
            note: "*Good* <b>film</b>\nTwice.")
        _ = try await mine.apply(.log(draft, id: .random()), to: WebFixture.alien.id, of: .owner)
        _ = try await mine.apply(.watchlist(true), to: WebFixture.hostile.id, of: .owner)
        _ = try await web.services.lists.make(
            FilmListDraft(name: "A & B"), id: .random(), with: [WebFixture.spirited.id], of: .owner)
        return web
    }

    @Test func thePageSaysWhatEachFormatCannotHold() async throws {
        let web = try await Self.life()
        let page = try await web.get("/export").text
        let strings = Strings.english
        let losses = [LossText.times, .places].map { strings[$0, ["count": "1"]] }
        let lost = strings.parts(ExportText.lost, around: "losses").before
        #expect(page.contains(lost + strings.list(losses)))
        #expect(page.contains(strings[ExportText.nothingLost]))
        #expect(!page.contains("type=\"password\""))
        // What changes is counted anew.
        _ = try await web.services.myFilms.apply(
            .log(ViewingDraft(place: "Home"), id: .random()), to: WebFixture.spirited.id, of: .owner)
        #expect(try await web.get("/export").text.contains(strings[LossText.places, ["count": "2"]]))
        for page in ["/settings/data", "/import"] { #expect(try await web.get(page).text.contains("href=\"/export\"")) }
    }

    @Test(arguments: ExportFormat.allCases) func everyFormatIsAFileThatNobodyKeeps(_ format: ExportFormat) async throws
    {
        let web = try await Self.life()
        let answer = try await web.post("/export", "format=\(format.rawValue)")
        #expect(answer.status == .ok)
        #expect(answer.headers[.cacheControl] == "no-store")
        #expect(answer.headers[.contentType] == format.mediaType)
        let name = "filmz-\(format.rawValue)-2011-07-14.\(format.fileExtension)"
        #expect(answer.headers[.contentDisposition]?.contains("filename=\"\(name)\"") == true)
        let bytes = Array(answer.body.readableBytesView)
        switch format.fileExtension {
        case "zip": #expect(bytes.starts(with: Array("PK".utf8)))
        case "csv":
            #expect(answer.text.contains("Kino <Eins>"))
            #expect(answer.text.contains("A & B"))
        default: #expect(answer.text.contains("Alien"))
        }
    }

    @Test func theDiaryIsMarkdownInWhichNothingMeansSomethingElse() async throws {
        let web = try await Self.life()
        let text = try await web.post("/export", "format=diary").text
        let head = "# \(Strings.english[ExportText.viewings])\n\n## July 2011\n\n"
        let viewing = "- 14 July 2011, 20:15: **Alien (1979)**\u{A0}· ★★★★½\u{A0}· Kino"
        #expect(text.contains(head + viewing))
        #expect(text.contains("Kino \\<Eins\\>"))
        #expect(text.contains("  > \\*Good\\* \\<b\\>film\\</b\\>\n  > Twice.\n"))
        let lost = Strings.english.parts(ExportText.lost, around: "losses").before
        #expect(text.contains(lost + Strings.english[LossText.watchlist, ["count": "1"]]))
    }

    @Test func thePageNeedsNothingButItself() async throws {
        let web = try await Self.life()
        let page = try await web.post("/export", "format=page").text
        #expect(page.contains("<h3>July 2011</h3>"))
        #expect(page.contains("<h4 dir=\"auto\">Alien (1979)</h4>"))
        #expect(page.contains("Kino &lt;Eins&gt;"))
        #expect(page.contains("*Good* &lt;b&gt;film&lt;/b&gt;\nTwice."))
        #expect(page.contains("<h3 dir=\"auto\">A &amp; B</h3>"))
        #expect(page.contains("Spirited Away"))
        #expect(!page.contains("<script"))
        #expect(!page.contains("src="))
        #expect(!page.contains("url("))
        #expect(page.matches(of: /href="([^"]*)"/).allSatisfy { $0.output.1.hasPrefix("#") })
    }

    @Test func thePasswordIsAskedAgain() async throws {
        let web = try await Self.life()
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        let session = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        #expect(try await web.get("/export", session).text.contains("type=\"password\""))
        for wrong in ["", "wrong"] {
            let refused = try await web.post("/export", "format=csv&password=\(wrong)", session)
            #expect(refused.status == .unprocessableContent)
            #expect(!refused.text.contains("Kino"))
            #expect(refused.text.contains("type=\"password\""))
        }
        let right = try await web.post("/export", "format=csv&password=correct+horse", session)
        #expect(right.status == .ok)
        #expect(right.text.contains("Kino"))
    }

    @Test func programsGetTheSame() async throws {
        let web = try await Self.life()
        let formats = try await web.get("/api/v1/exports")
        #expect(formats.status == .ok)
        #expect(formats.text.contains("\"places\":1"))
        let own = WebFixture.own + [.contentType: "application/json"]
        let table = try await web.send("/api/v1/exports/csv", .post, own, ByteBuffer(string: "{}"))
        #expect(table.status == .ok)
        #expect(table.headers[.contentType] == ExportFormat.csv.mediaType)
        #expect(table.text.contains("Kino <Eins>"))
        #expect(table.headers[.cacheControl] == "no-store")
        let unknown = try await web.send("/api/v1/exports/exe", .post, own, ByteBuffer(string: "{}"))
        #expect(unknown.status == .notFound)
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        let session = own + [.cookie: try await SignInRouteTests.signIn(web)]
        for wrong in ["{}", "{\"password\": \"wrong\"}"] {
            let refused = try await web.send("/api/v1/exports/csv", .post, session, ByteBuffer(string: wrong))
            #expect(refused.status == .unprocessableContent)
            #expect(!refused.text.contains("Kino"))
        }
    }

    @Test func whatIsNoFormatIsRefused() async throws {
        let web = try await WebFixture()
        for form in ["", "format=exe"] { #expect(try await web.post("/export", form).status == .badRequest) }
        #expect(try await web.send("/export", .post, [.origin: "https://elsewhere.example"], nil).status == .forbidden)
    }
}
