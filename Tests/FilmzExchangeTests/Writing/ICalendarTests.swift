import FilmzContracts
import FilmzDomain
import Testing

@testable import FilmzExchange

/// The form of a calendar: RFC 5545.
struct ICalendarTests {
    private static let now = Timestamp(milliseconds: 1_310_676_487_919)

    @Test func aCalendarIsWrittenToTheLetter() throws {
        let day = try #require(CalendarDay("2011-12-31"))
        let calendar = ICalendar(
            name: "New, here",
            events: [
                ICalendar.Event(
                    uid: "a@filmz", time: .day(day), summary: "Fog; S1 E2", url: "https://example.org/films/7")
            ])
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Filmz//Filmz//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
            "NAME:New\\, here", "X-WR-CALNAME:New\\, here", "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
            "X-PUBLISHED-TTL:PT12H", "BEGIN:VEVENT", "UID:a@filmz", "DTSTAMP:20110714T204807Z",
            "DTSTART;VALUE=DATE:20111231", "DTEND;VALUE=DATE:20120101", "SUMMARY:Fog\\; S1 E2", "TRANSP:TRANSPARENT",
            "URL:https://example.org/films/7", "END:VEVENT", "END:VCALENDAR",
        ]
        #expect(calendar.file(now: Self.now) == lines.map { $0 + "\r\n" }.joined())
    }

    @Test func aCalendarWithoutEventsHasAPartAllTheSame() {
        let text = ICalendar(name: "", events: []).file(now: Self.now)
        #expect(text.contains("BEGIN:VTIMEZONE\r\n"))
        #expect(text.hasSuffix("END:VTIMEZONE\r\nEND:VCALENDAR\r\n"))
    }

    @Test(arguments: [
        ("a\\b;c,d:e\"f", "a\\\\b\\;c\\,d:e\"f"), ("one\r\ntwo\nthree", "one\\ntwo\\nthree"),
        ("\u{0}\u{7}tab\t\u{1B}[31m\u{7F}", "tab[31m"), ("漢字 🎬", "漢字 🎬"),
    ])
    func textsAreEscaped(text: String, escaped: String) {
        #expect(ICalendar.escaped(text) == escaped)
    }

    @Test(arguments: ["javascript:alert(1)\r\nX:1", "https://a\u{E9}.example", "https://a b", "\"x\""])
    func whatIsNoAddressIsLeftOut(url: String) throws {
        let event = ICalendar.Event(uid: "a", time: .day(.last), summary: "", url: url)
        #expect(!ICalendar(name: "", events: [event]).file(now: Self.now).contains("URL:"))
    }

    /// Whatever is in a text: no line is too long, no letter is cut, nothing is lost, and nothing becomes a line of its own.
    @Test func linesAreFoldedSoThatTheyCanBePutTogetherAgain() throws {
        var random = SeededGenerator(seed: 38)
        let letters = Array("ab \\;,:\n\réß漢字🎬👩‍👩‍👧‍👦e\u{301}\u{202E}\t".unicodeScalars)
        for length in 0..<400 {
            var text = ""
            for _ in 0..<length {
                text.unicodeScalars.append(try #require(letters.randomElement(using: &random)))
            }
            let day = CalendarDay.last
            let file = ICalendar(
                name: text, events: [ICalendar.Event(uid: "a", time: .day(day), summary: text)]
            ).file(now: Self.now)
            let lines = Array(file.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            #expect(lines.last?.isEmpty == true)
            for line in lines.dropLast() {
                #expect(line.last == UInt8(ascii: "\r"))
                #expect(line.dropLast().count <= 75)
                #expect(String(validating: line, as: UTF8.self) != nil, "A letter is cut.")
                #expect(!line.dropLast().contains(UInt8(ascii: "\r")))
            }
            let whole = Self.unfolded(Array(file.utf8)).split(separator: UInt8(ascii: "\n"))
            let summary = Array("SUMMARY:\(ICalendar.escaped(text))\r".utf8)
            #expect(whole.contains { Array($0) == summary }, "\(length)")
            #expect(whole.count { $0.starts(with: "BEGIN:".utf8) } == 2)
        }
    }

    /// The bytes without the places where lines are folded.
    private static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
        var unfolded = [UInt8]()
        var index = 0
        let fold = Array("\r\n ".utf8)
        while index < bytes.count {
            if bytes[index...].starts(with: fold) {
                index += fold.count
            } else {
                unfolded.append(bytes[index])
                index += 1
            }
        }
        return unfolded
    }

    @Test func aShortLineIsNotFolded() {
        let line = String(repeating: "a", count: 75)
        #expect(ICalendar.folded(line) == line)
        #expect(ICalendar.folded(line + "b") == line + "\r\n b")
        #expect(
            ICalendar.folded(String(repeating: "a", count: 74) + "é") == String(repeating: "a", count: 74) + "\r\n é")
    }

    @Test func aReportSaysHowToSubscribeOnlyWhenItKnowsTheWholeAddress() {
        func subscribe(_ address: String) -> String? {
            NewCalendarFeed(kind: .episodes, address: address).subscribe
        }
        #expect(subscribe("https://example.org/calendar/x/filmz.ics") == "webcal://example.org/calendar/x/filmz.ics")
        #expect(subscribe("/calendar/x/filmz.ics") == nil)
    }
}
