import FilmzContracts
import FilmzDomain
import FilmzExchange
import FilmzText
import Testing

/// Showings as entries of calendars.
struct ShowtimeEventTests {
    @Test(arguments: [("2", "Saal 2"), ("B", "Saal B"), ("Saal 2", "Saal 2"), ("Lantern Room", "Lantern Room")])
    func aHallIsCalledSoOnlyOnce(name: String, text: String) {
        #expect(Strings.german.hall(name) == text)
    }

    @Test(
        arguments: [
            (nil, nil, 120), (nil, 109, 109), (135, nil, 135), (135, 109, 135), (90, nil, 90),
            // Some sites let everything end after two hours, and the film goes on.
            (120, 181, 181), (-5, 109, 109),
        ] as [(Int?, Int?, Int)])
    func theEndIsAsTheTheatreTellsIt(told: Int?, runtime: Int?, minutes: Int) throws {
        let day = try #require(CalendarDay(year: 2026, month: 3, day: 1))
        var showtime = Showtime.sample("Heat", 1, on: day)
        let begins = try #require(showtime.beginsAt)
        func after(_ minutes: Int) -> Timestamp {
            Timestamp(milliseconds: begins.milliseconds + Int64(minutes) * 60_000)
        }
        showtime.endsAt = told.map(after)
        let showing = TheatreShowing(theatre: .sample(), showtime: showtime)
        let event = Strings.english.event(of: showing, titled: "Heat", runtime: runtime)
        guard case .span(begins, let end, _) = event.time else {
            Issue.record("\(event.time)")
            return
        }
        #expect(end == after(minutes))
    }
}
