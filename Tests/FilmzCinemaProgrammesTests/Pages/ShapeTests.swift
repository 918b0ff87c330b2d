import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// The shapes in which cinemas publish their programmes.
struct ShapeTests {
    /// Each object in a script of its own, referring to others; no zone; coordinates as texts.
    @Test func manyScriptsRefersToEachOther() throws {
        let programme = Sample.read(
            Sample.page(
                #"{"@context":"http://schema.org","@type":"ScreeningEvent","@id":"https://k.example/b/1/","name":"Film A","location":{"@id":"https://k.example/#org"},"url":"https://k.example/b/1/","startDate":"2026-09-23T10:45:00","duration":"PT140M","workPresented":{"@type":"Movie","name":"Film A"}}"#,
                #"{"@type":"MovieTheater","@id":"https://k.example/#org","name":"Kino K","address":{"@type":"PostalAddress","streetAddress":"3 Fuller\"s Yard","addressLocality":"London","postalCode":"E9"},"geo":{"latitude":"51.55","longitude":"-0,04"},"telephone":""}"#
            ), zone: "Europe/London")
        let screening = try #require(programme.screenings.first)
        #expect(programme.screenings.count == 1)
        #expect(screening.name == "Film A")
        #expect(screening.filmTitle == "Film A")
        #expect(screening.time.description == "2026-09-23T10:45")
        #expect(screening.instant == Sample.date("2026-09-23T09:45:00Z"))
        #expect(screening.theatre == "Kino K")
        #expect(screening.hall == nil)
        #expect(screening.link == "https://k.example/b/1/")
        #expect(screening.runtime == 140)
        #expect(!screening.mayBeOtherEvent)
        var theatre = ProgrammeTheatre(name: "Kino K")
        theatre.address = "3 Fuller\"s Yard, E9 London"
        theatre.city = "London"
        theatre.latitude = 51.55
        theatre.longitude = -0.04
        #expect(programme.theatres == [theatre])
        #expect(programme.alarms.isEmpty)
    }

