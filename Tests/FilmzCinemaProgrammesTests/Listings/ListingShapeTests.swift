import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// The shapes in which cinemas show their programmes to persons.
struct ListingShapeTests {
    /// Each showing as `2026-09-12T20:30 Alina`, and how many were left out. 12 September is a Saturday.
    private func read(_ body: String, zone: String? = "Europe/Berlin") -> (showings: [String], leftOut: Int) {
        let programme = Sample.listing(body, zone: zone)
        #expect(programme.isFromText)
        return (
            programme.screenings.map { "\($0.time) \($0.name)" }, programme.omissions.unreadableTimes
        )
    }

    private static let both = ["2026-09-12T17:00 Alina", "2026-09-12T20:30 Boris"]

    private func expectBoth(_ body: String, _ comment: Comment? = nil) {
        let read = read(body)
        #expect(read.showings == Self.both, comment)
        #expect(read.leftOut == 0, comment)
    }

    @Test func timesWithTheirDays() {
        expectBoth(
            """
            <ul><li><a href="/film/a">Alina</a> <time datetime="2026-09-12T17:00">Sa 17:00</time></li>
            <li><a href="/film/b">Boris</a> <time datetime="2026-09-12T20:30:00+02:00">Sa, 12. September, 20.30 Uhr</time></li></ul>
            """)
        expectBoth(
            """
            <div class=card><time datetime="2026-09-12T15:00:00Z">5pm</time><h3><a href="/film/a">Alina</a></h3></div>
            <div class=card><time datetime="2026-09-12T18:30:00Z">8:30 p.m.</time><h3><a href="/film/b">Boris</a></h3></div>
            """)
    }

    @Test func daysAsAttributes() {
        expectBoth(
            """
            <section data-date="2026-09-12"><article><a href="/film/a">Alina</a> <a href="https://t.example/1">17:00</a></article>
            <article><a href="/film/b"><img src=b.jpg></a><a href="/film/b">Boris</a> <button>20:30</button></article></section>
            <section data-date="2026-09-13"><p>closed</p></section>
            """)
        expectBoth(
            """
            <div><h3><a href="/film/a">Alina</a></h3><a data-date="2026-09-12" href="/t/1">17:00</a></div>
            <div><h3><a href="/film/b">Boris</a></h3><a data-date="2026-09-12" href="/t/2">20:30</a></div>
            """)
    }

    @Test func headingsOfDays() {
        for day in [
            "Samstag, 12. September 2026", "Sat 12 Sep", "Saturday 12th September", "Sa. 12.9.", "Sa 12.09.2026",
            "2026-09-12",
            "Sat, Sept 12, 2026", "samedi 12 septembre", "sabato 12 settembre", "lørdag 12. september", "Sat 12/9",
            "12.9.26",
            "<span>Sat</span><span>12</span><span>Sep</span>", "Heute, Samstag 12.9.",
        ] {
            expectBoth(
                """
                <h2>\(day)</h2><ul><li><a href="/film/a">Alina</a> 17:00</li><li><a href="/film/b">Boris</a> 20:30 OmU</li></ul>
                <h2>Sonntag, 13.9.</h2><p>Kein Programm</p>
                """, "\(day)")
        }
    }

    @Test func eachDayAsASection() {
        let read = read(
            """
            <div class=day><div class=head><h2>Sa 12.9.</h2></div><div><a href="/film/a">Alina</a><span>17:00</span></div>
            <div><a href="/film/b">Boris</a><span>20:30</span></div></div>
            <div class=day><div class=head><h2>So 13.9.</h2></div><div><a href="/film/a">Alina</a><span>18:00</span></div></div>
            """)
        #expect(read.showings == Self.both + ["2026-09-13T18:00 Alina"])
    }

    @Test func eachFilmWithItsDays() {
        let read = read(
            """
            <article><h2><a href="/film/a">Alina</a></h2><p>By <a href="/person/1">Jane Doe</a>, 105 min, 1:45 h</p>
            <ul><li>Sat 12 Sep: 17:00</li><li>Sun 13 Sep: 14:00, 17:00</li></ul></article>
            <article><h2><a href="/film/b">Boris</a></h2><p>A film about the year 1917.</p>
            <ul><li>Sat 12 Sep: 20:30</li></ul></article>
            """)
        #expect(read.showings == Self.both + ["2026-09-13T14:00 Alina", "2026-09-13T17:00 Alina"])
        #expect(read.leftOut == 0)
    }

