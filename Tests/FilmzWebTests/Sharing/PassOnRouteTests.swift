import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// A person passes films and lists on, and takes them back.
struct PassOnRouteTests {
    private static let film = "/films/\(WebFixture.alien.id)"

    private static let stars = Strings.english[SharedText.andAHalf, ["count": "3"]]
    private static let outOfFive = Strings.english[SharedText.outOfFive, ["stars": stars]]

    private static func token(in page: String) throws -> String {
        String(try #require(page.firstMatch(of: /\/s\/([a-z2-7]{26})/)).output.1)
    }

    @Test func aFilmIsPassedOnAndTakenBack() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let web = sharing.web
        let form = try await web.get(Self.film + "/pass-on").text
        #expect(form.contains(Strings.english[PassOnText.myStars, ["stars": Self.stars]]))
        #expect(form.contains(Strings.english[PassOnText.myNote]))
        #expect(!form.contains("name=\"films\""), "it is used at home")
        let warning = Strings.english[PassOnText.thisMachine, ["address": "http://localhost"]]
        #expect(form.contains(warning), "it is used on this machine")
        let made = try await web.post(
            Self.film + "/pass-on", "share=31&message=See+it.&sender=Ada&stars=true&audience=kids&days=7")
        #expect(made.status == .ok)
        #expect(made.headers[.cacheControl] == "no-store")
        let path = "/s/" + (try Self.token(in: made.text))
        #expect(made.text.contains("http://localhost" + path))
        #expect(made.text.contains(warning))
        #expect(!made.text.contains("class=\"qr\""), "no other device could open it")
        let page = try await web.get(path).text
        #expect(page.contains("See it."))
        #expect(page.contains(Strings.english[ShareText.recommendsFilm, ["name": "Ada"]]))
        #expect(page.contains(Self.outOfFive))
        #expect(!page.contains(SharingFixture.secret))
        for place in ["/shares", Self.film + "/pass-on"] {
            let listed = try await web.get(place).text
            #expect(listed.contains(Strings.english.parts(PassOnText.until, around: "day").before), "\(place)")
            #expect(listed.contains(Strings.english[PassOnText.notOpened]), "\(place)")
            #expect(!listed.contains(path), "an address is shown once")
        }
        let again = try await web.post("/shares/31/address", "")
        let second = "/s/" + (try Self.token(in: again.text))
        #expect(second != path)
        for path in [path, second] { #expect(try await web.get(path).status == .ok) }
        let taken = try await web.post("/shares/31/take-back", "next=\(Self.film)/pass-on")
        #expect(taken.status == .seeOther)
        #expect(taken.headers[.location] == Self.film + "/pass-on")
        for path in [path, second] { #expect(try await web.get(path).status == .notFound) }
        #expect(try await web.get("/shares").text.contains(Strings.english[PassOnText.takenBack]))
        #expect(try await !web.get(Self.film + "/pass-on").text.contains(Strings.english[PassOnText.linksHere]))
    }

    @Test func theFileForAnotherFilmzIsMadeForTheirOwner() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let web = sharing.web
        let made = try await web.post(Self.film + "/pass-on", "share=31&message=See+it.&passPhrase=open+sesame")
        #expect(made.text.contains("href=\"/shares/31/recommendation.json\" download"))
        #expect(made.text.contains(Strings.english[PassOnText.forFilmzGuarded]))
        let file = try await web.get("/shares/31/recommendation.json")
        #expect(file.headers[.contentDisposition]?.contains("Alien.json") == true)
        #expect(file.headers[.cacheControl] == "no-store")
        #expect(!file.text.contains(SharingFixture.secret))
        let read = try RecommendationFormat.read(Data(file.text.utf8))
        #expect(read.message == "See it.")
        #expect(read.films.map(\.title) == ["Alien"])
        #expect(read.link == nil)
        _ = try await web.post("/shares/31/take-back", "")
        for path in ["/shares/31/recommendation.json", "/shares/32/recommendation.json"] {
            #expect(try await web.get(path).status == .notFound, "\(path)")
        }
    }

    @Test func theFilmSaysWhereItWasPassedOn() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        #expect(try await !sharing.web.get(Self.film).text.contains("id=\"passed-on\""))
        _ = try await sharing.web.post(Self.film + "/pass-on", "share=31&message=See+%3Cit%3E.")
        let page = try await sharing.web.get(Self.film).text
        #expect(page.contains("id=\"passed-on\""))
        #expect(page.contains(Strings.english[PassOnText.notOpened]))
        #expect(page.contains("See &lt;it&gt;."))
        #expect(page.contains("href=\"\(Self.film)/pass-on#links-here\""))
        _ = try await sharing.web.post("/shares/31/take-back", "")
        #expect(try await !sharing.web.get(Self.film).text.contains("id=\"passed-on\""))
    }

