import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Pages on which it is not clear what belongs together. No showing is invented, and what was left out is counted.
struct ListingDoubtTests {
    private static let films = """
        <ul><li><a href="/film/a">Alina</a> 17:00</li><li><a href="/film/b">Boris</a> 20:30</li></ul>
        """

    private func expectNothing(_ body: String, leftOut: Int, _ comment: Comment? = nil) {
        let programme = Sample.listing(body)
        #expect(programme.screenings.map { "\($0.time) \($0.name)" } == [], comment)
        #expect(programme.omissions.unreadableTimes == leftOut, comment)
    }

    /// No day, several days, a day of no year, one in contradiction, and one of which a text speaks.
    @Test(arguments: [
        "", "Programm", "12.9.", "12 September", "Fri 12 Sep", "Sat 12 Sep 2025", "Sa/So 12./13.9.", "12.–18.9.2026",
        "Sat 12 – Fri 18 Sep 2026", "ab Sa 12.9.2026", "from Sat 12 Sep 2026", "bis Sa 12.9.2026", "Samstag",
        "Sat & Sun",
        "11/12/2026", "Sat 12 Sep and Sun 13 Sep", "Unser Haus feiert am Sa 12.9.2026 sein Jubiläum", "31.9.2026",
        "Stand: 12.9.2026", "täglich", "Sat 12 Sep 2019",
    ])
    func daysThatAreNotClear(day: String) {
        expectNothing("<h2>\(day)</h2>\(Self.films)", leftOut: 2, "\(day)")
    }

    /// A choice of days above the films of one of them.
    @Test func aChoiceOfDays() {
        let days = "<div><a href='?d=1'>Sa 12.9.</a> <a href='?d=2'>So 13.9.</a> <a href='?d=3'>Mo 14.9.</a></div>"
        expectNothing(days + Self.films, leftOut: 2)
        expectNothing(
            "<ul><li>Sa 12.9.</li><li>So 13.9.</li></ul><section>\(Self.films)</section>", leftOut: 2)
        expectNothing("<nav>Sa 12.9.</nav>" + Self.films, leftOut: 2)
    }

    /// What comes under another heading is not on the day above it.
    @Test(arguments: [
        "<h2>Sat 12 Sep</h2><p>closed</p><h2>Soon</h2>", "<h3>Sat 12 Sep</h3><h2>Coming up</h2>",
        "<p>Sat 12 Sep</p><h2>Soon</h2>", "<h2>Sat 12 Sep</h2><p>closed</p><h2>Friday</h2>",
    ])
    func anotherPartOfThePage(above: String) {
        expectNothing(above + Self.films, leftOut: 2, "\(above)")
    }

    @Test func columnsThatAreNoTable() {
        expectNothing(
            """
            <div><div>Sa 12.9.</div><div>So 13.9.</div></div><div><a href="/film/a">Alina</a> <div>17:00</div><div>18:00</div></div>
            <div><a href="/film/b">Boris</a><div>20:30</div></div>
            """, leftOut: 3)
        expectNothing(
            """
            <table><tr><th>Film<th colspan=2>Sa 12.9.<th>So 13.9.<tr><td><a href="/film/a">Alina</a><td>17:00<td>18:00
            <tr><td><a href="/film/b">Boris</a><td>20:30<td></table>
            """, leftOut: 3)
    }

