import Foundation
import Testing

@testable import FilmzCinemaProgrammes

struct CinemaProgrammeTests {
    @Test func whatIsToldTwiceIsKeptOnce() throws {
        let event =
            #"{"@type":"ScreeningEvent","name":"Film A","startDate":"2026-09-12T20:30","location":{"@type":"MovieTheater","name":"Kino K"}"#
        let programme = Sample.read(
            Sample.page(
                event + #","offers":{"url":"https://k.example/adult","price":9}}"#,
                event
                    + #","offers":{"url":"https://k.example/child"},"workPresented":{"@type":"Movie","name":"A","duration":"PT90M"}}"#,
                event.replacing("Film A", with: "FILM  A!") + "}", event + #","videoFormat":"OmU"}"#,
                event.replacing("20:30", with: "22:30") + "}"))
        #expect(
            programme.screenings.map(\.time.description) == [
                "2026-09-12T20:30", "2026-09-12T20:30", "2026-09-12T22:30",
            ])
        let first = try #require(programme.screenings.first)
        #expect(first.link == "https://k.example/adult")
        #expect(first.runtime == 90)
        #expect(first.filmTitle == "A")
        #expect(Set(programme.screenings.map(\.identity)).count == 3)
        let again = Sample.read(Sample.page(event + #","url":"https://k.example/new"}"#), now: "2026-09-03T12:00:00Z")
        #expect(again.screenings.first?.identity == first.identity)
    }

    @Test func partsOfASeriesStandForIt() {
        let programme = Sample.read(
            Sample.page(
                #"""
                {"@type":"EventSeries","name":"Filmklub","startDate":"2026-09-10","location":{"@type":"MovieTheater","name":"Kino K"},
                "subEvent":[{"@type":"ScreeningEvent","startDate":"2026-09-10T20:00"},
                {"@type":"ScreeningEvent","name":"Film B","startDate":"2026-09-17T20:00"}]}
                """#,
                #"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":{"@type":"ScreeningEvent","name":"Film C","startDate":"2026-09-18T20:00"}}]}"#,
                #"{"@type":"Movie","name":"Film D","subjectOf":{"@type":["Thing","ScreeningEvent"],"startDate":"2026-09-19T20:00"}}"#
            ))
        #expect(programme.screenings.map(\.name) == ["Filmklub", "Film B", "Film C", "Film D"])
        #expect(programme.screenings.map(\.theatre) == ["Kino K", "Kino K", "Kino K", "Kino K"])
    }

    /// A theatre that names its events only by their `@id`.
    @Test func aTheatresEventsByReference() {
        let programme = Sample.read(
            Sample.page(
                #"{"@type":"MovieTheater","name":"Kino K","event":[{"@id":"e:1"}]}"#,
                #"{"@type":"MovieTheater","name":"Kino L","event":[{"@id":"e:2"}]}"#,
                #"[{"@type":"ScreeningEvent","@id":"e:1","name":"A","startDate":"2026-09-10T20:00"},{"@type":"ScreeningEvent","@id":"e:2","name":"B","startDate":"2026-09-10T20:00","location":{"name":"Saal 2"}}]"#
            ))
        #expect(programme.screenings.map(\.theatre) == ["Kino K", "Kino L"])
        #expect(programme.screenings.map(\.hall) == [nil, "Saal 2"])
    }

    @Test func statesOfEvents() {
        func screening(_ members: String) -> Screening? {
            Sample.read(Sample.page(#"{"@type":"ScreeningEvent","startDate":"2026-09-12T20:30",\#(members)}"#))
                .screenings.first
        }
        #expect(screening(#""name":"A","eventStatus":"EventCancelled""#)?.state == .cancelled)
        #expect(screening(#""name":"A","eventStatus":"http://schema.org/EventRescheduled""#)?.state == .rescheduled)
        let postponed = screening(#""name":"A","eventStatus":"https://schema.org/EventPostponed""#)
        #expect(postponed?.state == .postponed)
        #expect(postponed?.time.description == "2026-09-12")
        #expect(postponed?.instant == nil)
        #expect(screening(#""name":"A","eventStatus":"https://schema.org/EventMovedOnline""#) == nil)
        #expect(screening(#""name":"A","location":{"@type":"VirtualLocation","url":"https://x.example"}"#) == nil)
        for title in ["CANCELLED: Film A", "Film A (abgesagt)", "Annulé – Film A", "Film A - Entfällt!"] {
            #expect(screening(#""name":"\#(title)""#)?.state == .cancelled, "\(title)")
        }
        for title in ["Cancelled", "The Cancelled Wedding", "Cancelled Wedding", "Film A"] {
            #expect(screening(#""name":"\#(title)""#)?.state == .scheduled, "\(title)")
        }
    }

    /// Offers that another offer sums up.
    @Test func offersWithinAnOffer() throws {
        func screening(_ offers: String) throws -> Screening {
            let event = #"{"@type":"ScreeningEvent","name":"A","startDate":"2026-09-12T20:30","offers":\#(offers)}"#
            return try #require(Sample.read(Sample.page(event)).screenings.first)
        }
        let one = try screening(
            #"{"@type":"AggregateOffer","offers":{"@type":"Offer","price":"7.00","priceCurrency":"EUR","url":"https://k.example/t/1","availability":"https://schema.org/InStock"}}"#
        )
        #expect(one.price == Screening.Price(text: "7.00", lowest: 7, highest: 7, currency: "EUR"))
        #expect(one.link == "https://k.example/t/1")
        #expect(one.availability == .available)
        let several = try screening(
            #"{"@type":"AggregateOffer","lowPrice":5,"highPrice":"9","priceCurrency":"EUR","url":"/film","offers":[{"price":5,"url":"/t/1","availability":"SoldOut"},{"price":9,"availability":"SoldOut"}]}"#
        )
        #expect(several.price == Screening.Price(text: "5–9", lowest: 5, highest: 9, currency: "EUR"))
        #expect(several.link == "https://kino.example/t/1")
        #expect(several.availability == .soldOut)
        let circle = try screening(#"{"@id":"e:o","offers":[{"@id":"e:o"},{"@id":"e:o"}],"price":3}"#)
        #expect(circle.price?.lowest == 3)
    }

    @Test(
        arguments: [
            ("2026-09-12T22:45", "PT100M", "2026-09-12T22:45"), ("2026-09-13T00:00", "", "2026-09-13T00:00"),
            ("2026-09-12T24:00", "", "2026-09-13T00:00"), ("2026-09-12T20:45:00Z", "", "2026-09-12T22:45"),
            // Before the film is over, before it begins, the last day of the run, and no time at all.
            ("2026-09-12T22:00", "PT109M", nil), ("2026-09-12T19:00", "", nil), ("2026-09-12T20:30", "", nil),
            ("2026-09-19T22:45", "", nil), ("2026-09-12", "", nil), ("late", "", nil),
        ] as [(String, String, String?)])
    func ends(written: String, duration: String, end: String?) throws {
        let programme = Sample.read(
            Sample.page(
                #"{"@type":"ScreeningEvent","name":"A","startDate":"2026-09-12T20:30:00+02:00","endDate":"\#(written)","workPresented":{"name":"A","duration":"\#(duration)"}}"#
            ))
        let screening = try #require(programme.screenings.first)
        #expect(screening.end?.description == end)
        #expect((screening.endInstant == nil) == (end == nil))
        if end?.hasSuffix("22:45") == true { #expect(screening.endInstant == Sample.date("2026-09-12T20:45:00Z")) }
    }

    /// A midnight that is written as the end of the day is one, also where nothing else is shown at night.
    @Test func theEndOfTheDayIsATime() {
        let programme = Sample.read(Sample.page(times: ["2026-09-12T24:00", "2026-09-14T00:00"]))
        #expect(programme.screenings.map(\.time.description) == ["2026-09-13T00:00", "2026-09-14"])
    }

    /// The day on which a page was made is not the film's year.
    @Test(
        arguments: [
            (#""copyrightYear":1982"#, 1982, nil), (#""dateCreated":"1982""#, 1982, nil),
            (#""dateCreated":"2026-09-23","datePublished":"(1982)""#, 1982, nil),
            (#""dateCreated":"2026-09-23""#, nil, 2026), (#""datePublished":"1982-06-25""#, nil, 1982),
            (#""dateCreated":"2026-09-23T14:03:11+02:00""#, nil, nil), (#""dateCreated":"soon""#, nil, nil),
            (#""dateCreated":"2026-09-23","name":"The Thing (1982)""#, nil, nil), ("\"dateCreated\":\"\"", nil, nil),
        ] as [(String, Int?, Int?)])
    func years(members: String, year: Int?, dateYear: Int?) throws {
        let name = members.contains("name") ? "" : #","name":"The Thing""#
        let programme = Sample.read(
            Sample.page(
                #"{"@type":"ScreeningEvent","startDate":"2026-09-12T20:30","workPresented":{"@type":"Movie",\#(members)\#(name)}}"#
            ))
        let screening = try #require(programme.screenings.first)
        #expect(screening.year == year)
        #expect(screening.dateYear == dateYear)
    }

    @Test func alarms() {
        func alarms(_ times: [String]) -> Set<CinemaProgramme.Alarm> { Sample.read(Sample.page(times: times)).alarms }
        #expect(alarms(["2026-09-12T20:30"]) == [])
        #expect(alarms([]) == [.noEvents])
        #expect(alarms(["2026-02-12T20:30", "2026-03-12T20:30"]) == [.allPast])
        #expect(alarms(["2026-09-12T20:30", "soon", "later"]) == [.mostlyUnread])
        #expect(alarms((10...14).map { "2026-09-12T\($0):30" }) == [.oneDay])
        #expect(Sample.read("just words", contentType: "text/plain").alarms == [.wrongContent])
        #expect(Sample.read("").alarms == [.wrongContent])
        #expect(Sample.read(Sample.page("{broken")).alarms == [.mostlyUnread])
        #expect(Sample.read("{broken").alarms == [.wrongContent])
        #expect(Sample.read("<html><div id=app></div><script>var a = 1</script>").alarms == [.noEvents])
        let long = Data(repeating: 0x20, count: CinemaProgramme.byteLimit + 1)
        #expect(
            CinemaProgramme.read(long, address: Sample.address, zone: nil, now: Date()).alarms == [.tooLarge])
    }

    @Test func jsonWithoutAPage() {
        let json = #"[{"@type":"ScreeningEvent","name":"A","startDate":"2026-09-12T20:30"}]"#
        #expect(Sample.read(json, contentType: "application/ld+json").screenings.count == 1)
        #expect(Sample.read("\u{FEFF}" + json, contentType: nil).screenings.count == 1)
    }

    /// Links lead to the web and nowhere else.
    @Test(
        arguments: [
            ("javascript:alert(1)", nil), ("data:text/html,x", nil), ("/b/1", "https://kino.example/b/1"),
            ("//t.example/1", "https://t.example/1"), ("https://user:pass@t.example/", nil), ("ftp://t.example/", nil),
            ("https://t.example/?a=1&amp;b=2", "https://t.example/?a=1&b=2"), ("", nil),
        ] as [(String, String?)])
    func links(written: String, link: String?) {
        let programme = Sample.read(
            Sample.page(#"{"@type":"ScreeningEvent","name":"A","startDate":"2026-09-12T20:30","url":"\#(written)"}"#))
        #expect(programme.screenings.first?.link == link ?? "https://kino.example/programm/")
    }

    @Test func namesAreFitToBeShown() {
        func name(_ text: String) -> String? { ProgrammeText.line(text) }
        #expect(name("  Film\n\t A ") == "Film A")
        #expect(name("Film <em>A</em> &amp; <br/>B") == "Film A & B")
        #expect(name("a < b") == "a < b")
        #expect(name("a <b") == "a <b")
        #expect(name("\u{202E}A\u{200B}\u{AD}B\u{FEFF}") == "AB")
        #expect(name("Cafe\u{301}")?.unicodeScalars.count == 4)
        #expect(name("Tom &amp;#038; Jerry") == "Tom & Jerry")
        #expect(name("A &amp;amp; B") == "A &amp; B")
        #expect(name("&#150; &#x2013; &hellip; &Uuml;&szlig; &unknown; &") == "– – … Üß &unknown; &")
        #expect(name(" \u{202E} ") == nil)
        #expect(name(String(repeating: "x", count: 1_000))?.count == ProgrammeText.lengthLimit)
    }

    @Test(
        arguments: [
            ("PT1H49M", 109), ("PT140M", 140), ("P0DT2H", 120), ("PT5400S", 90), ("109", 109), ("109 min", 109),
            ("01:49:00", 109), ("", nil), ("PT0M", nil), ("long", nil), ("PT99H", nil), ("109 years", nil),
        ] as [(String, Int?)])
    func runtimes(text: String, minutes: Int?) {
        #expect(SchemaFilms.minutes(text) == minutes)
    }

    @Test(
        arguments: [
            ("3.50", 3.5), ("ab 10€", 10), ("1.234,50", 1234.5), ("1,234.5", 1234.5), ("12,-", 12), ("1'200", 1200),
            ("2.500", 2500), ("0", 0),
        ] as [(String, Decimal)])
    func amounts(text: String, amount: Decimal) {
        #expect(PriceText.amount(text) == amount)
    }
}
