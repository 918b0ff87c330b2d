import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct ViewingAPITests {
    private static let viewings = "/films/\(WebFixture.alien.id)/viewings"

    @Test func answersAreNoLongerForManyViewings() async throws {
        let web = try await WebFixture()
        let film = WebFixture.alien.id
        func log(_ count: Int) async throws {
            let draft = ViewingDraft(place: "Kino", note: "In the front row.")
            for _ in 0..<count / 40 {
                let edits: [MyFilmEdit] = (0..<40).map { _ in .log(draft) }
                _ = try await web.services.myFilms.apply(.several(edits), to: film, of: .owner)
            }
        }
        func sizes() async throws -> [Int] {
            let logged = try await web.api(.post, Self.viewings, #"{"watchedOn":"2011-07-14"}"#)
            #expect(logged.status == .created)
            var sizes = [logged.text.utf8.count]
            for path in ["/films/\(film)/mine", Self.viewings + "?limit=20", "/films/\(film)"] {
                sizes.append(try await web.api(.get, path).text.utf8.count)
            }
            for path in ["", "/unsee", "/seen"] {
                sizes.append(try await web.get("/films/\(film)" + path).text.utf8.count)
            }
            return sizes
        }
        try await log(40)
        let few = try await sizes()
        try await log(760)
        let many = try await sizes()
        #expect(few.count == 7)
        for (few, many) in zip(few, many) { #expect(abs(few - many) < 500, "\(few) \(many)") }

        let page = try await web.get("/films/\(film)").text
        #expect(page.contains(Strings.english.count(ViewingText.all, 802)))
        let all = try await web.get("/films/\(film)/viewings").text
        #expect(all.contains(Strings.english.count(MyFilmsText.viewings, 802)))
        #expect(all.contains("rel=\"next\""))
        let first = try await web.api(.get, Self.viewings + "?limit=200").json(PageForm<Viewing>.self)
        #expect(first.items.count == 200)
        #expect(first.total == 802)
        #expect(first.next != nil)
    }

    @Test func aNamedViewingIsLoggedOnce() async throws {
        let web = try await WebFixture()
        let body = """
            {"id":"42","watchedOn":"2011-07","place":"Kino","companions":"Ann","rating":4.5,"note":"Front row",\
            "ending":{"stopped":{"minute":45,"reason":"tired"}},"audience":["adults"]}
            """
        let logged = try await web.api(.post, Self.viewings, body)
        #expect(logged.status == .created)
        #expect(logged.headers[.location] == "/api/v1\(Self.viewings)/42")
        let again = try await web.api(.post, Self.viewings, body)
        #expect(again.status == .ok)
        let report = try again.json(ChangeResult.self)
        #expect(report.change == nil)
        #expect(report.mine?.audience == .adults)
        #expect(report.mine?.rating == Rating(stars: 4.5))

        let all = try await web.api(.get, Self.viewings).json(PageForm<Viewing>.self)
        let viewing = try #require(all.items.first)
        #expect(all.total == 1)
        #expect(viewing.id.rawValue == 42)
        #expect(viewing.watchedOn == .month(year: 2011, month: 7))
        #expect(viewing.place == "Kino")
        #expect(viewing.companions == "Ann")
        #expect(viewing.note == "Front row")
        #expect(viewing.ending == .stopped(minute: 45, reason: "tired"))
        #expect(try await web.api(.get, Self.viewings + "/42").json(Viewing.self) == viewing)
    }

    @Test func aNamelessViewingIsLoggedEachTime() async throws {
        let web = try await WebFixture()
        for _ in 1...2 { _ = try await web.api(.post, Self.viewings, #"{"watchedOn":""}"#) }
        #expect(try await web.api(.get, Self.viewings).json(PageForm<Viewing>.self).total == 2)
    }

    @Test func aViewingAsItWasReadMayBeSentBack() async throws {
        let web = try await WebFixture()
        _ = try await web.api(.post, Self.viewings, #"{"id":"42","watchedOn":"2011","note":"kept"}"#)
        let read = try await web.api(.get, Self.viewings + "/42").text
        #expect(try await web.api(.put, Self.viewings + "/42", read).json(ChangeResult.self).change == nil)
        let corrected = read.replacing("\"2011\"", with: "\"2010\"")
        let report = try await web.api(.put, Self.viewings + "/42", corrected).json(ChangeResult.self)
        #expect(report.mine?.viewings.map(\.watchedOn) == [.year(2010)])
        #expect(report.mine?.viewings.first?.note == "kept")
    }

    @Test func takingAViewingBackCanBeUndone() async throws {
        let web = try await WebFixture()
        _ = try await web.api(.post, Self.viewings, #"{"id":"42","watchedOn":"2011"}"#)
        let report = try await web.api(.delete, Self.viewings + "/42", nil).json(ChangeResult.self)
        #expect(report.mine?.isSeen == false)
        let undone = try await web.api(.post, "/changes/\(try #require(report.change))/undo")
        #expect(try undone.json(ChangeResult.self).mine?.viewings.map(\.id.rawValue) == [42])
    }

    @Test func anotherFilmsViewingCannotBeTaken() async throws {
        let web = try await WebFixture()
        _ = try await web.api(.post, Self.viewings, #"{"id":"42","watchedOn":"2011"}"#)
        let other = "/films/\(WebFixture.spirited.id)/viewings"
        let refused = try await web.api(.post, other, #"{"id":"42","watchedOn":"2010"}"#)
        #expect(refused.status == .notFound)
        #expect(try await web.api(.get, other).json(PageForm<Viewing>.self).total == 0)
    }
}