    @Test func titlesAsHeadingsAndTimesAsLinks() {
        expectBoth(
            """
            <div data-date="2026-09-12"><div><h3>Alina</h3><a href="https://t.example/1">17:00</a> <a href="/a">More info</a></div>
            <div><h3>Boris</h3><a href="https://t.example/2">20:30</a> <a href="/b">More info</a></div></div>
            """)
    }

    @Test func rowsOfATable() {
        expectBoth(
            """
            <table><tr><th>Tag<th>Film<th>Zeit<tr><td>Sa 12.9.<td><a href="?film=1">Alina</a><td>17:00
            <tr><td>Sa 12.9.<td><a href="?film=2">Boris</a><td>20:30</table>
            """)
    }

    /// The days are above the columns.
    @Test func columnsOfATable() {
        let read = read(
            """
            <table><tr><th>Film</th><th>Sa 12.9.</th><th>So 13.9.</th></tr>
            <tr><td><a href="/film/a">Alina</a></td><td>17:00</td><td></td></tr>
            <tr><td><a href="/film/b">Boris</a></td><td>20:30</td><td>18:00<br>20:30</td></tr></table>
            """)
        #expect(read.showings == Self.both + ["2026-09-13T18:00 Boris", "2026-09-13T20:30 Boris"])
    }

    @Test func linesOfAParagraph() {
        expectBoth(
            """
            <p><strong>Samstag, 12. September 2026</strong><br>17:00 <a href="/film/a">Alina</a><br>20:30 <a href="/film/b">Boris</a></p>
            <p><strong>Sonntag, 13. September 2026</strong><br>geschlossen</p>
            """)
    }

    @Test func aListOfTerms() {
        expectBoth(
            """
            <h2>Sat 12 Sep 2026</h2><dl><dt><a href="/film/a">Alina</a><dd>5.00pm<dt><a href="/film/b">Boris</a><dd>8.30pm</dl>
            """)
        expectBoth(
            """
            <h2>Sat 12 Sep 2026</h2><dl><dt>17h</dt><dd><a href="/film/a">Alina</a></dd><dt>20h30</dt><dd><a href="/film/b">Boris</a></dd></dl>
            """)
    }

    @Test func cardsThatAreLinks() {
        expectBoth(
            """
            <a href="/film/a"><article><h3>Alina</h3><p>Sat 12 Sep, 17:00</p></article></a>
            <a href="/film/b"><article><h3>Boris</h3><p>Sat 12 Sep, 20:30</p></article></a>
            """)
    }

    @Test func pointsInTimes() {
        expectBoth(
            """
            <h2>lørdag 12. september</h2><ul><li><a href="/film/a">Alina</a> 17.00 (95 kr)</li>
            <li><a href="/film/b">Boris</a> kl. 20.30</li></ul>
            """)
    }

    @Test func whatStandsBesideATime() throws {
        let programme = Sample.listing(
            """
            <h2>Sat 12 Sep</h2><ul><li><a href="/film/a">Alina</a> 17:00 (OmU), <del>19:00</del>, <a href="https://t.example/2">21:00</a></li>
            <li><a href="/film/b">Boris</a> 20:30 – ausverkauft, Saal 2</li></ul>
            """)
        #expect(programme.screenings.map(\.note) == ["omu", nil, "ausverkauft saal 2", nil])
        #expect(programme.screenings.map(\.state) == [.scheduled, .cancelled, .scheduled, .scheduled])
        #expect(programme.screenings.map(\.availability) == [.unknown, .unknown, .soldOut, .unknown])
        #expect(programme.screenings.last?.link == "https://t.example/2")
        #expect(programme.screenings.first?.link == "https://kino.example/film/a")
        #expect(programme.screenings.first?.instant == Sample.date("2026-09-12T15:00:00Z"))
    }
}
