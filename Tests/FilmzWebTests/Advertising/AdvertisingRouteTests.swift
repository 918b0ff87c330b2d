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

/// Offers of advertisers over HTTP: who sees them, what a click does, and who manages them.
struct AdvertisingRouteTests {
    private static let film = SitePath.film(WebFixture.alien.id).path

    private static func upload(_ content: [UInt8], _ name: String = "file") -> ByteBuffer {
        var form = SampleForm()
        form.add("name=\"\(name)\"; filename=\"a\"", content, "Content-Type: image/png\r\n")
        return ByteBuffer(bytes: form.ended)
    }

    private static func web(_ offers: String...) async throws -> (WebFixture, [Advertisement]) {
        let web = try await WebFixture()
        let offers = try offers.map { try AdvertisingServiceContract.offer($0) }
        try await web.services.owners.advertising.save(offers)
        try await web.services.owners.advertising.show(atMost: Advertising.usualLimit)
        return (web, offers)
    }

    @Test func offersAreShownMarkedAndAskNobodyBeforeAClick() async throws {
        let (web, offers) = try await Self.web("Book <b>", "Record", "Third")
        let picture = try #require(AdvertisementPicture(AdvertisingServiceContract.png))
        try await web.services.owners.advertising.setPicture(picture, of: offers[0].id)
        let page = try await web.get(Self.film).text
        #expect(page.contains("<h2 id=\"advertising-title\">\(Strings.english[AdvertisingText.title])</h2>"))
        #expect(page.contains("Book &lt;b&gt;"))
        #expect(page.contains("Record"))
        #expect(!page.contains("Third"))
        #expect(page.contains(Strings.english[AdvertisingText.goTo, ["host": "shop.example"]]))
        #expect(page.contains("rel=\"sponsored noopener\""))
        // The shop's address is nowhere on the page: nothing can be fetched from it ahead.
        #expect(!page.contains("https://shop.example"))
        #expect(page.contains("src=\"/advertising/\(offers[0].id)/picture?v="))
        // Another film has another genre.
        #expect(try await !web.get(SitePath.film(WebFixture.spirited.id).path).text.contains("advertising-title"))
        try await web.services.owners.advertising.show(atMost: 0)
        #expect(try await !web.get(Self.film).text.contains("advertising-title"))
    }

    @Test func whoTurnsOffersOffSeesNone() async throws {
        let (web, _) = try await Self.web("Book")
        let off = try await web.post(SitePath.wantAdvertising.path, "on=false")
        #expect(off.status == .seeOther)
        #expect(off.headers[.location] == "/settings/you#advertising")
        #expect(try await !web.get(Self.film).text.contains("advertising-title"))
        #expect(try await web.get("/settings/you").text.contains(Strings.english[AdvertisingText.isOff]))
        #expect(try await web.post(SitePath.wantAdvertising.path, "on=1").status == .badRequest)
        _ = try await web.post(SitePath.wantAdvertising.path, "on=true")
        #expect(try await web.get(Self.film).text.contains("advertising-title"))
    }

    @Test func aClickIsCountedAndLeadsOnlyToTheStoredOffer() async throws {
        let (web, offers) = try await Self.web("Book")
        let path = SitePath.advertisement(offers[0].id).path
        let response = try await web.post(path, "url=https://evil.example/&next=//evil.example")
        #expect(response.status == .ok)
        let refresh = try #require(HTTPField.Name("Refresh"))
        #expect(response.headers[refresh] == "0; url=\(offers[0].link)")
        #expect(response.headers[.referrerPolicy] == "no-referrer")
        #expect(response.headers[.cacheControl] == "no-store")
        #expect(response.headers[.setCookie] == nil)
        #expect(!response.text.contains("evil.example"))
        #expect(response.text.contains("rel=\"sponsored noopener noreferrer\""))
        #expect(try await web.services.owners.advertising.clicks() == [offers[0].id: [web.clock.clock.today: 1]])
        // Only a form of ours counts, and only for an offer that there is.
        #expect(try await web.get(path).status != .ok)
        let other: HTTPFields = [
            .origin: "https://evil.example", .contentType: "application/x-www-form-urlencoded",
        ]
        #expect(try await web.post(path, "", other).status == .forbidden)
        #expect(try await web.post(SitePath.advertisement(.random()).path, "").status == .notFound)
        #expect(try await web.services.owners.advertising.clicks() == [offers[0].id: [web.clock.clock.today: 1]])
    }

