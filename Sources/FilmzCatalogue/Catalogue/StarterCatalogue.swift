public import FilmzDomain
import FilmzResources

/// Tables of well-known films and shows, which make Filmz useful before anything is imported.
public struct StarterCatalogue: Sendable {
    /// A line of a table that was skipped.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The number of the line, from 1 for the header.
        public let line: Int
        public let reason: String

        public var description: String { "line \(line): \(reason)" }
    }

    public struct Content: Sendable {
        /// The films in the order of the tables, films before shows.
        public var films: [Film] = []
        /// Filmz's own words about the films. Films without any are missing.
        public var stories: [Film.ID: FilmSynopsis] = [:]
        /// The runs of the shows.
        public var runs: [Film.ID: ShowRun] = [:]
        /// The titles by which readers of other languages know the films, where these differ from the English ones.
        public var titles = NameBatch(text: [])
        public var problems: [Problem] = []
    }

    /// A fingerprint of the content: tables with the same bytes have the same edition.
    public let edition: String

    private let films: [UInt8]
    private let shows: [UInt8]
    private let seasons: [UInt8]
    private let titles: [UInt8]

    /// The tables that are part of the program.
    public static func bundled() -> StarterCatalogue {
        StarterCatalogue(
            FilmzResource.starterFilms.bytes, shows: FilmzResource.starterShows.bytes,
            seasons: FilmzResource.starterSeasons.bytes, titles: FilmzResource.starterTitles.bytes)
    }

    /// - Parameters:
    ///   - shows: the table of shows; empty if there is none
    ///   - seasons: the table of their seasons; empty if there is none
    ///   - titles: the table of titles in other languages; empty if there is none
    public init(_ films: [UInt8], shows: [UInt8] = [], seasons: [UInt8] = [], titles: [UInt8] = []) {
        self.films = films
        self.shows = shows
        self.seasons = seasons
        self.titles = titles
        edition = Self.editionPrefix + Fingerprint.of(films, shows, seasons, titles)
    }

    /// Loads these tables when the catalogue is empty or was made from other starter tables. A catalogue from another
    /// source is not changed.
    /// - Returns: the loaded content; nil when nothing had to be done
    public func load(into catalogue: any CatalogueService) async throws -> Content? {
        if let currentEdition = try await catalogue.edition() {
            guard currentEdition.hasPrefix(Self.editionPrefix), currentEdition != edition else { return nil }
        }
        let content = read()
        _ = try await catalogue.replace(
            with: content.films, stories: content.stories, runs: content.runs, titles: content.titles, edition: edition)
        return content
    }

    /// Reads the tables: UTF-8, a header line, then one film, show or season, or the titles of one, in each line, with
    /// tab-separated cells. A `|` separates the values of a list, and an empty cell means unknown. Malformed lines are
    /// skipped and reported.
    public func read() -> Content {
        var content = Content()
        var seen: [IMDbID: Int] = [:]
        Self.read(films, header: Self.filmHeader, into: &content) { row, line, content throws(Malformed) in
            try content.add(try row.film(), row: row, line: line, into: &seen)
        }
        Self.read(shows, header: Self.showHeader, into: &content) { row, line, content throws(Malformed) in
            let show = try row.show()
            let run = try row.run()
            try content.add(show, row: row, line: line, into: &seen)
            content.runs[show.id] = run
        }
        Self.read(seasons, header: Self.seasonHeader, into: &content) { row, _, content throws(Malformed) in
            try content.add(try row.season(), of: row.imdb)
        }
        Self.read(titles, header: Self.titleHeader, into: &content) { row, _, content throws(Malformed) in
            guard seen[row.imdb] != nil else { throw Malformed("\(row.imdb) is no film of the other tables") }
            for (position, language) in TitleLanguage.allCases.enumerated() {
                guard let title = row.text(language.rawValue) else { continue }
                content.titles.add(title, of: Film.ID(.imdb(row.imdb)), in: language, position: position)
            }
        }
        return content
    }

    /// - Parameter add: adds the facts of a row; it also gets the number of the row's line
    private static func read(
        _ bytes: [UInt8], header: [String], into content: inout Content,
        add: (Row, Int, inout Content) throws(Malformed) -> Void
    ) {
        guard !bytes.isEmpty else { return }
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            do throws(Malformed) {
                if number == 1 {
                    guard try cells(line) == header else { throw Malformed("not the expected header") }
                } else if !line.isEmpty {
                    try add(try Row(try cells(line), header: header), number, &content)
                }
            } catch {
                content.problems.append(Problem(line: number, reason: error.reason))
            }
        }
    }

    private static let editionPrefix = "starter-"

    fileprivate struct Malformed: Error {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    private static let filmHeader = [
        "imdb_id", "tmdb_id", "title", "original_title", "year", "release_date", "runtime_min", "genres", "directors",
        "cast", "countries", "languages", "certification", "prominence", "logline", "keywords",
    ]

    private static let showHeader = [
        "imdb_id", "tmdb_id", "title", "original_title", "kind", "first_year", "last_year", "first_air_date", "seasons",
        "episodes", "episode_runtime_min", "genres", "creators", "cast", "countries", "languages", "certification",
        "prominence", "logline", "keywords",
    ]

    private static let seasonHeader = ["imdb_id", "season", "first_air_date", "episodes"]

    private static let titleHeader = ["imdb_id"] + TitleLanguage.allCases.map(\.rawValue)

    private static func cells(_ line: ArraySlice<UInt8>) throws(Malformed) -> [String] {
        guard let text = String(validating: line, as: UTF8.self) else { throw Malformed("not UTF-8") }
        return text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    fileprivate struct Row {
        let imdb: IMDbID
        private let cells: [String: String]

        init(_ cells: [String], header: [String]) throws(Malformed) {
            guard cells.count == header.count else {
                throw Malformed("\(cells.count) cells instead of \(header.count)")
            }
            guard let imdb = IMDbID(cells[0]) else { throw Malformed("“\(cells[0])” is no IMDb ID") }
            self.imdb = imdb
            self.cells = Dictionary(zip(header, cells)) { first, _ in first }
        }

        /// Filmz's own words; nil when there are none.
        var story: FilmSynopsis? {
            let story = FilmSynopsis(logline: text("logline"), keywords: list("keywords"))
            if story == FilmSynopsis() { return nil }
            return story
        }

        func film() throws(Malformed) -> Film {
            try film(
                .film, ids: ExternalIDs(imdb: imdb, tmdb: try id("tmdb_id")), year: "year", day: "release_date",
                runtime: "runtime_min", directors: "directors")
        }

        func show() throws(Malformed) -> Film {
            let kind = cells["kind"].flatMap(Film.Kind.init(rawValue:))
            guard let kind, kind.isShow else { throw Malformed("“\(cells["kind"] ?? "")” is no kind of show") }
            var ids = ExternalIDs(imdb: imdb)
            if let number = try id("tmdb_id") { ids.insert(.tmdbSeries(number)) }
            return try film(
                kind, ids: ids, year: "first_year", day: "first_air_date", runtime: "episode_runtime_min",
                directors: "creators")
        }

        func run() throws(Malformed) -> ShowRun {
            ShowRun(
                lastYear: try number("last_year", name: "year", in: CalendarDay.years),
                seasonCount: try number("seasons", name: "number of seasons", in: ShowRun.Season.numbers),
                episodeCount: try number("episodes", name: "number of episodes", in: ShowRun.Season.episodeCounts))
        }

        func season() throws(Malformed) -> ShowRun.Season {
            guard let number = try number("season", name: "season", in: ShowRun.Season.numbers) else {
                throw Malformed("no season")
            }
            return ShowRun.Season(
                number: number, firstAired: try day("first_air_date"),
                episodeCount: try self.number("episodes", name: "number of episodes", in: ShowRun.Season.episodeCounts))
        }

        private func film(
            _ kind: Film.Kind, ids: ExternalIDs, year: String, day: String, runtime: String, directors: String
        ) throws(Malformed) -> Film {
            guard let title = text("title") else { throw Malformed("no title") }
            let original = text("original_title")
            return Film(
                id: Film.ID(.imdb(imdb)),
                title: title,
                originalTitle: original == title ? nil : original,
                year: try number(year, name: "year", in: CalendarDay.years),
                releaseDate: try self.day(day),
                runtime: try number(runtime, name: "runtime", in: FilmDraft.runtimes),
                genres: list("genres"),
                directors: list(directors),
                cast: list("cast"),
                countries: list("countries"),
                languages: list("languages"),
                certificate: text("certification"),
                externalIDs: ids,
                prominence: try number("prominence", name: "prominence", in: 1...Int(Int32.max)),
                kind: kind)
        }

        /// The text of a cell; nil when it is empty.
        func text(_ column: String) -> String? {
            cells[column].flatMap { $0.nonEmpty }
        }

        private func list(_ column: String) -> [String] {
            text(column)?.split(separator: "|").map(String.init) ?? []
        }

        private func id(_ column: String) throws(Malformed) -> Int? {
            try number(column, name: "TMDb ID", in: 1...Int(Int32.max))
        }

        private func number(
            _ column: String, name: String, in range: ClosedRange<Int>
        ) throws(Malformed) -> Int? {
            guard let cell = text(column) else { return nil }
            guard let number = Int(cell), range.contains(number) else { throw Malformed("“\(cell)” is no \(name)") }
            return number
        }

        private func day(_ column: String) throws(Malformed) -> CalendarDay? {
            guard let cell = text(column) else { return nil }
            guard let day = CalendarDay(cell) else { throw Malformed("“\(cell)” is no date") }
            return day
        }
    }
}

extension NameBatch {
    fileprivate mutating func add(_ title: String, of film: Film.ID, in language: TitleLanguage, position: Int) {
        let start = text.count
        text += title.utf8
        names.append(Name(film: film, position: position, name: start..<text.count, fit: Fit(language, rank: 0)))
    }
}

extension StarterCatalogue.Content {
    fileprivate mutating func add(
        _ film: Film, row: StarterCatalogue.Row, line: Int, into seen: inout [IMDbID: Int]
    ) throws(StarterCatalogue.Malformed) {
        if let first = seen[row.imdb] {
            throw StarterCatalogue.Malformed("\(row.imdb) is already on line \(first)")
        }
        seen[row.imdb] = line
        films.append(film)
        stories[film.id] = row.story
    }

    fileprivate mutating func add(
        _ season: ShowRun.Season, of show: IMDbID
    ) throws(StarterCatalogue.Malformed) {
        let id = Film.ID(.imdb(show))
        guard var run = runs[id] else { throw StarterCatalogue.Malformed("\(show) is no show") }
        guard !run.seasons.contains(where: { $0.number == season.number }) else {
            throw StarterCatalogue.Malformed("\(show) already has season \(season.number)")
        }
        run.seasons = (run.seasons + [season]).sorted { $0.number < $1.number }
        runs[id] = run
    }
}
