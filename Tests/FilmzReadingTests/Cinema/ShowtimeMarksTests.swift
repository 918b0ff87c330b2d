import FilmzContracts
import FilmzDomain
import Testing

@testable import FilmzReading

/// What the titles of showings say besides their film.
struct ShowtimeMarksTests {
    private static func film(_ title: String) -> ShowtimeMatcher.Match {
        ShowtimeMatcher.Match(film: Film(id: Film.ID(.tmdb(539)), title: title), isSure: false, marks: nil)
    }

    private func showtime(_ title: String, _ match: ShowtimeMatcher.Match? = nil) throws -> Showtime {
        var showtime = Showtime.sample(title, 1, on: try #require(CalendarDay(year: 2026, month: 3, day: 1)))
        showtime.seats = .free
        showtime.take(ShowtimeMarks(title: title, recognised: match))
        return showtime
    }

    @Test(arguments: [
        "SOLD OUT – Psycho", "SOLD OUT: Psycho", "[SOLD OUT] Psycho", "Psycho (ausverkauft)", "Psycho - COMPLET",
        "Psycho OmU – Ausverkauft", "SOLD OUT Psycho", "AUSVERKAUFT Psycho", "Psycho (35mm) **SOLD OUT**",
        "Sneak Preview (sold out)", "NT Live: Hamlet – SOLD OUT", "Psycho – agotado", "Psycho – uitverkocht",
    ])
    func whatIsSoldOutIsNotOpen(title: String) throws {
        for match in [nil, Self.film("Psycho")] {
            #expect(try showtime(title, match).seats == .none)
        }
    }

    @Test(arguments: ["Psycho", "Sold Out", "Full House", "Complet", "The Sold Out Show", "The Full House"])
    func whatOnlySoundsSoIsOpen(title: String) throws {
        #expect(try showtime(title).seats == .free)
        #expect(try showtime(title, Self.film(title)).seats == .free)
    }

    @Test func marksDoNotNeedAFilm() throws {
        let marks = try #require(ShowtimeMarks(title: "Nobody Knows This – OmU, 35mm (captioned)"))
        #expect(marks.version?.kind == .original)
        #expect(marks.formats == [.film35mm])
        #expect(marks.accessibility == [.captions])
        #expect(ShowtimeMarks(title: "Sneak Preview (OmU)")?.version?.hasSubtitles == true)
        #expect(ShowtimeMarks(title: "Mission: Impossible") == nil, "A series is told only of a film that is known.")
        #expect(ShowtimeMarks(title: "CANCELLED: Nobody")?.isCancelled == true)
        #expect(try showtime("CANCELLED: Nobody").isCancelled)
    }

    @Test func aFilmThatIsCalledSoSaysNothingByIt() {
        #expect(ShowtimeMarks(title: "Jaws 3-D", recognised: Self.film("Jaws 3-D")) == nil)
        #expect(ShowtimeMarks(title: "Jaws 3D", recognised: Self.film("Jaws"))?.formats == [.threeD])
    }

    @Test func notesBesideATime() {
        #expect(ShowtimeMarks(title: "Nobody", note: "omu")?.version?.kind == .original)
        #expect(ShowtimeMarks(title: "Nobody", note: "sold out")?.isSoldOut == true)
        #expect(ShowtimeMarks(title: "Nobody", note: "tickets") == nil)
        #expect(ShowtimeMarks(title: "Nobody", note: "") == nil)
    }
}
