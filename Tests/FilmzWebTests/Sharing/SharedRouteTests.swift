import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// What visitors see who have the address of a film or a list.
struct SharedRouteTests {
    @Test(arguments: [true, false])
    func aVisitorSeesTheFilmAndWhatWasSaid(isOpen: Bool) async throws {
        let sharing = try await SharingFixture(isOpen: isOpen)
        let words = ShareWords(
            message: "See it & soon.", audience: [.family], rating: Rating(stars: 4.5), note: "In the *dark*.",
            sender: "Ada")
        let path = try await sharing.sharedFilm(words)
        let response = try await sharing.get(path)
        #expect(response.status == .ok)
        for text in [
            "Alien", "See it &amp; soon.", Strings.english[SharedText.family], "In the <em>dark</em>.",
            Strings.english[ShareText.recommendsFilm, ["name": "Ada"]],
            "https://letterboxd.com/", "https://www.justwatch.com/us/search?q=Alien%201979", "noindex, nofollow",
        ] {
            #expect(response.text.contains(text), "\(text)")
        }
        #expect(!response.text.contains("class=\"tabs\""))
        #expect(!response.text.contains("/assets/app-"))
        for place in SharingFixture.places() {
            #expect(try await sharing.get(path + place).status == .ok, "\(place)")
        }
    }

