import FilmzCatalogue
import FilmzDomain
import FilmzReading
import FilmzStore
import Foundation
import Testing

/// Titles in the shapes of real listings against the films that come with Filmz: those of `cinema-titles.tsv`, with which
/// the rules were made, and others. Where one fails, change the rules, not the line. `FILMZ_CINEMA_TITLES` names another
/// file to be judged instead.
@Suite(.timeLimit(.minutes(10))) struct CinemaTitlesTests {
    struct Line {
        var announced: ShowtimeMatcher.Announced
        /// Nil when no film of the catalogue is meant, or nobody can tell which.
        var film: IMDbID?
        var text: String
    }

    private static let other = ProcessInfo.processInfo.environment["FILMZ_CINEMA_TITLES"]

    private static func lines(of name: String) throws -> [Line] {
        let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        let text = try String(contentsOf: other.map { URL(filePath: $0) } ?? own, encoding: .utf8)
        let rows = text.split(whereSeparator: \.isNewline).drop { !$0.hasPrefix("title\t") }.dropFirst()
        return try rows.map { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 6, "\(row)")
            let id = IMDbID(cells[4])
            try #require(id != nil || cells[4] == "none", "\(row)")
            let announced = ShowtimeMatcher.Announced(
                title: cells[0], year: Int(cells[1]), runtime: Int(cells[2]),
                director: cells[3].isEmpty ? nil : cells[3])
            return Line(announced: announced, film: id, text: String(row))
        }
    }

    private static let today = CalendarDay(year: 2026, month: 11, day: 28)

    @Test(arguments: ["cinema-titles.tsv", "cinema-titles-unseen.tsv"])
    func nearlyEveryTitleFindsItsFilmAndNoneAnother(name: String) async throws {
        let store = try Store.inMemory()
        _ = try await StarterCatalogue.bundled().load(into: store.catalogue)
        let lines = try Self.lines(of: name)
        let today = try #require(Self.today)
        let matcher = ShowtimeMatcher(search: store.services.search)
        var tally = Tally()
        for line in lines {
            // Alone, as the titles of a list must not help each other.
            let found = try await matcher.matches(of: [line.announced], for: .owner, on: today)[line.announced]
            tally.add(line, found?.film)
        }
        #expect(!lines.isEmpty)
        guard Self.other == nil else {
            print("precision: \(tally.precision), recall: \(tally.recall)")
            return
        }
        #expect(tally.precision.percent >= 97, "\(tally.precision); wrong: \(tally.wrong)")
        #expect(tally.recall.percent >= 88, "\(tally.recall); missing: \(tally.missing)")
    }

    private struct Tally {
        var right = 0
        var wrong: [String] = []
        var missing: [String] = []
        private var wanted = 0

        mutating func add(_ line: Line, _ found: Film?) {
            if line.film != nil { wanted += 1 }
            guard let found else {
                if line.film != nil { missing.append(line.text) }
                return
            }
            if let wanted = line.film, found.externalIDs.imdb == wanted {
                right += 1
            } else {
                wrong.append("\(line.text) → \(found.title) (\(found.year ?? 0))")
            }
        }

        /// Right matches of all that were given.
        var precision: Share { Share(count: right, total: right + wrong.count) }
        /// Right matches of the lines that mean a film.
        var recall: Share { Share(count: right, total: wanted) }
    }

    private struct Share: CustomStringConvertible {
        var count: Int
        var total: Int

        var percent: Double { total == 0 ? 0 : 100 * Double(count) / Double(total) }

        /// With Wilson's interval, in which the share of all such titles lies in 95 of 100 cases.
        var description: String {
            guard total > 0 else { return "none" }
            let part = Double(count) / Double(total)
            let size = Double(total)
            let deviations = 1.96
            let squared = deviations * deviations
            let centre = (part + squared / (2 * size)) / (1 + squared / size)
            let spread = (part * (1 - part) / size + squared / (4 * size * size)).squareRoot()
            let half = deviations / (1 + squared / size) * spread
            let low = max(0, centre - half)
            let high = min(1, centre + half)
            func text(_ share: Double) -> String { String(format: "%.1f", 100 * share) }
            return "\(text(part)) % (\(count) of \(total)), between \(text(low)) and \(text(high)) %"
        }
    }
}
