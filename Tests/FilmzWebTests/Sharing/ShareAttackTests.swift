import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// What strangers try with links, and visitors who have one.
struct ShareAttackTests {
    // MARK: - Guessing

    @Test func unknownEndedAndTakenBackCannotBeToldApart() async throws {
        let sharing = try await SharingFixture()
        let ended = Share.ID.random()
        let taken = Share.ID.random()
        let paths = [
            "/s/" + SecretToken.random().text,
            try await sharing.share(ShareDraft(.film(SharingFixture.alien), days: 1), id: ended),
            try await sharing.sharedFilm(id: taken),
            try await sharing.share(
                ShareDraft(.film(SharingFixture.alien), days: 1, passPhrase: SharingFixture.passPhrase)),
        ]
        try await sharing.web.services.shares.takeBack(taken, of: .owner)
        sharing.web.clock.advance(seconds: 2 * 86_400)
        for place in SharingFixture.places() {
            var answers: Set<String> = []
            for path in paths {
                let response = try await sharing.get(path + place)
                #expect(response.status == .notFound, "\(place)")
                answers.insert("\(response.headers)" + response.text.replacing(path, with: "/s/"))
            }
            #expect(answers.count == 1, "\(place)")
        }
        for path in paths {
            let response = try await sharing.web.post(path, "passPhrase=Sesame,+open")
            #expect(response.status == .notFound)
            #expect(response.headers[.setCookie] == nil)
        }
    }

    @Test(arguments: ["x", "%00", "..", "../films", String(repeating: "a", count: 5_000), "%F0%9F%8E%AC"])
    func whatIsNoAddressLeadsNowhere(text: String) async throws {
        let sharing = try await SharingFixture()
        let response = try await sharing.get("/s/" + text)
        #expect([.notFound, .badRequest].contains(response.status) || response.headers[.location] != nil)
        #expect(!response.text.contains("Alien"))
    }