    @Test func whatIsTickedGoesAlong() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        for (form, stars, note) in [("", false, false), ("&stars=true", true, false), ("&filmNote=true", false, true)] {
            let made = try await sharing.web.post(Self.film + "/pass-on", "message=See+it." + form)
            let page = try await sharing.web.get("/s/" + (try Self.token(in: made.text))).text
            #expect(page.contains(Self.outOfFive) == stars)
            #expect(page.contains(SharingFixture.secret + "comment") == note)
            #expect(!page.contains(SharingFixture.secret + "viewing"))
            #expect(!page.contains(SharingFixture.secret + "place"))
        }
    }

    @Test func aListIsPassedOnAsItIsOrAsItWas() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let web = sharing.web
        #expect(try await web.get("/lists/77").text.contains("href=\"/lists/77/pass-on\""))
        #expect(try await web.get("/lists/77/pass-on").text.contains("name=\"films\""))
        var paths: [String] = []
        for films in ["now", "sent"] {
            let made = try await web.post("/lists/77/pass-on", "films=\(films)&notes=true")
            paths.append("/s/" + (try Self.token(in: made.text)))
        }
        _ = try await web.post("/lists/77/take-off", "film=\(WebFixture.alien.id)")
        #expect(try await !web.get(paths[0]).text.contains("<a href=\"https://www.imdb.com/find/?q=Alien%201979\""))
        #expect(try await web.get(paths[1]).text.contains("https://www.imdb.com/find/?q=Alien%201979"))
    }

    @Test func tickedFilmsArePassedOnTogether() async throws {
        let web = try await SharingFixture(isOpen: true).web
        let one = try await web.post("/films/selected", "do=pass-on&film=\(WebFixture.alien.id)&next=/me/all")
        #expect(one.headers[.location] == Self.film + "/pass-on")
        let both = "film=\(WebFixture.alien.id)&film=\(WebFixture.spirited.id)"
        let two = try await web.post("/films/selected", "do=pass-on&\(both)&next=/me/all")
        let place = try #require(two.headers[.location])
        #expect(place.wholeMatch(of: /\/lists\/\d+\/pass-on/) != nil)
        let name = Strings.english.parts(PassOnText.selection, around: "day").before
        #expect(try await web.get(place).text.contains(Strings.english[PassOnText.passOnThis, ["title": name]]))
        #expect(try await web.get("/together").text.contains(Strings.english.count(FilmListText.films, 2)))
    }

    @Test func whoGivesFiveStarsIsAskedToPassTheFilmOn() async throws {
        let web = try await SharingFixture(isOpen: true).web
        for (stars, isAsked) in [("5", true), ("4.5", false)] {
            let rated = try await web.post("\(Self.film)/viewings", "when=unknown&rating=\(stars)")
            let cookie = try #require(rated.headers[.setCookie]).prefix { $0 != ";" }
            let page = try await web.get(Self.film, [.cookie: String(cookie)]).text
            #expect(page.contains("id=\"pass-on-loved\" href=\"\(Self.film)/pass-on\"") == isAsked)
        }
    }

    @Test(
        arguments: [
            ("passPhrase=short", Strings.english[ProblemText.passPhraseMalformed]),
            ("days=x", Strings.english[ProblemText.daysMalformed]),
            ("days=0", Strings.english[ProblemText.daysMalformed]),
            ("message=" + String(repeating: "a", count: 1_001), Strings.english.count(ProblemText.tooLong, 1_000)),
        ] as [(String, String)])
    func whatIsWrongIsSaid(form: String, text: String) async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let response = try await sharing.web.post(Self.film + "/pass-on", form + "&sender=Ada")
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(text))
        #expect(response.text.contains("value=\"Ada\""), "what was typed stays")
        #expect(try await sharing.web.services.shares.shares(of: .owner, page: PageRequest()).total == 0)
    }

    @Test func theCardIsShownBeforeAnythingIsMade() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let response = try await sharing.web.post(Self.film + "/pass-on", "look=true&message=See+it.&stars=true")
        let address = "/card.png?message=See%20it.&amp;rating=3.5&amp;as=preview"
        #expect(response.status == .ok)
        #expect(response.text.contains(Self.film + address))
        #expect(try await sharing.web.services.shares.shares(of: .owner, page: PageRequest()).total == 0)
        for format in ["preview", "story"] {
            let card = try await sharing.web.get(Self.film + "/card.png?message=See%20it.&as=\(format)")
            #expect(card.status == .ok)
            #expect(card.headers[.contentType] == "image/png")
        }
    }

    @Test(arguments: [
        "http://192.168.1.5:4455", "http://[fd00::5]:4455", "http://films.local", "http://films.lan",
        "http://films.home.arpa", "http://films", "http://films.internal", "http://[fe80::1]",
    ])
    func anAddressAtHomeIsNamedBeforeSending(address: String) {
        #expect(Self.reach(address) == .home(address))
    }

    @Test(arguments: [
        "http://localhost", "http://localhost:4455", "http://127.0.0.1:8097", "http://127.8.9.10", "http://[::1]:4455",
        "http://films.localhost",
    ])
    func anAddressOfThisMachineIsNamedBeforeSending(address: String) {
        #expect(Self.reach(address) == .thisMachine(address))
    }

    @Test(arguments: ["https://films.example.org", "http://93.184.215.14", "http://[2606:2800:220:1::1]"])
    func anAddressOnTheInternetNeedsNoWarning(address: String) {
        #expect(Self.reach(address) == .internet)
    }

    /// Who can open the links of a Filmz with this address.
    private static func reach(_ address: String) -> LinkReach {
        var configuration = ServerConfiguration()
        configuration.publicAddress = PublicAddress(address)
        #expect(configuration.publicAddress != nil)
        return ShareAddress(configuration, client: .unknown).reach
    }

    @Test func programsPassOnAndTakeBack() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let web = sharing.web
        struct Made: Decodable {
            var id: Share.ID
            var address: String
        }
        let body = #"{"film":"\#(WebFixture.alien.id)","id":"31","message":"See it.","stars":true}"#
        let response = try await web.api(.post, "/shares", body)
        #expect(response.status == .created)
        #expect(response.headers[.location] == "/api/v1/shares/31")
        let made: Made = try response.json()
        let path = made.address.replacing("http://localhost", with: "")
        #expect(try await web.get(path + "/share.json").text.contains(#""rating":3.5"#))
        let listed = try await web.api(.get, "/shares").text
        #expect(listed.contains(#""message":"See it.""#))
        #expect(!listed.contains(path))
        #expect(try await web.api(.post, "/shares/31/addresses", "{}").status == .created)
        #expect(try await web.api(.get, "/shares/31").text.contains(#""id":"31""#))
        #expect(try await web.api(.delete, "/shares/31", "{}").text.contains("takenBackAt"))
        #expect(try await web.get(path).status == .notFound)
        #expect(try await web.api(.post, "/shares/31/addresses", "{}").problem.name == "no-such-share")
        for (body, name) in [
            ("{}", "missing"), (#"{"film":"1","list":"2"}"#, "missing"), (#"{"list":"99"}"#, "no-such-list"),
            (#"{"film":"\#(WebFixture.alien.id)","title":1}"#, "unknown-member"),
        ] {
            #expect(try await web.api(.post, "/shares", body).problem.name == name, "\(body)")
        }
    }
}
