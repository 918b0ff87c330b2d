import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Sources made to keep a server busy. A reader whose time grows with the square of the length, or whose stack grows
/// with the depth, does not end within the suite's limit.
@Suite(.timeLimit(.minutes(5))) struct HostileSourceTests {
    private static let length = 60_000

    private static let event = #"{"@type":"ScreeningEvent","@id":"e:a","name":"A","startDate":"2026-09-12T20:30"}"#

    private static func filled(_ text: String, before: String = "", after: String = "") -> String {
        before + String(repeating: text, count: length / text.utf8.count) + after
    }

    @Test(arguments: [
        "<", "<a ", "<div>", "<b itemprop=a itemscope>", "<li><b>", "</b>", "<a '", "<!--", "<!", "&", "&#", "<script>",
        "<script></scrip", "<del itemscope>", "<p =\"'", "<td itemprop=name>x", "-", "<i itemscope itemprop='a a a a'>",
    ])
    func oneThingRepeated(text: String) {
        let page = Self.filled(text, before: "<html><body itemscope itemtype=ScreeningEvent>")
        #expect(Sample.read(page).screenings.isEmpty)
    }

    @Test func attributesWithoutEnd() {
        let attributes = (0..<30_000).map { "a\($0)" }.joined(separator: " ")
        let page = "<p \(attributes)><script type=application/ld+json>\(Self.event)</script>"
        #expect(Sample.read(page).screenings.count == 1)
    }

    @Test(arguments: [
        "[", "{\"a\":", "[],", "\"", "\\", "/*", "//", "{\"@id\":\"x\"},", "{\"@graph\":[", event + ",",
        "{\"@id\":\"e:a\",\"subEvent\":[", "{\"@type\":\"ScreeningEvent\",\"superEvent\":{\"@id\":\"e:a\"}},",
    ])
    func oneThingInAScript(text: String) {
        let page = Self.filled(text, before: "<script type=application/ld+json>[", after: "]</script>")
        #expect(Sample.read(page).screenings.count <= 1)
    }

    /// Objects that lead to each other for ever.
    @Test func circles() {
        let programme = Sample.read(
            Sample.page(
                #"[{"@type":"EventSeries","@id":"e:s","name":"S","subEvent":[{"@id":"e:a"},{"@id":"e:s"}],"superEvent":{"@id":"e:s"}}]"#,
                #"{"@type":"ScreeningEvent","@id":"e:a","startDate":"2026-09-12T20:30","superEvent":{"@id":"e:s"},"workPresented":{"@id":"e:a"},"location":{"@id":"e:l"}}"#,
                #"{"@type":"Place","@id":"e:l","name":"L","containedInPlace":{"@id":"e:l"}}"#))
        #expect(programme.screenings.map(\.name) == ["S"])
    }

    @Test(arguments: [
        "BEGIN:VEVENT\n", "SUMMARY:A\n", " x\n", "\n", "DTSTART;", "A;B=\"", "BEGIN:VTIMEZONE\n", "x", "\u{301}",
        "BEGIN:VEVENT\nSUMMARY:A\nDTSTART:20000101T200000\nRRULE:FREQ=DAILY;COUNT=99999999\nEND:VEVENT\n",
        "BEGIN:VEVENT\nSUMMARY:A\nDTSTART:19000101\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE\nEND:VEVENT\n",
        "EXDATE:20260910T200000,20260911T200000\n",
    ])
    func oneThingInACalendar(text: String) {
        let calendar = Self.filled(
            text, before: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260101T200000\nRRULE:FREQ=DAILY\nSUMMARY:")
        let programme = Sample.read(calendar)
        #expect(programme.screenings.count <= CinemaProgramme.screeningLimit)
    }

    @Test func aManifoldOfZones() {
        let events = (0..<2_000).map { Sample.event("SUMMARY:A", "DTSTART;TZID=Zone/Z\($0):20260910T200000") }
        #expect(Sample.read(Sample.calendar(events.joined(separator: "\n"))).screenings.count == 1)
    }

    @Test func tenMegabytesAreNotRead() {
        let page = String(repeating: "<p>", count: 3_500_000)
        #expect(Sample.read(page).alarms == [.tooLarge])
        #expect(Sample.read("BEGIN:VCALENDAR\n" + page).alarms == [.tooLarge])
    }
}