    @Test func anOwnerAddsChangesAndRemovesAnOffer() async throws {
        let web = try await WebFixture()
        let form =
            "name=Book&link=https%3A%2F%2Fshop.example%2F1&genres=Horror%0D%0ADrama&audience=kids&audience=adults"
        let added = try await web.post(SitePath.newAdvertisement.path, form)
        let offer = try #require(try await web.services.advertising.advertising().offers.first)
        #expect(added.status == .seeOther)
        #expect(added.headers[.location] == SitePath.editAdvertisement(offer.id).path)
        #expect(offer.rules == AdvertisementRules(genres: ["Horror", "Drama"], audience: [.kids, .adults]))
        #expect(try await web.get(SitePath.editAdvertisement(offer.id).path).text.contains("value=\"Book\""))
        let malformed = Strings.english[AdvertisingText.malformed, ["field": Strings.english[AdvertisingText.link]]]
        let missing = Strings.english[AdvertisingText.missing, ["field": Strings.english[AdvertisingText.link]]]
        for (wrong, message) in [
            ("link=http%3A%2F%2Fshop.example", malformed), ("link=javascript%3Aalert(1)", malformed),
            ("name=", missing),
        ] {
            let refused = try await web.post(
                SitePath.editAdvertisement(offer.id).path, "name=%3Cb%3E&genres=a&" + wrong)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(message))
            #expect(refused.text.contains("&lt;b&gt;"))
        }
        #expect(try await web.services.advertising.advertising().offers == [offer])
        let changed = try await web.post(
            SitePath.editAdvertisement(offer.id).path, form.replacing("Book", with: "Record"))
        #expect(changed.status == .seeOther)
        #expect(try await web.services.advertising.advertising().offers.map(\.name) == ["Record"])
        #expect(try await web.post(SitePath.editAdvertisement(.random()).path, form).status == .notFound)
        #expect(try await web.get(SitePath.editAdvertisement(.random()).path).status == .notFound)
        #expect(try await web.post(SitePath.removeAdvertisement(offer.id).path, "").status == .seeOther)
        #expect(try await web.services.advertising.advertising().offers.isEmpty)
        let off = Strings.english[AdvertisingText.isOffForAll]
        #expect(try await web.get(SitePath.advertising.path).text.contains(off))
        #expect(try await web.post(SitePath.advertisingLimit.path, "limit=1").status == .seeOther)
        #expect(try await web.services.advertising.advertising().limit == 1)
        #expect(try await web.post(SitePath.advertisingLimit.path, "limit=4").status == .badRequest)
    }

    @Test func onlyRealPicturesAreKeptAndServed() async throws {
        let (web, offers) = try await Self.web("Book")
        let path = SitePath.advertisementPicture(offers[0].id).path
        #expect(try await web.get(path).status == .notFound)
        let png = Array(AdvertisingServiceContract.png)
        let hostile: [[UInt8]] = [
            [], Array("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".utf8), Array("<html>".utf8),
            Array(png.dropLast(30)), Array("GIF89a".utf8) + png, png + [UInt8](repeating: 0, count: 300 * 1024),
        ]
        for content in hostile {
            let refused = try await web.send(path, .post, SampleForm.headers, Self.upload(content))
            #expect(refused.status == .unprocessableContent)
            #expect(
                refused.text.contains(Strings.english[AdvertisingText.noPicture, ["size": Strings.english.pictureSize]])
            )
        }
        #expect(try await web.get(path).status == .notFound)
        #expect(try await web.send(path, .post, SampleForm.headers, Self.upload(png)).status == .seeOther)
        let picture = try await web.get(path)
        #expect(picture.headers[.contentType] == "image/png")
        #expect(Array(picture.body.readableBytesView) == png)
        #expect(picture.headers[.xContentTypeOptions] == "nosniff")
        #expect(try await web.send(path, .post, SampleForm.headers, Self.upload(png, "other")).status.code == 422)
        #expect(try await web.post(path + "/remove", "").status == .seeOther)
        #expect(try await web.get(path).status == .notFound)
        let gone = SitePath.advertisementPicture(.random()).path
        #expect(try await web.send(gone, .post, SampleForm.headers, Self.upload(png)).status == .notFound)
    }

    @Test func aPictureIsFetchedOnlyFromASafeAddress() async throws {
        let png = AdvertisingServiceContract.png
        let web = try await WebFixture {
            $0.replace(\.fetchPicture) { link in
                guard link.description == "https://shop.example/a.png", let picture = AdvertisementPicture(png) else {
                    throw AdvertisingProblem.unreachablePicture
                }
                return picture
            }
        }
        let offer = try AdvertisingServiceContract.offer("Book")
        try await web.services.owners.advertising.save([offer])
        let path = SitePath.fetchAdvertisementPicture(offer.id).path
        #expect(try await web.get(SitePath.editAdvertisement(offer.id).path).text.contains("id=\"fetch-picture\""))
        for address in ["", "http%3A%2F%2Fshop.example%2Fa.png", "file%3A%2F%2F%2Fetc%2Fpasswd"] {
            let refused = try await web.post(path, "address=" + address)
            #expect(refused.status == .unprocessableContent)
            #expect(
                refused.text.contains(Strings.english[AdvertisingText.noPicture, ["size": Strings.english.pictureSize]])
            )
        }
        let away = try await web.post(path, "address=https%3A%2F%2Fshop.example%2Fgone.png")
        #expect(away.status == .unprocessableContent)
        #expect(away.text.contains(Strings.english[AdvertisingText.unreachablePicture]))
        #expect(try await web.services.advertising.picture(of: offer.id) == nil)
        #expect(try await web.post(path, "address=https%3A%2F%2Fshop.example%2Fa.png").status == .seeOther)
        #expect(try await web.services.advertising.picture(of: offer.id)?.bytes == png)
        let other = SitePath.fetchAdvertisementPicture(.random()).path
        #expect(try await web.post(other, "address=https%3A%2F%2Fshop.example%2Fa.png").status == .notFound)
    }

    @Test func clicksAreToldByDay() async throws {
        let (web, offers) = try await Self.web("Book")
        let path = SitePath.editAdvertisement(offers[0].id).path
        #expect(try await !web.get(path).text.contains(Strings.english[AdvertisingText.clicksByDay]))
        for _ in 0..<3 { _ = try await web.post(SitePath.advertisement(offers[0].id).path, "") }
        let day = Strings.english.day(web.clock.clock.today)
        #expect(try await web.get(path).text.contains("<tr><th scope=\"row\">\(day)</th><td>3</td></tr>"))
    }

    @Test func offersGoOutAndInAsAFile() async throws {
        let (web, offers) = try await Self.web("=Book, \"1\"", "Record")
        let path = SitePath.advertisingFile.path
        let file = try await web.get(path)
        #expect(file.headers[.contentType] == "text/csv; charset=utf-8")
        #expect(file.headers[.contentDisposition]?.hasPrefix("attachment; filename=\"filmz-offers.csv\"") == true)
        _ = try await web.services.owners.advertising.remove(offers[0].id)
        let back = try await web.send(path, .post, SampleForm.headers, Self.upload(Array(file.text.utf8)))
        #expect(back.status == .seeOther)
        #expect(try await Set(web.services.advertising.advertising().offers) == Set(offers))
        let wrong = file.text + ",Third,,http://shop.example,,,,,,,Horror\n"
        let refused = try await web.send(path, .post, SampleForm.headers, Self.upload(Array(wrong.utf8)))
        #expect(refused.status == .unprocessableContent)
        let problem = Strings.english[AdvertisingText.malformed, ["field": Strings.english[AdvertisingText.link]]]
        #expect(refused.text.contains(Strings.english[AdvertisingText.line, ["line": "4", "problem": problem]]))
        let noise = try await web.send(path, .post, SampleForm.headers, Self.upload([0, 1, 2, 255]))
        #expect(noise.status == .unprocessableContent)
        #expect(try await web.services.advertising.advertising().offers.count == 2)
    }

    /// Somebody who does not run this Filmz.
    private struct Members: PersonService {
        func rename(_ person: Person.ID, to name: String) throws -> Person { throw PersonError.noSuchPerson }
        func delete(_ person: Person.ID) throws { throw PersonError.noSuchPerson }
        func persons() -> [Person] { [Person(id: .owner, name: "Ada", role: .member)] }
        func person(_ id: Person.ID) -> Person? { persons().first { $0.id == id } }
        func home(of person: Person.ID) -> Home? { Home(of: person, among: persons()) }
        func reader(_ person: Person.ID) -> Reader { Reader() }
        func addProfile(named name: String, keptBy keeper: Person.ID) throws -> Person { throw ProfileError.tooMany }
        func deleteProfile(_ profile: Person.ID, keptBy keeper: Person.ID) throws { throw ProfileError.notAtHome }
        func setTimeZone(_ zone: PersonTimeZone?, of person: Person.ID) throws { throw PersonError.noSuchPerson }
    }

    @Test func onlyAnOwnerManages() async throws {
        let web = try await WebFixture { $0.persons = Members() }
        let id = Advertisement.ID.random()
        for path: SitePath in [.advertising, .newAdvertisement, .editAdvertisement(id), .advertisingFile] {
            #expect(try await web.get(path.path).status == .forbidden, "\(path)")
        }
        for path: SitePath in [.newAdvertisement, .editAdvertisement(id)] {
            #expect(try await web.post(path.path, "name=a").status == .forbidden, "\(path)")
        }
        for path: SitePath in [.advertisingFile, .advertisementPicture(id)] {
            let sent = try await web.send(path.path, .post, SampleForm.headers, Self.upload([1]))
            #expect(sent.status == .forbidden, "\(path)")
        }
        #expect(try await !web.get("/settings/you").text.contains("id=\"advertising\""))
        let offer = try AdvertisingServiceContract.offer("Book")
        try await web.services.owners.advertising.save([offer])
        try await web.services.owners.advertising.show(atMost: Advertising.usualLimit)
        let settings = try await web.get("/settings/you").text
        #expect(settings.contains("switch-advertising"))
        #expect(try await web.get("/settings/server").status == .forbidden)
    }

    @Test func pagesPassedOnHaveNoOffers() async throws {
        let (web, _) = try await Self.web("Book")
        let address = try await web.services.shares.make(
            ShareDraft(.film(WebFixture.alien.id), words: ShareWords()), id: .random(), of: .owner)
        let page = try await web.get(SitePath.shared(address).path)
        #expect(page.status == .ok)
        #expect(page.text.contains("Alien"))
        #expect(!page.text.contains("advertising"))
        #expect(!page.text.contains("shop.example"))
    }
}