    /// The day stands only in the first of its rows.
    @Test func aDayThatIsNotRepeated() {
        let programme = Sample.listing(
            """
            <table><tr><td>Sa 12.9.<td><a href="/film/a">Alina</a><td>17:00<tr><td><td><a href="/film/b">Boris</a><td>20:30
            <tr><td>So 13.9.<td><a href="/film/b">Boris</a><td>20:00</table>
            """)
        #expect(
            programme.screenings.map { "\($0.time) \($0.name)" } == [
                "2026-09-12T17:00 Alina", "2026-09-13T20:00 Boris",
            ])
        #expect(programme.omissions.unreadableTimes == 1)
    }

    /// In the evening or in the morning? And after midnight, on which day?
    @Test func timesThatAreNotClear() {
        func films(_ first: String, _ second: String) -> String {
            "<h2>Sat 12 Sep</h2><ul><li><a href='/film/a'>Alina</a> \(first)</li><li><a href='/film/b'>Boris</a> \(second)</li></ul>"
        }
        expectNothing(films("5:00", "8:30"), leftOut: 2)
        expectNothing(films("5:00", "8:30pm").replacing("8:30pm", with: "from 8:30pm"), leftOut: 2)
        expectNothing(films("00:15", "1:30"), leftOut: 2)
        expectNothing(films("Einlass 17:00", "doors 20:30"), leftOut: 2)
        expectNothing(films("Dauer: 1:45 h", "105 min"), leftOut: 0)
        expectNothing(films("12,50 €", "9.50 €"), leftOut: 0)
    }

    /// The second of a span may be its end or another showing.
    @Test func spans() {
        let programme = Sample.listing(
            """
            <h2>Sat 12 Sep</h2><ul><li><a href="/film/a">Alina</a> 17:00 – 19:05</li><li><a href="/film/b">Boris</a> <a href="/t">20:30</a> - <a href="/t">22:30</a></li></ul>
            """)
        #expect(
            programme.screenings.map { "\($0.time) \($0.name)" } == [
                "2026-09-12T17:00 Alina", "2026-09-12T20:30 Boris",
            ])
        #expect(programme.omissions.unreadableTimes == 2)
    }

    @Test func titlesThatAreNotClear() {
        // The second film is no link; a person is.
        expectNothing(
            """
            <div data-date="2026-09-12"><p><a href="/film/a">Alina</a></p><p>17:00</p><p>Film Without Link</p><p>18:00</p>
            <p><a href="/film/b">Boris</a> <a href="/person/2">John Doe</a></p><p>20:30</p></div>
            """, leftOut: 3)
        // Times and titles by turns, and a title at both ends.
        expectNothing(
            """
            <p data-date="2026-09-12"><a href="/film/a">Alina</a> 17:00 <a href="/film/b">Boris</a> 20:30 <a href="/film/c">Clara</a></p>
            """, leftOut: 2)
        expectNothing("<h2>Sat 12 Sep</h2><p><a href='/film/y'>3:10 to Yuma</a> 17:00 and more</p>", leftOut: 2)
    }

    /// Films that are called as links on every page.
    @Test func titlesThatAreWordsOfEveryPage() {
        expectNothing(
            """
            <p data-date="2026-09-12"><a href="/film/a">Home</a> 17:00 <a href="/film/b">Boris</a> 20:30 <a href="/film/c">Clara</a></p>
            """, leftOut: 2)
        let programme = Sample.listing(
            """
            <div data-date="2026-09-12"><p><a href="/film/b">Boris</a></p><p>17:00</p><p><a href="/film/h">Home</a></p><p>18:00</p>
            <p><a href="/film/c">Clara</a></p><p>20:30</p></div>
            """)
        #expect(
            programme.screenings.map { "\($0.time) \($0.name)" } == [
                "2026-09-12T17:00 Boris", "2026-09-12T20:30 Clara",
            ])
        #expect(programme.omissions.unreadableTimes == 1)
        let headings = """
            <div data-date="2026-09-12"><h3>Boris</h3><a href="https://t.example/1">17:00</a><h3>Home</h3><a href="https://t.example/2">18:00</a></div>
            """
        expectNothing(headings, leftOut: 2)
    }

    /// A house that is open is no film.
    @Test func hoursOfOpening() {
        expectNothing(
            """
            <h2>Sat 12 Sep 2026</h2><p>Box office 16:30, bar until 23:30. <a href="/kontakt">Kontakt</a></p>
            """, leftOut: 0)
        expectNothing(
            "<h2>Sat 12 Sep 2026</h2><p>17:00 20:30</p><footer><a href='/film/a'>Alina</a> 17:00</footer>", leftOut: 0)
        expectNothing("<h2>Sat 12 Sep 2026</h2><p><a href='/house'>Our house</a> 14:00–22:00</p>", leftOut: 2)
    }

    /// The day on which something was written.
    @Test func posts() {
        expectNothing(
            """
            <article><h2><a href="/blog/a">We are back</a></h2><time datetime="2026-09-01T09:12:44+00:00">1 September 2026</time></article>
            <article><h2><a href="/blog/b">New seats</a></h2><time datetime="2026-08-31T19:30:00+00:00">Yesterday</time></article>
            """, leftOut: 0)
        expectNothing(
            """
            <p><a href="/blog/a">We are back</a> <time datetime="2026-09-01T09:12">1 Sep 2026, 09:12</time></p>
            <p><a href="/blog/b">New seats</a> <time datetime="2026-08-31T19:30">31 Aug 2026, 19:30</time></p>
            """, leftOut: 0)
        expectNothing(
            "<p><a href='/film/a'>Alina</a> <time datetime='2026-09-12T17:00'>18:10</time></p>", leftOut: 1)
    }

    /// Links to other hosts are no films of this house.
    @Test func otherHosts() {
        expectNothing(
            """
            <h2>Sat 12 Sep</h2><ul><li><a href="https://a.example/film/a">Alina</a> 17:00</li>
            <li><a href="https://b.example/film/b">Boris</a> 20:30</li></ul>
            """, leftOut: 0)
    }

    @Test func anOldPage() {
        let programme = Sample.listing("<h2>Sat 12 Sep</h2>\(Self.films)", now: "2026-10-20T12:00:00Z")
        #expect(programme.alarms == [.allPast])
        #expect(programme.omissions.past == 2)
        #expect(Sample.listing("<h2>Sat 12 Sep</h2>\(Self.films)", now: "2027-09-10T12:00:00Z").screenings.isEmpty)
    }
}