    @Test func aVisitorReachesNothingElse() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.sharedFilm()
        let html = try await sharing.get(path).text
        let own = html.matches(of: /(?:href|src|action)="(\/[^"]*)"/).map { String($0.output.1) }
        #expect(own.count > 4)
        for address in own where !address.hasPrefix("/assets/") { #expect(address.hasPrefix(path), "\(address)") }
        for other in ["/", "/films/\(SharingFixture.alien)", "/shares", "/films/\(SharingFixture.alien)/card.png"] {
            let response = try await sharing.get(other)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location]?.hasPrefix("/sign-in") == true)
        }
        #expect(try await sharing.web.api(.get, "/shares").status == .unauthorized)
    }

    // MARK: - Other films and lists

    @Test func aLinkReachesNoOtherFilmAndNoOtherList() async throws {
        let sharing = try await SharingFixture()
        let sent = try await sharing.web.services.sentList(SharingFixture.list, of: .owner)
        let film = try await sharing.sharedFilm()
        let lists = [
            try await sharing.share(ShareDraft(.list(SharingFixture.list))), try await sharing.share(ShareDraft(sent)),
        ]
        let private_ = try await sharing.web.services.films.add(FilmDraft(title: "Our Holiday", year: 1987), by: .owner)
        for path in [film] + lists {
            for other in [SharingFixture.spirited, private_.id, .random()] {
                #expect(try await sharing.get("\(path)/poster/\(other)").status == .notFound)
            }
            #expect(try await sharing.get("\(path)/poster/\(SharingFixture.alien)").status == .ok)
        }
        #expect(try await sharing.get("\(film)/poster/\(SharingFixture.hostile)").status == .notFound)
        for path in lists {
            #expect(try await sharing.get("\(path)/poster/\(SharingFixture.hostile)").status == .ok)
            // A cursor of another list leads nowhere else.
            for cursor in ["n.1.1", "t.9.x", "1000000", "-1"] {
                let text = try await sharing.get("\(path)?after=\(cursor)").text
                #expect(!text.contains("Spirited"))
                #expect(!text.contains("Holiday"))
            }
        }
    }

    @Test func theRuleOfAListDecidesWhichPostersAreShown() async throws {
        let sharing = try await SharingFixture()
        let list = FilmList.ID.random()
        _ = try await sharing.web.services.lists.make(
            FilmListDraft(name: "Old", rule: "before 1990"), id: list, with: [], of: .owner)
        let path = try await sharing.share(ShareDraft(.list(list)))
        #expect(try await sharing.get(path).text.contains("Alien"))
        #expect(try await sharing.get("\(path)/poster/\(SharingFixture.alien)").status == .ok)
        #expect(try await sharing.get("\(path)/poster/\(SharingFixture.spirited)").status == .notFound)
    }

    // MARK: - What is private

    @Test func nothingPrivateIsInAnyAnswer() async throws {
        let sharing = try await SharingFixture()
        let sent = try await sharing.web.services.sentList(SharingFixture.list, of: .owner)
        let paths = [
            try await sharing.sharedFilm(),
            try await sharing.share(ShareDraft(.list(SharingFixture.list), showsNotes: true)),
            try await sharing.share(ShareDraft(sent, showsNotes: true)),
        ]
        let stars = Strings.english[SharedText.outOfFive, ["stars": "stars"]]
        var answers = 0
        for path in paths {
            for place in SharingFixture.places() where !place.hasPrefix("/card") {
                for headers in [SharingFixture.browser, [.userAgent: "WhatsApp/2"], [.accept: "application/json"]] {
                    let response = try await sharing.get(path + place, headers)
                    #expect(response.status == .ok, "\(path + place)")
                    for text in [SharingFixture.secret, "\"rating\"", stars, "\"state\"", "ratingValue"] {
                        #expect(!response.text.contains(text), "\(text) in \(path + place)")
                    }
                    answers += 1
                }
            }
        }
        #expect(answers == 54)
        // What is drawn on the card.
        for path in paths {
            let token = try #require(SecretToken(String(path.dropFirst(3))))
            guard case .open(let share) = try await sharing.web.services.shares.open(token, with: nil) else { continue }
            let thing = try #require(try await sharing.web.services.shared(share, page: PageRequest(size: 5)))
            let card = try await Card.of(thing, in: .english, from: sharing.web.services)
            #expect(card.rating == nil)
            #expect(card.sender == nil)
            #expect(!"\(card)".contains(SharingFixture.secret))
        }
    }

    @Test func markupInWordsStaysText() async throws {
        let sharing = try await SharingFixture()
        let evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'"
        let words = ShareWords(message: evil, note: evil, sender: String(evil.prefix(60)))
        let list = FilmList.ID.random()
        _ = try await sharing.web.services.lists.make(
            FilmListDraft(name: String(evil.prefix(100)), description: evil), id: list, with: [SharingFixture.hostile],
            of: .owner)
        _ = try await sharing.web.services.lists.apply(.note(SharingFixture.hostile, evil), to: list, of: .owner)
        let sent = try await sharing.web.services.sentList(list, of: .owner)
        let paths = [
            try await sharing.share(ShareDraft(.film(SharingFixture.hostile), words: words)),
            try await sharing.share(ShareDraft(.list(list), words: words, showsNotes: true)),
            try await sharing.share(ShareDraft(sent, words: words, showsNotes: true)),
        ]
        for path in paths {
            let html = try await sharing.get(path).text
            #expect(html.ranges(of: "<script").count == 2)
            #expect(html.ranges(of: "</script").count == 2)
            #expect(!html.contains("<img src=x"))
            #expect(!html.contains("<b>Drama"))
            #expect(!html.contains("javascript:"))
            #expect(html.contains("&lt;/script&gt;"))
            #expect(html.contains("\\u003c"))
            #expect(try await sharing.get(path + "/films.txt").headers[.contentType] == "text/plain; charset=utf-8")
        }
    }

    // MARK: - Pass-phrases

    @Test func aLockedShareNamesNothing() async throws {
        let sharing = try await SharingFixture()
        let words = ShareWords(message: "See it.", sender: "Ada")
        let path = try await sharing.share(
            ShareDraft(.film(SharingFixture.alien), words: words, passPhrase: SharingFixture.passPhrase))
        let page = try await sharing.get(path)
        #expect(page.status == .ok)
        #expect(page.text.contains("name=\"passPhrase\""))
        for text in ["Alien", "See it", "Ada", "og:", "ld+json"] { #expect(!page.text.contains(text), "\(text)") }
        for place in SharingFixture.places().dropFirst() {
            let response = try await sharing.get(path + place)
            #expect([.notFound, .forbidden].contains(response.status), "\(place)")
            #expect(!response.text.contains("Alien"))
            #expect(!response.text.contains("Ada"))
        }
        let json = try await sharing.get(path + "/share.json")
        #expect(try json.problem.name == "pass-phrase-needed")
    }

    @Test func thePassPhraseOpensOnlyItsOwnAddress() async throws {
        let sharing = try await SharingFixture()
        let draft = ShareDraft(.film(SharingFixture.alien), passPhrase: SharingFixture.passPhrase)
        let first = Share.ID.random()
        let second = try await sharing.share(draft)
        let path = try await sharing.share(draft, id: first)
        let wrong = try await sharing.web.post(path, "passPhrase=Sesame,+close")
        #expect(wrong.status == .unprocessableContent)
        #expect(wrong.headers[.setCookie] == nil)
        #expect(wrong.text.contains(Strings.english[ShareText.wrong]))
        let right = try await sharing.web.post(path, "passPhrase=Sesame,+open")
        #expect(right.status == .seeOther)
        #expect(right.headers[.location] == path)
        let cookie = try #require(right.headers[.setCookie])
        #expect(cookie.hasSuffix("; Path=\(path); HttpOnly; SameSite=Lax"))
        #expect(!cookie.contains("Max-Age"))
        var headers = SharingFixture.browser
        headers[.cookie] = String(cookie.prefix { $0 != ";" })
        for place in SharingFixture.places() {
            #expect(try await sharing.get(path + place, headers).status == .ok, "\(place)")
        }
        #expect(try await sharing.get(path, headers).text.contains("Alien"))
        #expect(try await !sharing.get(second, headers).text.contains("Alien"))
        try await sharing.web.services.shares.takeBack(first, of: .owner)
        #expect(try await sharing.get(path, headers).status == .notFound)
    }

    @Test func theCookieIsSecureOverHTTPS() async throws {
        var configuration = ServerConfiguration(trustedProxies: [try #require(AddressRange("127.0.0.1"))])
        configuration.publicAddress = PublicAddress("https://films.example.org")
        let client = Client(
            address: nil, isSecure: true, authority: "films.example.org", isForwarded: true)
        var response = Response(status: .ok)
        let token = SecretToken.random()
        ShareCookie(token, client: client).set(
            try #require(SharePass(String(repeating: "0", count: 64))), on: &response)
        #expect(response.headers[.setCookie]?.hasSuffix("; SameSite=Lax; Secure") == true)
        #expect(
            ShareAddress(configuration, client: client).address(of: token)
                == "https://films.example.org/s/\(token.text)")
    }

    @Test func guessingAPassPhraseHasToWait() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.share(
            ShareDraft(.film(SharingFixture.alien), passPhrase: SharingFixture.passPhrase))
        var statuses: [HTTPResponse.Status] = []
        for number in 1...12 {
            statuses.append(try await sharing.web.post(path, "passPhrase=Sesame,+\(number)").status)
        }
        #expect(statuses.prefix(5).allSatisfy { $0 == .unprocessableContent })
        let last = try await sharing.web.post(path, "passPhrase=Sesame,+open")
        #expect(last.status == .tooManyRequests)
        #expect(last.headers[.retryAfter] != nil)
        #expect(last.headers[.setCookie] == nil)
        // Nobody is kept from signing in by it.
        let signIn = try await sharing.web.post("/sign-in", "password=correct+horse")
        #expect(signIn.status == .seeOther)
        #expect(signIn.headers[.setCookie] != nil)
    }

    @Test func aPassPhraseSentFromAnotherSiteIsRefused() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.share(
            ShareDraft(.film(SharingFixture.alien), passPhrase: SharingFixture.passPhrase))
        var headers = WebFixture.own
        headers[.origin] = "https://evil.example"
        let response = try await sharing.web.post(path, "passPhrase=Sesame,+open", headers)
        #expect(response.status == .forbidden)
        #expect(response.headers[.setCookie] == nil)
    }
}
