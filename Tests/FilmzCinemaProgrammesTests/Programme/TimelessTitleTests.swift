import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Names of events that have the time in them.
struct TimelessTitleTests {
    @Test(arguments: [
        "The Thing - 10/1/26 @ 6:00 pm", "The Thing – 1.10.2026, 18:00 Uhr", "The Thing (Thu 1 Oct, 6pm)",
        "6:00 pm: The Thing", "The Thing | Donnerstag, 1. Oktober 2026", "The Thing 18:00", "The Thing, Thu Oct 1st",
        "18:00 – The Thing", "The Thing @ 18h00", "01.10. The Thing - 18:00",
    ])
    func theTimeIsTakenOff(name: String) {
        let programme = Sample.read(
            Sample.page(#"{"@type":"ScreeningEvent","name":"\#(name)","startDate":"2026-10-01T18:00"}"#))
        #expect(programme.screenings.map(\.name).allSatisfy { $0.hasSuffix("The Thing") })
    }

    @Test(
        arguments: [
            ("1917", "2026-10-01T19:17"), ("3:10 to Yuma", "2026-10-01T15:10"),
            ("The Thing (1982)", "2026-10-01T18:00"),
            ("The Thing - 8:00 pm", "2026-10-01T18:00"), ("The Thing - Part 10", "2026-10-10T18:00"),
            ("Apollo 13", "2026-10-13T18:00"), ("Film Club – 1.10. with guests", "2026-10-01T18:00"),
            ("10/1", "2026-10-01T18:00"), ("Room 6", "2026-10-01T18:00"), ("Blade Runner 2049", "2026-10-01T20:49"),
            ("Class of May 2026", "2026-05-01T18:00"),
        ] as [(String, String)])
    func whatBelongsToTheTitleStays(name: String, time: String) {
        let programme = Sample.read(
            Sample.page(#"{"@type":"ScreeningEvent","name":"\#(name)","startDate":"\#(time)"}"#),
            now: "2026-05-01T12:00:00Z")
        #expect(programme.screenings.map(\.name) == [name])
    }

    @Test func screeningsOfOneFilmHaveOneName() {
        let programme = Sample.read(
            Sample.calendar(
                Sample.event("SUMMARY:The Thing - 10/1/26 @ 6:00 pm", "DTSTART:20261001T180000"),
                Sample.event("SUMMARY:The Thing - 10/2/26 @ 8:30 pm", "DTSTART:20261002T203000"),
                Sample.event("SUMMARY:The Thing", "DTSTART:20261002T203000")))
        #expect(programme.screenings.map(\.name) == ["The Thing", "The Thing"])
    }
}