    @Test func aGraphWithEntitiesAndOffers() throws {
        let programme = Sample.read(
            Sample.page(
                #"""
                {"@context":"https://schema.org","@graph":[
                {"@type":"Movie","@id":"https://k.example/film/x/","name":"Rosso &#8211; Missione","duration":"PT102M"},
                {"@type":"ScreeningEvent","name":"Rosso &#8211; Missione","workPresented":{"@type":"Movie","@id":"https://k.example/film/x/"},
                "startDate":"2026-09-20T15:00:00+02:00","location":{"@type":"MovieTheater","name":"Cinema K"},
                "offers":[{"@type":"Offer","price":"3.50","priceCurrency":"EUR","url":"https://k.example/t/?show=15"}]}]}
                """#), zone: "Europe/Rome")
        let screening = try #require(programme.screenings.first)
        #expect(screening.name == "Rosso – Missione")
        #expect(screening.filmTitle == "Rosso – Missione")
        #expect(screening.runtime == 102)
        #expect(screening.instant == Sample.date("2026-09-20T13:00:00Z"))
        #expect(screening.time.description == "2026-09-20T15:00")
        #expect(screening.price == Screening.Price(text: "3.50", lowest: 3.5, highest: 3.5, currency: "EUR"))
        #expect(screening.link == "https://k.example/t/?show=15")
        #expect(screening.availability == .unknown)
    }

    /// The `Z` before an offset is the mistake.
    @Test func eventsInsideOfTheirTheatre() {
        let programme = Sample.read(
            Sample.page(
                #"{"@type":"MovieTheater","name":"Cine C","event":[{"@type":"ScreeningEvent","startDate":"2026-09-29T15:40:00.000Z-03:00","workPresented":{"name":"FILM B"},"offers":{"url":"https://c.example/b"}},{"@type":"ScreeningEvent","startDate":"2026-09-30T18:45:00.000Z-03:00","workPresented":{"name":"FILM B"},"offers":{}}]}"#,
                "{roto"), zone: "America/Argentina/Buenos_Aires")
        #expect(programme.screenings.map(\.time.description) == ["2026-09-29T15:40", "2026-09-30T18:45"])
        #expect(
            programme.screenings.map(\.instant) == [
                Sample.date("2026-09-29T18:40:00Z"), Sample.date("2026-09-30T21:45:00Z"),
            ])
        #expect(programme.screenings.map(\.theatre) == ["Cine C", "Cine C"])
        #expect(programme.screenings.map(\.link) == ["https://c.example/b", "https://kino.example/programm/"])
        #expect(programme.screenings.map(\.name) == ["FILM B", "FILM B"])
        #expect(programme.omissions.unreadableBlocks == 1)
    }

    @Test func anArrayWithTheYearInTheFilmsName() {
        let programme = Sample.read(
            Sample.page(
                #"[{"@type":"ScreeningEvent","name":"Film D","workPresented":{"name":"Film D (1998)"},"startDate":"2026-09-24T19:00:00+10:00","url":"https://b.example/1"},{"@type":"ScreeningEvent","name":"Film D","workPresented":{"name":"Film D (1998)"},"startDate":"2026-09-25T15:30:00+10:00"}]"#
            ), zone: "Australia/Sydney")
        #expect(programme.screenings.map(\.filmTitle) == ["Film D (1998)", "Film D (1998)"])
        #expect(programme.screenings.map(\.link) == ["https://b.example/1", "https://kino.example/programm/"])
    }

    /// Well-formed and without a single time: that is not an empty programme.
    @Test func eventsWithoutTimesAreCounted() {
        let event = #"{"@type":"ScreeningEvent","name":"X","startDate":""}"#
        let programme = Sample.read(Sample.page("[" + Array(repeating: event, count: 56).joined(separator: ",") + "]"))
        #expect(programme.screenings.isEmpty)
        #expect(programme.omissions.withoutTime == 56)
        #expect(programme.alarms == [.noTimes, .mostlyUnread])
    }

    @Test func aHallInsideOfItsTheatre() throws {
        let programme = Sample.read(
            Sample.page(
                #"{"@graph":[{"@type":"MovieTheater","@id":"https://b.example/#biz","name":"Sinema B"},{"@type":"Movie","@id":"https://b.example/1#movie","name":"Film E"},{"@type":"ScreeningEvent","workPresented":{"@id":"https://b.example/1#movie"},"location":{"name":"SALON3","containedInPlace":{"@id":"https://b.example/#biz"}},"startDate":"2026-09-05T20:30:00+03:00","eventStatus":"https://schema.org/EventScheduled","offers":{"url":"https://b.example/p?lid=42","availability":"https://schema.org/InStock"}}]}"#
            ), zone: "Europe/Istanbul")
        let screening = try #require(programme.screenings.first)
        #expect(screening.theatre == "Sinema B")
        #expect(screening.hall == "SALON3")
        #expect(screening.name == "Film E")
        #expect(screening.filmTitle == "Film E")
        #expect(screening.availability == .available)
        #expect(screening.state == .scheduled)
        #expect(programme.theatres.map(\.name) == ["Sinema B"])
    }

    @Test func noSecondsAndAFormatInTheTitle() throws {
        let programme = Sample.read(
            Sample.page(
                #"{"@type":"ScreeningEvent","startDate":"2026-12-12T18:30","workPresented":{"name":"Аватар: Огън и пепел (3D)"}}"#
            ), zone: "Europe/Sofia")
        let screening = try #require(programme.screenings.first)
        #expect(screening.name == "Аватар: Огън и пепел (3D)")
        #expect(screening.instant == Sample.date("2026-12-12T16:30:00Z"))
    }

    @Test func twoTitles() throws {
        let programme = Sample.read(
            Sample.page(
                #"{"@type":"ScreeningEvent","name":"The Film","startDate":"2026-09-12T21:00:00+03:00","endDate":"2026-09-12T23:00:00+03:00","workPresented":{"@context":"http://schema.org","@type":"Movie","name":"Η Ταινία","alternateName":"The Film","dateCreated":"2025-02-01","director":[{"@type":"Person","name":"Α. Β."},"Γ. Δ."]}}"#
            ), zone: "Europe/Athens")
        let screening = try #require(programme.screenings.first)
        #expect(screening.name == "The Film")
        #expect(screening.filmTitle == "Η Ταινία")
        #expect(screening.otherTitle == "The Film")
        #expect(screening.year == nil)
        #expect(screening.dateYear == 2025)
        #expect(screening.director == "Α. Β., Γ. Δ.")
        #expect(screening.end?.description == "2026-09-12T23:00")
    }

    /// What plugins for any kind of event write.
    @Test func generalEventsMayBeNoFilms() throws {
        let programme = Sample.read(
            Sample.page(
                #"[{"@type":"Event","name":"Film Club &#8211; Film F (OmU)","description":"&lt;p&gt;With guests&lt;/p&gt;\\n","startDate":"2026-10-24T20:00:00+02:00","eventStatus":"https://schema.org/EventScheduled","location":{"@type":"Place","name":"Filmhaus","telephone":""},"performer":"Organization"},{"@type":"Event","name":"Another thing","startDate":"2026-11-01T20:00:00+01:00","eventStatus":"https://schema.org/EventCancelled"},{"@type":"MusicEvent","name":"A concert","startDate":"2026-11-01T20:00:00+01:00"}]"#
            ))
        #expect(programme.screenings.map(\.name) == ["Film Club – Film F (OmU)", "Another thing"])
        #expect(programme.screenings.map(\.state) == [.scheduled, .cancelled])
        #expect(programme.screenings.allSatisfy({ $0.mayBeOtherEvent }))
        #expect(programme.theatres == [ProgrammeTheatre(name: "Filmhaus")])
        #expect(programme.omissions.otherEvents == 1)
    }

    @Test(arguments: [
        (
            #""offers":{"price":0,"availability":"https://schema.org/SoldOut"}"#, Screening.Price(text: "0"),
            Screening.Availability.soldOut
        ),
        (
            #""offers":{"price":"alkaen 10€"}"#, .init(text: "alkaen 10€", lowest: 10, highest: 10, currency: "EUR"),
            .unknown
        ),
        (
            #""offers":{"price":"8,50","priceCurrency":"EUR","availability":"InStock"}"#,
            .init(text: "8,50", lowest: 8.5, highest: 8.5, currency: "EUR"), .available
        ),
        (#""offers":{"price":"free"}"#, .init(text: "free", isFree: true), .unknown),
        (#""isAccessibleForFree":true"#, .init(text: "0", lowest: 0, highest: 0, isFree: true), .unknown),
        (
            #""offers":{"@type":"AggregateOffer","lowPrice":"7","highPrice":"12.50","priceCurrency":"chf","availability":"http://schema.org/LimitedAvailability"}"#,
            .init(text: "7–12.50", lowest: 7, highest: 12.5, currency: "CHF"), .few
        ),
        (
            #""offers":[{"price":9,"availability":"SoldOut"},{"price":"7.00","availability":"InStock"}]"#,
            .init(text: "7.00–9", lowest: 7, highest: 9), .available
        ),
    ])
    func pricesAsTheyAreWritten(
        offers: String, price: Screening.Price, availability: Screening.Availability
    ) throws {
        let event =
            #"{"@type":"ScreeningEvent","name":"影片","location":{"@type":"MovieTheater","name":"影城","address":"台中市東區南京路76號"},"videoFormat":"數位 英語","startDate":"2026-09-12T21:00:00+08:00",\#(offers)}"#
        let programme = Sample.read(Sample.page(event), zone: "Asia/Taipei")
        let screening = try #require(programme.screenings.first)
        #expect(screening.price == price)
        #expect(screening.availability == availability)
        #expect(screening.versions == ["數位 英語"])
        #expect(programme.theatres.first?.address == "台中市東區南京路76號")
    }

    @Test func dirtyJSON() throws {
        let block = """
            <html><script type='application/ld+json' class="yoast"><!-- //<![CDATA[
            {"@type":"Event","name":"A","description":"line one
            \tline two",
             // note
             "startDate":"2026-10-01T20:00:00+02:00",};
            //]]> --></script></html>
            """
        #expect(Sample.read(block).screenings.map(\.time.description) == ["2026-10-01T20:00"])
    }
}
