import FilmzContracts
import FilmzDomain
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Recommendations that come in: shown, answered, and nothing changed before that.
struct ReceivedRouteTests {
    private static let alien = WebFixture.alien
    private static let spirited = WebFixture.spirited

    private static let film = Recommendation(
        sender: "Anna", message: "For <you> & me.", rating: Rating(stars: 4.5), films: [RecommendedFilm(spirited)],
        link: "https://films.example.org/s/abc")

    private static let list = Recommendation(
        sender: "Anna", list: .init(name: "Space"),
        films: [
            RecommendedFilm(alien, note: "Loud!"), RecommendedFilm(spirited),
            RecommendedFilm(ids: alien.externalIDs, title: "Spirited Away", year: 2001),
            RecommendedFilm(title: "Nobody’s Film", year: 1988),
        ])

    private static func address(_ recommendation: Recommendation) throws -> String {
        "/together/received/new?r=\(try #require(RecommendationAddress.text(recommendation)))"
    }

    private static func form(_ recommendation: Recommendation, _ rest: String) throws -> String {
        "r=\(try #require(RecommendationAddress.text(recommendation)))&\(rest)"
    }

    private static func watchlist(_ web: WebFixture, of person: Person.ID = .owner) async throws -> [Film] {
        try await web.services.myFilms.shelf(
            MyFilmsQuery(shelf: .watchlist, sort: .title), of: person, page: PageRequest()
        ).films.items.map(\.film)
    }

    private static func kept(_ web: WebFixture) async throws -> [Received] {
        try await web.services.received.received(of: .owner, page: PageRequest()).items
    }

    @Test func openingALinkShowsItAndChangesNothing() async throws {
        let web = try await WebFixture()
        let page = try await web.get(try Self.address(Self.film))
        #expect(page.status == .ok)
        let recommends = Strings.english[ReceivedText.recommends, ["name": "Anna"]]
        for text in [recommends, "Spirited Away (2001)", "For &lt;you&gt; &amp; me.", "films.example.org"] {
            #expect(page.text.contains(text), "\(text)")
        }
        #expect(page.text.contains("name=\"take\" value=\"0\""))
        #expect(try await Self.kept(web).isEmpty)
        #expect(try await Self.watchlist(web).isEmpty)
        let list = try await web.get(try Self.address(Self.list)).text
        #expect(list.contains("Space"))
        #expect(list.contains("Loud!"))
        #expect(list.contains(Strings.english.count(ReceivedText.sure, 2)))
        #expect(list.contains("name=\"choice-2\""))
        #expect(list.contains("name=\"own\" value=\"3\""))
    }

    // MARK: - What takes long

    /// Many films that nobody knows, which makes each of them a search.
    private static let long = Recommendation(
        sender: "Anna", list: .init(name: "Long"),
        films: (0..<120).map { RecommendedFilm(title: "Nobbody \($0)", year: 1980) } + [RecommendedFilm(spirited)])

    /// Counts the titles that are searched for.
    private static func counting(_ searched: CountingSearch.Counter) async throws -> WebFixture {
        try await WebFixture { $0.search = CountingSearch(base: $0.search, counter: searched) }
    }

    @Test func onlyTheFilmsThatAreShownAreSearchedFor() async throws {
        let searched = CountingSearch.Counter()
        let web = try await Self.counting(searched)
        let first = try await web.get(try Self.address(Self.long)).text
        #expect(await searched.titles.count == 50)
        #expect(first.contains("value=\"49\""))
        #expect(!first.contains("value=\"50\""))
        #expect(first.contains(Strings.english.count(ReceivedText.more, 71)))
        #expect(first.contains("id=\"later-films\""))
        await searched.reset()
        let last = try await web.get(try Self.address(Self.long) + "&from=100").text
        #expect(await searched.titles.count == 20)
        #expect(last.contains("name=\"take\" value=\"120\""))
        #expect(last.contains("id=\"earlier-films\""))
        #expect(last.contains("name=\"from\" value=\"100\""))
    }

    @Test func anAnswerSearchesOnlyForWhatWasShownAndTakesTheRestThatIsSure() async throws {
        let searched = CountingSearch.Counter()
        let web = try await Self.counting(searched)
        let answer = try await web.post("/together/received", try Self.form(Self.long, "answer=accept&own=1&by=Anna"))
        #expect(answer.status == .seeOther)
        #expect(await searched.titles.count == 50)
        #expect(try await Self.watchlist(web).map(\.title) == ["Nobbody 1", "Spirited Away"])
    }

