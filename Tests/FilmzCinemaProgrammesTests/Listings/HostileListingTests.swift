import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Pages for persons that are made to keep a server busy, or to be misunderstood.
@Suite(.timeLimit(.minutes(5))) struct HostileListingTests {
    private static func filled(_ text: String, count: Int = 30_000) -> String { String(repeating: text, count: count) }

    @Test(arguments: [
        "<div>", "<br>", "<a href=/film/a>", "<a href=/film/a>A</a>", "<h2>Sat 12 Sep</h2>", "17:00 ", "<b>17:00",
        "<time datetime=2026-09-12T17:00>17:00", "<td>17:00", "<tr><td>Sat 12 Sep<td>17:00", "<table><tr>", "<del>",
        "<p data-date=2026-09-12>", "Sat ", "12.9.", "28./29.11.", "–", "Sat & ", "<h2><a href=/film/a>", "1", "a",
        "<li><a href=/film/a>A</a> 17:00", "<nav>", "<i>&", "<div><br></div>", "<span>a<br>",
    ])
    func oneThingRepeated(text: String) {
        #expect(Sample.listing(Self.filled(text)).screenings.count <= 1)
        #expect(Sample.listing("<h2>Sat 12 Sep</h2><p>" + Self.filled(text)).screenings.count <= 1)
    }

    @Test func nestedTooDeep() {
        let page = Self.filled("<div>", count: 600_000) + "<a href=/film/a>A</a> 17:00"
        let programme = Sample.listing(page)
        #expect(programme.screenings.isEmpty)
        #expect(programme.alarms == [.tooLarge])
        #expect(Sample.listing(Self.filled("<div>", count: 2_100_000)).alarms == [.tooLarge])
    }

    @Test func thousandsOfFilms() {
        let films = (0..<4_000).map {
            "<li><a href='/film/\($0)'>Film \($0) x</a> \(10 + $0 % 13):\(10 + $0 % 49)</li>"
        }
        let programme = Sample.listing("<h2>Sat 12 Sep</h2><ul>\(films.joined())</ul>")
        #expect(programme.screenings.count == CinemaProgramme.screeningLimit)
        #expect(programme.omissions.overLimit == 2_000)
    }

    /// The times in a link are no showings, because it leads to a film. What holds them must not remember them.
    @Test(arguments: [
        "<a href=/film/a>17:00 18:00 19:00<br>Alina</a> 20:00",
        "<a href=/film/a><h3>17:00 18:00 19:00<br>Alina</h3></a> 20:00",
        "<a href=/film/a><p>17:00</p><p>18:00</p><p>19:00</p><p>Alina</p></a> 20:00",
        "<table><tr><td><a href=/film/a><p>17:00</p><p>18:00</p><p>19:00</p>Alina</a><td>20:00</table>",
    ])
    func timesInALink(text: String) {
        let programme = Sample.listing("<h2>Sat 12 Sep</h2><ul><li>\(text)</ul><p>21:00")
        #expect(programme.screenings.allSatisfy { $0.name.contains("Alina") })
        #expect(programme.screenings.count <= 1)
    }

    @Test func aPageWithoutAnyTime() {
        let programme = Sample.listing("<h1>Kino</h1><p>Welcome to <a href=/film/a>Alina</a></p>")
        #expect(programme.screenings.isEmpty)
        #expect(programme.omissions.unreadableTimes == 0)
        #expect(Sample.listing("").screenings.isEmpty)
    }

    private static let sample = Array(
        """
        <html><nav><a href=/x>Sat 12 Sep</a></nav><h2>Samstag, 12. September 2026</h2><ul><li><a href="/film/a">Alina</a> 17:00 OmU<br>19:00
        <li><h3><a href=/film/b>Film &amp; B</a></h3><time datetime="2026-09-12T20:30+02:00">20.30 Uhr</time></ul><table><tr><th>Film<th>Sa 12.9.<th>So 13.9.
        <tr><td><a href=?f=1>C</a><td>17:00<td>8pm - 10pm</table><p data-date=2026-09-12><a href=https://t.example/1><del>21:15</del></a><footer>9:30</footer>
        """.utf8)

    private static let pieces: [[UInt8]] = [
        "<", ">", "<div>", "</div>", "<a href=/film/q>", "</a>", "<br>", "<h2>", "</h2>", "<time datetime=20:00>",
        "</time>",
        "12:00", "Sat 12 Sep", "12.", "/", "–", " ", "<td>", "<tr>", "</table>", "<del>", "&#58;", "Mar 3", "99", ".",
        "pm",
    ].map { Array($0.utf8) }

    @Test func anythingMixed() {
        let rounds = RandomRounds(2_000)
        var random = rounds.generator
        for round in 0..<rounds.count {
            var bytes = Self.sample
            for _ in 0..<Int.random(in: 1...10, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, place + Int.random(in: 0...30, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.removeSubrange(place..<end)
                case 1:
                    bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
                default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
                }
            }
            let programme = CinemaProgramme.read(
                listing: Data(bytes), address: Sample.address, zone: Sample.zone("Europe/Berlin"),
                now: Sample.date("2026-09-01T12:00:00Z"))
            for screening in programme.screenings {
                #expect(!screening.name.isEmpty, "seed \(rounds.seed), round \(round)")
                #expect(screening.time.minuteOfDay != nil, "seed \(rounds.seed), round \(round)")
                #expect(screening.link?.hasPrefix("http") == true, "seed \(rounds.seed), round \(round)")
            }
        }
    }
}
