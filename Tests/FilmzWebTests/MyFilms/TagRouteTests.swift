import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Tags on pages and as JSON.
struct TagRouteTests {
    private static let film = WebFixture.alien.id
    private static let other = WebFixture.spirited.id

    private static func tags(_ web: WebFixture, _ film: Film.ID = film) async throws -> String {
        try await web.services.myFilms.myFilm(film, of: .owner).tags.text
    }

    @Test func aFilmGetsAndLosesTagsByItsSheet() async throws {
        let web = try await WebFixture()
        let form = "film=\(Self.film)&newTags=Rainy+day,+%3Cnoir%3E&next=/films/\(Self.film)"
        let response = try await web.post("/films/tags", form)
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/films/\(Self.film)")
        #expect(try await Self.tags(web) == "<noir>, Rainy day")
        let page = try await web.get("/films/\(Self.film)").text
        #expect(page.contains("href=\"/me/all?tag=Rainy%20day\""))
        #expect(page.contains("&lt;noir&gt;"))
        let sheet = try await web.get("/films/\(Self.film)/tags").text
        #expect(sheet.contains("value=\"&lt;noir&gt;\" checked"))
        // Another device added a tag meanwhile, which the form does not know.
        _ = try await web.services.myFilms.apply(.tag(try Tags(typed: "other")), to: Self.film, of: .owner)
        let changed = "film=\(Self.film)&formerTag=Rainy+day&formerTag=%3Cnoir%3E&tag=Rainy+day&newTags="
        #expect(try await web.post("/films/tags", changed).status == .seeOther)
        #expect(try await Self.tags(web) == "other, Rainy day")
        #expect(try await web.get("/me/all?tag=RAINY%20day").text.contains("/films/\(Self.film)"))
        #expect(try await !web.get("/me/all?tag=nothing").text.contains("href=\"/films/\(Self.film)\""))
    }

    @Test func tickedFilmsGetTags() async throws {
        let web = try await WebFixture()
        let films = "film=\(Self.film)&film=\(Self.other)"
        let page = try await web.post("/films/selected", films + "&do=tag&next=/me/all").text
        #expect(page.contains("name=\"film\" value=\"\(Self.other)\""))
        #expect(page.contains("name=\"newTags\""))
        #expect(try await web.post("/films/tags", films + "&newTags=a&next=/me/all").status == .seeOther)
        #expect(try await Self.tags(web) == "a")
        #expect(try await Self.tags(web, Self.other) == "a")
    }

    @Test(arguments: [
        "newTags=\(String(repeating: "x", count: 61))",
        "newTags=a%2C" + (1...51).map(String.init).joined(separator: "%2C"),
    ])
    func aRefusedTagIsShownAgain(form: String) async throws {
        let web = try await WebFixture()
        let response = try await web.post("/films/tags", "film=\(Self.film)&" + form)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("id=\"problem\""))
        #expect(try await Self.tags(web) == "")
    }

    @Test func aViewingHasTags() async throws {
        let web = try await WebFixture()
        let form = "viewing=1&when=today&audienceShown=true&tag=with+Anna&newTags=rainy"
        #expect(try await web.post("/films/\(Self.film)/viewings", form).status == .seeOther)
        let viewing = try #require(try await web.services.myFilms.myFilm(Self.film, of: .owner).viewings.first)
        #expect(viewing.tags.text == "rainy, with Anna")
        #expect(try await web.get("/me/diary").text.contains("href=\"/me/all?tag=with%20Anna\""))
        #expect(try await web.get("/me/diary?tag=rainy").text.contains("with Anna"))
        let sheet = try await web.get("/films/\(Self.film)/viewings/\(viewing.id)").text
        #expect(sheet.contains("value=\"with Anna\" checked"))
    }

    @Test func aTagIsRenamedJoinedAndRemoved() async throws {
        let web = try await WebFixture()
        _ = try await web.services.myFilms.apply(.tag(try Tags(typed: "old, b")), to: Self.film, of: .owner)
        #expect(try await web.get("/me/tags").text.contains("href=\"/me/tags/edit?tag=old\""))
        #expect(try await web.get("/me/tags/edit?tag=old").text.contains("name=\"oldTag\" value=\"old\""))
        let joined = try await web.post("/me/tags/replace", "oldTag=old&name=B&next=/me/tags")
        #expect(joined.status == .seeOther)
        #expect(try await Self.tags(web) == "b")
        for (form, status) in [
            ("oldTag=b&name=", HTTPResponse.Status.unprocessableContent), ("oldTag=b&name=a,b", .unprocessableContent),
            ("name=b", .badRequest), ("oldTag=gone&name=b", .notFound),
        ] {
            #expect(try await web.post("/me/tags/replace", form).status == status, "\(form)")
        }
        #expect(try await web.post("/me/tags/replace", "oldTag=b&name=&remove=true").status == .seeOther)
        #expect(try await Self.tags(web) == "")
        #expect(try await web.get("/me/tags/edit").status == .notFound)
    }

    @Test func tagsAreJSON() async throws {
        let web = try await WebFixture()
        let mine = "/films/\(Self.film)/mine"
        let report = try await web.api(.patch, mine, #"{"tags":["b","A"],"addTags":["c"],"removeTags":["B"]}"#)
            .json(ChangeResult.self)
        #expect(report.mine?.tags.text == "A, c")
        let viewing = #"{"id":"7","watchedOn":"2001","tags":["x"]}"#
        #expect(try await web.api(.post, "/films/\(Self.film)/viewings", viewing).status == .created)
        let put = try await web.api(.put, "/films/\(Self.film)/viewings/7", #"{"watchedOn":"2002"}"#)
        #expect(try put.json(ChangeResult.self).mine?.viewings.map(\.tags.text) == ["x"], "nothing is lost unsaid")
        #expect(try await web.api(.get, "/tags").text.contains(#"{"filmCount":1,"name":"A","viewingCount":0}"#))
        _ = try await web.api(.patch, "/tags", #"{"tag":"a","name":"x"}"#).json(ChangeResult.self)
        #expect(try await Self.tags(web) == "c, x")
        for body in [#"{"tag":"x"}"#, #"{"tag":"x","name":""}"#, #"{"tag":"x","name":"a,b"}"#, #"{"name":"x"}"#] {
            #expect(try await web.api(.patch, "/tags", body).status == .unprocessableContent, "\(body)")
        }
        #expect(try await web.api(.patch, "/tags", #"{"tag":"gone","name":"x"}"#).status == .notFound)
        _ = try await web.api(.patch, "/tags", #"{"tag":"x","name":null}"#).json(ChangeResult.self)
        #expect(try await Self.tags(web) == "c")
        #expect(try await web.api(.get, "/me/all?tag=C").text.contains("\"total\":1"))
        #expect(try await web.api(.get, "/me/all?tag=X").text.contains("\"total\":0"))
    }
}
