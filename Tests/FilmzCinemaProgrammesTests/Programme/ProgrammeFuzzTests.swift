import FilmzContracts
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Whatever a source becomes on its way, reading it ends, within its limits.
struct ProgrammeFuzzTests {
    private static let samples: [[UInt8]] = [
        Sample.page(
            #"{"@context":"https://schema.org","@graph":[{"@type":"Movie","@id":"e:m","name":"Rosso &#8211; A","duration":"PT102M","director":{"name":"B"}},{"@type":"ScreeningEvent","@id":"e:e","workPresented":{"@id":"e:m"},"startDate":"2026-09-20T15:00:00+02:00","location":{"@type":"MovieTheater","name":"Cinema K","geo":{"latitude":"1,5","longitude":2}},"offers":[{"price":"3.50","priceCurrency":"EUR","url":"/t"}]}]}"#,
            #"[{"@type":"Event","name":"Film F (OmU)","startDate":"2026-10-25T02:30:00Z","eventStatus":"EventPostponed"},{"@type":"EventSeries","name":"S","subEvent":[{"@type":"Event","startDate":"2026-09-12"}]}]"#
        ),
        """
        <html><meta charset=utf-8><table><tr itemscope itemtype="http://schema.org/ScreeningEvent"><td itemprop=name><del>Film &eacute;</del>
        <td itemprop="startDate" content="2026-09-13T20:30:00">20h30<td>Annulée</table><div itemprop=x itemscope itemtype=Event><a itemprop=url href=/x>y</a></div>
        """,
        Sample.calendar(
            "X-WR-TIMEZONE:Europe/Rome",
            Sample.event(
                "UID:1", "SUMMARY:A\\, B", "DTSTART;TZID=\"Romance Standard Time\":20260910T200000",
                "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,-1TH;COUNT=9;UNTIL=20270101T000000Z", "EXDATE:20260911"),
            Sample.event("UID:1", "RECURRENCE-ID:20260910T200000", "SUMMARY:A", "DTSTART:20260912T200000Z", "GEO:1;2"),
            "BEGIN:VTIMEZONE", "TZID:X", "BEGIN:DAYLIGHT", "TZOFFSETTO:+0200", "END:DAYLIGHT", "END:VTIMEZONE"),
    ].map { Array($0.utf8) }

    private static let pieces: [[UInt8]] =
        [
            "<", ">", "\"", "'", "{", "}", "[", "]", ":", ",", "\\", "\n", "&#8211;", "&amp;#8211;", "<!--", "-->",
            "/*",
            "</script>", "<script type=application/ld+json>", "itemscope ", "\"@type\":\"ScreeningEvent\",",
            "\"@id\":\"e:e\"",
            "2026-09-20T15:00Z-03:00", "0001-01-01", "99999999999", "-1", "BEGIN:VEVENT\n", "END:VEVENT\n",
            "RRULE:FREQ=DAILY\n",
            "COUNT=0;", "INTERVAL=-1;", "TZID=", "🎬", "\u{301}", "\0", "\u{FEFF}", "<b>", "</b>", " ",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE]]

    private static func mutated(_ sample: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...30, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
            default:
                let piece = pieces.randomElement(using: &random) ?? []
                for _ in 0..<Int.random(in: 1...20, using: &random) { bytes.insert(contentsOf: piece, at: place) }
            }
        }
        return bytes
    }

    private static func expectLimits(_ programme: CinemaProgramme, _ what: Comment) {
        #expect(programme.screenings.count <= CinemaProgramme.screeningLimit, what)
        #expect(Set(programme.screenings.map(\.identity)).count == programme.screenings.count, what)
        for screening in programme.screenings {
            #expect(!screening.name.isEmpty, what)
            #expect(screening.name.count <= ProgrammeText.lengthLimit, what)
            #expect(screening.link?.hasPrefix("http") ?? true, what)
            #expect(screening.time.minuteOfDay != nil || screening.instant == nil, what)
        }
        let omissions = programme.omissions
        #expect(min(omissions.withoutTime, omissions.unreadableTimes, omissions.past, omissions.overLimit) >= 0, what)
    }

    @Test func anythingMixed() {
        let rounds = RandomRounds(2_000)
        var random = rounds.generator
        let zones = ["Europe/Berlin", "America/St_Johns", "Pacific/Auckland", "Africa/Casablanca"].map(Sample.zone)
        for round in 0..<rounds.count {
            let sample = Self.samples.randomElement(using: &random) ?? []
            let bytes = Self.mutated(sample, &random)
            let programme = CinemaProgramme.read(
                Data(bytes),
                contentType: ["text/html", "text/html; charset=shift_jis", nil].randomElement(using: &random) ?? nil,
                address: Sample.address, zone: zones.randomElement(using: &random),
                now: Date(timeIntervalSince1970: Double(1_788_000_000 + Int.random(in: 0..<20_000_000, using: &random)))
            )
            Self.expectLimits(programme, "seed \(rounds.seed), round \(round)")
        }
    }
}
