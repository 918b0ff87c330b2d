public import FilmzDomain
import FilmzResources

/// A table of well-known films, so that Filmz is useful before anything is loaded.
public struct StarterCatalogue: Sendable {
    /// A line of the table that was skipped.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// Counted from 1, which is the header.
        public let line: Int
        public let reason: String

        public var description: String { "line \(line): \(reason)" }
    }

    /// The contents of a table.
    public struct Content: Sendable {
        /// In the order of the table.
        public var films: [Film] = []
        /// What Filmz says of them in its own words. Films of which it says nothing are missing.
        public var stories: [Film.ID: FilmStory] = [:]
        public var problems: [Problem] = []
    }

    /// Identifies the content: two tables with the same bytes have the same edition.
    public let edition: String

    private let bytes: [UInt8]

    /// The table that is part of the program.
    public static func bundled() -> StarterCatalogue {
        StarterCatalogue(FilmzResource.starterFilms.bytes)
    }

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        edition = Self.editionPrefix + Fingerprint.of(bytes)
    }

    /// Loads this table when the catalogue is empty or was made from another starter table. A catalogue from another
    /// source is left alone.
    /// - Returns: what was loaded; nil when nothing had to be done
    public func load(into catalogue: any CatalogueService) async throws -> Content? {
        if let present = try await catalogue.edition() {
            guard present.hasPrefix(Self.editionPrefix), present != edition else { return nil }
        }
        let content = read()
        _ = try await catalogue.replace(with: content.films, stories: content.stories, edition: edition)
        return content
    }

    /// Reads the table: UTF-8, a header line, then one film in each line, with tab-separated cells. A `|` separates the
    /// values of a list, and an empty cell means not known. Wrong lines are skipped and reported.
    public func read() -> Content {
        var content = Content()
        var seen: [IMDbID: Int] = [:]
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            do throws(Malformed) {
                if number == 1 {
                    guard try Self.cells(line) == Self.header else { throw Malformed("not the expected header") }
                } else if !line.isEmpty {
                    let (id, film, story) = try Self.film(try Self.cells(line))
                    if let first = seen[id] { throw Malformed("\(id) is already on line \(first)") }
                    seen[id] = number
                    content.films.append(film)
                    if let story { content.stories[film.id] = story }
                }
            } catch {
                content.problems.append(Problem(line: number, reason: error.reason))
            }
        }
        return content
    }

    private static let editionPrefix = "starter-"

    private struct Malformed: Error {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    private static let header = [
        "imdb_id", "tmdb_id", "title", "original_title", "year", "release_date", "runtime_min", "genres", "directors",
        "cast", "countries", "languages", "certification", "prominence", "logline", "keywords",
    ]

    private static func cells(_ line: ArraySlice<UInt8>) throws(Malformed) -> [String] {
        guard let text = String(validating: line, as: UTF8.self) else { throw Malformed("not UTF-8") }
        return text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    private static func film(_ cells: [String]) throws(Malformed) -> (IMDbID, Film, FilmStory?) {
        guard cells.count == header.count else {
            throw Malformed("\(cells.count) cells instead of \(header.count)")
        }
        guard let imdb = IMDbID(cells[0]) else { throw Malformed("“\(cells[0])” is no IMDb ID") }
        guard !cells[2].isEmpty else { throw Malformed("no title") }
        func list(_ cell: Int) -> [String] { cells[cell].split(separator: "|").map(String.init) }
        let year = try number(cells[4], "year", in: CalendarDay.years)
        let film = Film(
            id: Film.ID(.imdb(imdb)),
            title: cells[2],
            originalTitle: cells[3].isEmpty || cells[3] == cells[2] ? nil : cells[3],
            year: year,
            releaseDate: try day(cells[5]),
            runtime: try number(cells[6], "runtime", in: FilmDraft.runtimes),
            genres: list(7),
            directors: list(8),
            cast: list(9),
            countries: list(10),
            languages: list(11),
            certificate: cells[12].isEmpty ? nil : cells[12],
            externalIDs: ExternalIDs(imdb: imdb, tmdb: try number(cells[1], "TMDb ID", in: 1...Int(Int32.max))),
            prominence: try number(cells[13], "prominence", in: 1...Int(Int32.max)),
            kind: .film)
        let story = FilmStory(logline: cells[14].isEmpty ? nil : cells[14], keywords: list(15))
        return (imdb, film, story == FilmStory() ? nil : story)
    }

    private static func number(_ cell: String, _ name: String, in range: ClosedRange<Int>) throws(Malformed) -> Int? {
        if cell.isEmpty { return nil }
        guard let number = Int(cell), range.contains(number) else { throw Malformed("“\(cell)” is no \(name)") }
        return number
    }

    private static func day(_ cell: String) throws(Malformed) -> CalendarDay? {
        if cell.isEmpty { return nil }
        guard let day = CalendarDay(cell) else { throw Malformed("“\(cell)” is no date") }
        return day
    }
}