    @Test func aListIsShownWithItsNotesOnlyWhenTheyGoAlong() async throws {
        let sharing = try await SharingFixture()
        for showsNotes in [true, false] {
            let path = try await sharing.share(ShareDraft(.list(SharingFixture.list), showsNotes: showsNotes))
            for place in ["", "/share.json", "/films.txt", "/films.csv"] {
                let text = try await sharing.get(path + place).text
                #expect(text.contains("Alien"), "\(place)")
                #expect(text.contains("Noted") == showsNotes, "\(place)")
            }
            #expect(try await sharing.get(path).text.contains("Space &lt;i&gt;"))
            #expect(
                try await sharing.get(path + "/letterboxd.csv").text.hasPrefix("imdbID,tmdbID,Title,Year,Directors"))
        }
    }

    @Test func programsGetJSON() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.sharedFilm(ShareWords(message: "See it.", rating: Rating(stars: 4), sender: "Ada"))
        for (place, headers) in [("/share.json", SharingFixture.browser), ("", [.accept: "application/json"])] {
            let response = try await sharing.get(path + place, headers)
            #expect(response.headers[.contentType] == "application/json")
            let document = try RecommendationFormat.read(Data(response.body.readableBytesView))
            #expect(document.list == nil)
            #expect(document.link?.hasSuffix(path) == true)
            #expect(document.message == "See it.")
            #expect(document.rating == Rating(stars: 4))
            #expect(document.sender == "Ada")
            #expect(document.films.map(\.title) == ["Alien"])
            #expect(document.films.first?.ids.tmdb == 348)
        }
        let list = try await sharing.share(ShareDraft(.list(SharingFixture.list)))
        let response = try await sharing.get(list + "/share.json")
        let document = try RecommendationFormat.read(Data(response.body.readableBytesView))
        #expect(document.list != nil)
        #expect(document.films.count == 2)
        #expect(document.films.allSatisfy { $0.note.isEmpty })
    }

    /// From one Filmz to another: the shared page leads to an address that the other one opens and accepts.
    @Test func aVisitorTakesItToTheirOwnFilmz() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.sharedFilm(ShareWords(message: "See it.", rating: Rating(stars: 4), sender: "Ada"))
        #expect(try await sharing.get(path).text.contains("name=\"filmz\""))
        let page = try await sharing.get(path + "?filmz=films.example.org").text
        let start = "https://films.example.org"
        let opening = try #require(page.firstMatch(of: /id="open-there" href="([^"]+)"/)?.output.1)
        #expect(opening.hasPrefix(start + "/together/received/new?r="))
        let other = try await WebFixture()
        let shown = try await other.get(String(opening.dropFirst(start.count)))
        #expect(shown.text.contains(Strings.english[ReceivedText.recommends, ["name": "Ada"]]))
        #expect(shown.text.contains("Alien (1979)"))
        for typed in ["javascript:alert(1)", "%22%3E%3Cb%3E", ""] {
            let refused = try await sharing.get(path + "?filmz=\(typed)").text
            #expect(refused.contains(Strings.english[ShareText.noFilmz]))
            #expect(!refused.contains("open-there"))
        }
        let list = RecommendationAddress.opening(link: "https://a.example/s/x?y", at: "films.example.org")
        #expect(list == start + "/together/received/new?link=https%3A%2F%2Fa.example%2Fs%2Fx%3Fy")
    }

    @Test func itIsTakenAwayAsAFileForAnotherFilmz() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.share(ShareDraft(.list(SharingFixture.list)))
        let page = try await sharing.get(path).text
        #expect(page.contains("href=\"\(path)/share.json\" download>"))
        let file = try await sharing.get(path + "/share.json")
        #expect(file.headers[.contentType] == "application/json")
        #expect(file.headers[.contentDisposition]?.contains(".json") == true)
        let other = try await WebFixture()
        #expect(try await other.api(.post, "/received", file.text).status == .created)
    }

    /// A long list behind a pass-phrase cannot be fetched, so its file is the way.
    @Test func aLongListBehindAPassPhraseIsNoDeadEnd() async throws {
        let sharing = try await SharingFixture()
        var films: [Film.ID] = []
        for number in 1...60 {
            // A title that cannot be compressed.
            let words = (1...10).map { _ in SecretToken.random().text }
            let draft = FilmDraft(title: words.joined(separator: " "), year: 1930 + number)
            films.append(try await sharing.web.services.films.add(draft, by: .owner).id)
        }
        let list = FilmList.ID.random()
        _ = try await sharing.web.services.lists.make(
            FilmListDraft(name: "Many"), id: list, with: films, of: .owner)
        let path = try await sharing.share(ShareDraft(.list(list), passPhrase: "open sesame"))
        let unlocked = try await sharing.web.post(path, "passPhrase=open+sesame")
        let cookie = String(try #require(unlocked.headers[.setCookie]).prefix { $0 != ";" })
        var headers = SharingFixture.browser
        headers[.cookie] = cookie
        let page = try await sharing.get(path + "?filmz=films.example.org", headers).text
        #expect(page.contains("id=\"by-file\""))
        #expect(page.contains(Strings.english[ShareText.byFile]))
        #expect(page.contains("href=\"https://films.example.org/together/received/new\""))
        let file = try await sharing.get(path + "/share.json", headers)
        #expect(try RecommendationFormat.read(Data(file.body.readableBytesView)).films.count == 60)
        #expect(try await sharing.get(path + "/share.json").status == .forbidden)
        let open = try await sharing.share(ShareDraft(.list(list)))
        let other = try await sharing.get(open + "?filmz=films.example.org").text
        #expect(other.contains("/together/received/new?link="))
        #expect(!other.contains("by-file"))
    }

    @Test func thePageIsSmallAndAsksForNothingElse() async throws {
        let sharing = try await SharingFixture()
        let films = try await (1...60).asyncMap { number in
            try await sharing.web.services.films.add(
                FilmDraft(title: "A film with quite a long title, number \(number)", year: 1930 + number), by: .owner)
        }
        let list = FilmList.ID.random()
        _ = try await sharing.web.services.lists.make(
            FilmListDraft(name: "Sixty"), id: list, with: films.map(\.id), of: .owner)
        for film in films {
            let note = FilmListEdit.note(
                film.id, "What I say about \(film.title) in a line or two, so that it is long.")
            _ = try await sharing.web.services.lists.apply(note, to: list, of: .owner)
        }
        let path = try await sharing.share(ShareDraft(.list(list), showsNotes: true))
        var headers = SharingFixture.browser
        headers[.acceptEncoding] = "gzip"
        headers[.secFetchSite] = "cross-site"
        let page = try await sharing.get(path, headers)
        #expect(page.headers[.contentEncoding] == "gzip", "also when it was reached from another site")
        let html = try Gunzip.text(page.body)
        let sheet = try #require(html.firstMatch(of: /<link rel="stylesheet" href="([^"]+)"/)?.output.1)
        let css = try await sharing.get(String(sheet), headers)
        let script = try #require(html.firstMatch(of: /<script type="module" src="([^"]+)"/)?.output.1)
        let code = try await sharing.get(String(script), headers)
        #expect(code.status == .ok)
        #expect(code.body.readableBytes < 500)
        let sizes = [page, css, code].map(\.body.readableBytes)
        #expect(sizes.reduce(0, +) < 40_000, "\(sizes)")
        #expect(css.headers[.contentEncoding] == "gzip")
        let pictures = html.matches(of: /<img[^>]* src="([^"]+)"/)
        #expect(pictures.count == 60)
        #expect(pictures.allSatisfy { $0.output.1.hasPrefix(path + "/poster/") })
        #expect(html.matches(of: /<script/).count == 2, "the data for previews, and the address of one's own Filmz")
        #expect(html.matches(of: /loading="lazy"/).count == 60)
    }

    @Test func nothingIsKeptInCachesOrFoundBySearchEngines() async throws {
        let sharing = try await SharingFixture()
        let path = try await sharing.sharedFilm()
        let gone = "/s/" + SecretToken.random().text
        let robots = try #require(HTTPField.Name("X-Robots-Tag"))
        for place in [path, gone].flatMap({ path in SharingFixture.places().map { path + $0 } }) + ["/s/x", "/s/x/y/z"]
        {
            let response = try await sharing.get(place)
            #expect(response.headers[.cacheControl] == "no-store", "\(place)")
            #expect(response.headers[robots] == "noindex, nofollow", "\(place)")
            #expect(response.headers[.setCookie] == nil, "\(place)")
            #expect(response.headers[.eTag] == nil, "\(place)")
            #expect(response.headers[.contentSecurityPolicy] == SecurityHeaders.contentSecurityPolicy)
            #expect(response.headers[.referrerPolicy] == "same-origin", "other sites get no referrer")
        }
    }

    // MARK: - Last opened

    @Test func onlyTheDayOfAVisitIsKept() async throws {
        let sharing = try await SharingFixture()
        let id = Share.ID.random()
        let path = try await sharing.sharedFilm(id: id)
        func openedOn() async throws -> CalendarDay? {
            try await sharing.web.services.shares.share(id, of: .owner).openedOn
        }
        let agents = [
            "facebookexternalhit/1.1 Facebot Twitterbot/1.0", "WhatsApp/2.23.20.0", "TelegramBot (like TwitterBot)",
            "Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 (KHTML) facebookexternalhit/1.1 Facebot Twitterbot/1.0",
            "Slackbot-LinkExpanding 1.0", "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
            "LinkedInBot/1.0", "Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5", "http.rb/5.1 (Mastodon/4.2)",
            "Mozilla/5.0 (compatible; Googlebot/2.1)", "curl/8.0", "",
        ]
        for agent in agents { _ = try await sharing.get(path, [.userAgent: agent]) }
        var ahead = SharingFixture.browser
        ahead[.secPurpose] = "prefetch"
        _ = try await sharing.get(path, ahead)
        _ = try await sharing.web.send(path, .head, SharingFixture.browser, nil)
        for place in SharingFixture.places().dropFirst() { _ = try await sharing.get(path + place) }
        #expect(try await openedOn() == nil)
        // Who shares it looks themselves.
        let token = try await sharing.web.services.accounts.signIn(
            try Password(SharingFixture.password), as: .owner, on: "", replacing: nil)
        var own = SharingFixture.browser
        own[.cookie] = "filmz-session=\(token.text)"
        _ = try await sharing.get(path, own)
        #expect(try await openedOn() == nil)
        _ = try await sharing.get(path)
        #expect(try await openedOn() == CalendarDay("2011-07-14"))
    }

    // MARK: - Previews

    @Test func previewsAreComplete() async throws {
        let sharing = try await SharingFixture()
        let words = ShareWords(message: "See \"it\" <b>", rating: Rating(stars: 4.5), sender: "Ada")
        let path = try await sharing.share(
            ShareDraft(.film(SharingFixture.hostile), words: words, language: "de"))
        let html = try await sharing.get(path, [.userAgent: "WhatsApp/2"]).text
        let tags = html.matches(of: /<meta (property|name)="([^"]+)" content="([^"]*)">/).map {
            ($0.output.2, $0.output.3)
        }
        func content(_ name: String) -> Substring? { tags.first { $0.0 == name }?.1 }
        let origin = "http://localhost"
        #expect(content("og:url") == Substring(origin + path))
        #expect(content("og:type") == "video.movie")
        #expect(content("og:image") == Substring(origin + path + "/card.png?as=preview"))
        #expect(content("og:image:width") == "1200")
        #expect(content("og:image:height") == "630")
        #expect(content("og:description") == "See &quot;it&quot; &lt;b&gt;")
        #expect(content("twitter:card") == "summary_large_image")
        #expect(content("og:locale") == "de_DE", "programs that say no language get the sender's")
        let data = try #require(html.firstMatch(of: /<script type="application\/ld\+json">([^<]*)<\/script>/))
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(data.output.1.utf8)) as? [String: Any])
        #expect(json["@type"] as? String == "Movie")
        #expect(json["name"] as? String == WebFixture.hostile.title)
        #expect(json["@context"] as? String == "https://schema.org")
        let review = try #require(json["review"] as? [String: Any])
        #expect(review["reviewBody"] as? String == "See \"it\" <b>")
        let note = try await sharing.get(try await sharing.sharedFilm(ShareWords(note: "So *good*"))).text
        #expect(note.contains(#""reviewBody":"So good""#), "a note without its signs, if there is no message")
        #expect((review["author"] as? [String: Any])?["name"] as? String == "Ada")
        #expect((review["reviewRating"] as? [String: Any])?["ratingValue"] as? String == "4.5")
        let list = try await sharing.share(ShareDraft(.list(SharingFixture.list)))
        let page = try await sharing.get(list).text
        let items = try #require(page.firstMatch(of: /<script type="application\/ld\+json">([^<]*)<\/script>/))
        let listed = try #require(
            try JSONSerialization.jsonObject(with: Data(items.output.1.utf8)) as? [String: Any])
        #expect(listed["@type"] as? String == "ItemList")
        #expect(listed["numberOfItems"] as? Int == 2)
        #expect((listed["itemListElement"] as? [[String: Any]])?.map { $0["position"] as? Int } == [1, 2])
    }
}

extension Sequence where Element: Sendable {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