    /// Where there is no password, any page could show such an address as a picture.
    @Test(
        arguments: [("image", "cross-site"), ("document", "cross-site"), ("iframe", "same-site")] as [(String, String)])
    func anotherSiteMakesNobodySearch(destination: String, site: String) async throws {
        let searched = CountingSearch.Counter()
        let web = try await Self.counting(searched)
        let headers: HTTPFields = [
            .known("Sec-Fetch-Site"): site, .known("Sec-Fetch-Dest"): destination,
            .known("Sec-Fetch-Mode"): destination == "image" ? "no-cors" : "navigate",
        ]
        let page = try await web.get(try Self.address(Self.long), headers)
        #expect(page.status == .ok)
        #expect(page.text.contains("id=\"look-up\""))
        #expect(page.text.contains(Strings.english[ReceivedText.recommends, ["name": "Anna"]]))
        #expect(!page.text.contains("name=\"answer\""))
        #expect(await searched.titles.isEmpty)
        let own = try await web.get(try Self.address(Self.long), [.known("Sec-Fetch-Site"): "same-origin"])
        #expect(own.text.contains("name=\"answer\""))
    }

    // MARK: - Answers

    @Test func acceptingPutsItOnTheWatchlistWithWhoTold() async throws {
        let web = try await WebFixture()
        let form = try Self.form(Self.film, "answer=accept&take=0&by=Anna")
        let response = try await web.post("/together/received", form)
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/films/\(Self.spirited.id)")
        #expect(try await Self.watchlist(web).map(\.id) == [Self.spirited.id])
        let cookie = String(try #require(response.headers[.setCookie]).prefix { $0 != ";" })
        let film = try await web.get("/films/\(Self.spirited.id)", [.cookie: cookie]).text
        #expect(film.contains(Strings.english[ReferralText.title]))
        #expect(film.contains("For &lt;you&gt; &amp; me."))
        #expect(film.contains("href=\"/me/all?from=Anna\""))
        #expect(film.contains(Strings.english[ChangeText.watchlistAdded, ["film": "Spirited Away"]]))
        #expect(try await web.get("/me/watchlist?from=Anna").text.contains("Spirited Away"))
        #expect(try await !web.get("/me/watchlist?from=Ben").text.contains("Spirited Away</strong>"))
        let accepted = Strings.english[ReceivedText.acceptedOn, ["day": Strings.english.day(web.clock.clock.today)]]
        #expect(try await web.get(try Self.address(Self.film)).text.contains(accepted))

        let change = try #require(film.firstMatch(of: /name="change" value="(\d+)"/)?.output.1)
        _ = try await web.post("/undo", "change=\(change)")
        #expect(try await Self.watchlist(web).isEmpty)
        #expect(try await web.services.myFilms.myFilm(Self.spirited.id, of: .owner).isEmpty)
        #expect(try await Self.kept(web).map(\.state) == [.new])
    }

    @Test func onlyWhatIsChosenIsTaken() async throws {
        let web = try await WebFixture()
        let form = try Self.form(Self.list, "answer=accept&take=0&choice-2=\(Self.spirited.id)&own=3&by=")
        let response = try await web.post("/together/received", form)
        #expect(response.headers[.location] == "/me/watchlist")
        #expect(try await Self.watchlist(web).map(\.title) == ["Alien", "Nobody’s Film", "Spirited Away"])
        #expect(try await web.services.myFilms.myFilm(Self.alien.id, of: .owner).referrals.isEmpty, "nobody was named")
        #expect(try await Self.watchlist(web)[1].year == 1988)
    }

    @Test func aListBecomesAListOfOnesOwn() async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.log(.watched("2003")), to: Self.alien.id, of: .owner)
        let page = try await web.get(try Self.address(Self.list)).text
        let list = try #require(page.firstMatch(of: /name="list" value="(\d+)"/)?.output.1)
        #expect(page.contains(Strings.english[ReceivedText.asList]))
        let form = try Self.form(Self.list, "answer=list&list=\(list)&choice-2=\(Self.spirited.id)&own=3&by=Anna")
        for _ in 1...2 {
            let response = try await web.post("/together/received", form)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/lists/\(list)")
        }
        let id = try #require(FilmList.ID(String(list)))
        let (made, films) = try await web.services.wholeList(id, of: .owner)
        #expect(made.name == Self.list.list?.name)
        #expect(
            films.map(\.entry.film.title) == ["Alien", "Spirited Away", "Nobody’s Film"], "a seen film comes along")
        #expect(try await Self.watchlist(web).isEmpty)
        #expect(try await web.services.lists.names(.all, of: .owner, limit: 10).count == 1)
        #expect(try await web.services.myFilms.myFilm(Self.spirited.id, of: .owner).referrals.map(\.by) == ["Anna"])
        let change = try #require(
            try await web.services.undo.changes(of: .owner, page: PageRequest()).items.first
        ).change
        let undone = try await web.post("/undo", "change=\(change.id)&next=/lists/\(list)")
        #expect(undone.headers[.location] == "/together", "the list is gone")
        #expect(try await web.services.lists.names(.all, of: .owner, limit: 10).isEmpty)
        #expect(try await Self.kept(web).map(\.state) == [.new])
        #expect(try await web.services.myFilms.myFilm(Self.spirited.id, of: .owner).isEmpty)
    }

    @Test func aSingleFilmIsNoList() async throws {
        let web = try await WebFixture()
        #expect(try await !web.get(try Self.address(Self.film)).text.contains(Strings.english[ReceivedText.asList]))
        let refused = try await web.post("/together/received", try Self.form(Self.film, "answer=list&take=0"))
        #expect(refused.status == .badRequest)
        let empty = try await web.post("/together/received", try Self.form(Self.list, "answer=list&list=7"))
        #expect(empty.status == .unprocessableContent)
        #expect(empty.text.contains("name=\"list\" value=\"7\""))
        #expect(try await web.services.lists.names(.all, of: .owner, limit: 10).isEmpty)
    }

    @Test func somethingIsPassedOnInReturn() async throws {
        let web = try await WebFixture()
        let kept = try await web.post("/together/received", try Self.form(Self.film, "answer=inReturn"))
        let id = try #require(try await Self.kept(web).first)
        #expect(id.state == .new)
        #expect(kept.headers[.location] == "/together/received/\(id.id)/return")
        let empty = try await web.get("/together/received/\(id.id)/return").text
        #expect(empty.contains(Strings.english[ReceivedText.forSender, ["name": "Anna"]]))
        let gotFrom = Strings.english[ReceivedText.gotFrom, ["title": "Spirited Away (2001)", "name": "Anna"]]
        #expect(empty.contains(gotFrom))
        let found = try await web.get("/together/received/\(id.id)/return?q=alien").text
        let address = "/films/\(Self.alien.id)/pass-on?re=\(id.id)"
        #expect(found.contains("href=\"\(address)\""))
        #expect(
            try await web.get("/together/received/\(id.id)/return?q=qwzx").text.contains(
                Strings.english[ReceivedText.noneFound]))
        let form = try await web.get(address).text
        let thanks = Strings.english[ReceivedText.thanks, ["title": "Spirited Away (2001)"]]
        #expect(form.contains(thanks))
        #expect(form.contains(gotFrom))
        #expect(form.contains("name=\"re\" value=\"\(id.id)\""))
        let refused = try await web.post(
            "/films/\(Self.alien.id)/pass-on", "message=Mine&passPhrase=x&re=\(id.id)")
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(">\nMine</textarea>"))
        #expect(refused.text.contains(gotFrom))
        let none = try await web.get("/films/\(Self.alien.id)/pass-on?re=7").text
        #expect(!none.contains(gotFrom))
        #expect(!none.contains(thanks))
        #expect(try await web.get("/together/received/7/return").status == .notFound)
    }

    /// A form cannot take other films than those that were found for its recommendation.
    @Test(arguments: [
        "choice-2=\(WebFixture.hostile.id)", "choice-0=\(WebFixture.hostile.id)", "own=0&own=1&own=2", "take=2&take=3",
        "take=-1&take=99&take=x", "choice-3=\(WebFixture.alien.id)", "choice-2=", "",
    ])
    func anInventedChoiceTakesNothing(fields: String) async throws {
        let web = try await WebFixture()
        let response = try await web.post("/together/received", try Self.form(Self.list, "answer=accept&\(fields)"))
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(Strings.english[ReceivedText.nothingChosen]))
        #expect(try await Self.kept(web).isEmpty)
        #expect(try await Self.watchlist(web).isEmpty)
    }

    @Test func itIsKeptForLaterDeclinedAndAcceptedAfterAll() async throws {
        let web = try await WebFixture()
        for _ in 1...2 {
            let kept = try await web.post("/together/received", try Self.form(Self.film, "answer=keep"))
            #expect(kept.headers[.location] == "/together")
        }
        let id = try #require(try await Self.kept(web).first).id
        #expect(try await Self.kept(web).count == 1)
        let together = try await web.get("/together").text
        #expect(together.contains(Strings.english.count(ReceivedText.newCount, 1)))
        #expect(together.contains("href=\"/together/received/\(id)\""))
        _ = try await web.post("/together/received/\(id)", "answer=decline")
        #expect(try await web.get("/together/received").text.contains(Strings.english[ReceivedText.isDeclined]))
        #expect(try await !web.get("/together").text.contains(Strings.english.count(ReceivedText.newCount, 1)))
        let declined = Strings.english[ReceivedText.declinedOn, ["day": Strings.english.day(web.clock.clock.today)]]
        #expect(try await web.get("/together/received/\(id)").text.contains(declined))
        _ = try await web.post("/together/received/\(id)", "answer=accept&take=0&by=Anna")
        #expect(try await Self.watchlist(web).map(\.id) == [Self.spirited.id])
        #expect(try await web.get("/together/received/7").status == .notFound)
        #expect(try await web.post("/together/received/7", "answer=keep").status == .notFound)
    }

    @Test func whatCannotBeReadSaysWhy() async throws {
        let web = try await WebFixture()
        for path in ["/together/received/new?r=", "/together/received/new?r=%22%3E%3Cscript%3E"] {
            let page = try await web.get(path)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(Strings.english[ReceivedText.unreadable]))
        }
        #expect(try await web.post("/together/received", "r=x&answer=keep").status == .unprocessableContent)
        #expect(try await web.post("/together/received", try Self.form(Self.film, "")).status == .badRequest)
        #expect(try await web.get("/together/received/new").status == .ok)
        #expect(try await Self.kept(web).isEmpty)
    }

    @Test func anotherSiteChangesNothing() async throws {
        let web = try await WebFixture()
        let form = try Self.form(Self.film, "answer=accept&take=0")
        for headers in [
            WebFixture.own.with(.origin, "https://films.example.org"),
            [.contentType: WebFixture.own[.contentType] ?? ""],
        ] {
            #expect(try await web.post("/together/received", form, headers).status == .forbidden)
        }
        #expect(try await Self.kept(web).isEmpty)
    }

    @Test func itComesBackAfterSigningIn() async throws {
        let web = try await SignInRouteTests.protected()
        let films = (0..<200).map { RecommendedFilm(title: "A Film Number \($0 * 7_919)", year: 1990) }
        let long = Recommendation(sender: "Anna", list: .init(name: "Many"), films: films)
        for recommendation in [Self.film, long] {
            let path = try Self.address(recommendation)
            let refused = try await web.get(path)
            let way = try #require(refused.headers[.location])
            let next = try #require(way.split(separator: "next=").last.map(String.init))
            let response = try await web.post(
                "/sign-in", "password=\(SignInRouteTests.password.replacing(" ", with: "+"))&next=\(next)")
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == path)
        }
    }

    @Test func anotherPersonSeesNothingOfIt() async throws {
        let web = try await WebFixture()
        let other = try await web.services.owners.persons.add(PersonDraft(name: "Grace")).id
        _ = try await web.post("/together/received", try Self.form(Self.film, "answer=accept&take=0&by=Anna"))
        #expect(try await web.services.received.received(of: other, page: PageRequest()).total == 0)
        let id = try #require(try await Self.kept(web).first).id
        #expect(try await web.services.received.received(id, of: other) == nil)
        #expect(try await Self.watchlist(web, of: other).isEmpty)
    }

    // MARK: - Who told, by hand

    @Test func whoToldIsSaidByHand() async throws {
        let web = try await WebFixture()
        let path = "/films/\(Self.alien.id)/told"
        let saved = try await web.post(path, "by=Ben+%3Cb%3E&message=%3C%2Fscript%3E&next=/films/\(Self.alien.id)")
        #expect(saved.headers[.location] == "/films/\(Self.alien.id)")
        let film = try await web.get("/films/\(Self.alien.id)").text
        #expect(film.contains("Ben &lt;b&gt;"))
        #expect(film.contains("&lt;/script&gt;"))
        #expect(film.contains("/me/all?from=Ben%20%3Cb%3E"))
        #expect(try await web.get("/me/all?from=Ben%20%3Cb%3E").text.contains("Alien"))
        let refused = try await web.post(path, "by=+&message=kept")
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(Strings.english[ProblemText.toldByMissing]))
        #expect(refused.text.contains(">\nkept</textarea>"))
        _ = try await web.post(path + "/remove", "by=Ben+%3Cb%3E")
        #expect(try await web.services.myFilms.myFilm(Self.alien.id, of: .owner).isEmpty)
    }

    // MARK: - Files

    private static func upload(_ content: Data, to web: WebFixture) async throws -> TestResponse {
        var form = SampleForm()
        form.add("name=\"file\"; filename=\"rain.json\"", Array(content))
        return try await web.send(
            "/together/received/file", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
    }

    @Test func aFileIsKeptAndShown() async throws {
        let web = try await WebFixture()
        let films = (0..<2_000).map { RecommendedFilm(title: "Film \($0)") } + [RecommendedFilm(Self.alien)]
        let large = Recommendation(sender: "Anna", list: .init(name: "Many"), films: films)
        let response = try await Self.upload(RecommendationFormat.data(large), to: web)
        let id = try #require(try await Self.kept(web).first).id
        #expect(response.headers[.location] == "/together/received/\(id)")
        let page = try await web.get("/together/received/\(id)").text
        #expect(page.contains("Many"))
        #expect(page.contains(Strings.english.count(ReceivedText.more, 1_951)))
        #expect(try await Self.watchlist(web).isEmpty)
    }

    @Test func aFileThatIsNoneIsRefused() async throws {
        let web = try await WebFixture()
        let large = Data(repeating: UInt8(ascii: " "), count: RecommendationFormat.byteLimit + 1)
        for (content, text) in [
            (Data(), Strings.english[UploadText.emptyFile]),
            (Data("{}".utf8), Strings.english[ReceivedText.unreadable]),
            (large, Strings.english[ReceivedText.tooLarge]),
        ] {
            let response = try await Self.upload(content, to: web)
            #expect(response.status == .unprocessableContent, "\(text)")
            #expect(response.text.contains(text), "\(text)")
        }
        let cut = ByteBuffer(string: "--\(SampleForm.boundary)\r\nContent-Disposition: form-data; name=\"file\"; fil")
        let response = try await web.send("/together/received/file", .post, SampleForm.headers, cut)
        #expect(response.status == .unprocessableContent)
        #expect(try await web.post("/together/received/file", "file=x").status == .unsupportedMediaType)
        #expect(try await Self.kept(web).isEmpty)
    }

    // MARK: - Links

    @Test func aLinkIsFetchedOnlyWhenAskedTo() async throws {
        let film = Self.film
        let web = try await WebFixture {
            $0.fetchRecommendation = { link in
                guard link.host == "films.example.org" else { throw RecommendationProblem.notAllowed }
                return film
            }
        }
        #expect(try await web.get("/together/received/new").text.contains("name=\"link\""))
        let response = try await web.post("/together/received/fetch", "link=https%3A%2F%2Ffilms.example.org%2Fs%2Fabc")
        let id = try #require(try await Self.kept(web).first).id
        #expect(response.headers[.location] == "/together/received/\(id)")
        for (link, text) in [("http%3A%2F%2F10.0.0.1", ReceivedText.notAllowed), ("x", .badAddress)] {
            let refused = try await web.post("/together/received/fetch", "link=\(link)")
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(Strings.english[text]))
        }
        #expect(try await Self.kept(web).count == 1)
    }
}

extension HTTPFields {
    fileprivate func with(_ name: HTTPField.Name, _ value: String) -> HTTPFields {
        var fields = self
        fields[name] = value
        return fields
    }
}
