/// Finds the films that the titles on a programme mean.
public struct ShowtimeMatcher: Sendable {
    /// What a theatre says about the film of a showing.
    public struct Announced: Hashable, Sendable {
        /// The title of the showing, often with a version, a series or a guest in it.
        public var title: String
        /// Titles of the film alone, as far as the theatre tells them.
        public var filmTitles: [String]
        public var year: Int?
        /// Minutes.
        public var runtime: Int?
        public var director: String?

        public init(
            title: String, filmTitles: [String] = [], year: Int? = nil, runtime: Int? = nil, director: String? = nil
        ) {
            (self.title, self.filmTitles, self.year) = (title, filmTitles, year)
            (self.runtime, self.director) = (runtime, director)
        }
    }

    /// The film that is meant.
    public struct Match: Hashable, Sendable {
        public var film: Film
        /// Whether more than the title speaks for it: the year, the director or the running time.
        public var isSure: Bool
        /// What the title says besides the film; nil when nothing.
        public var marks: ShowtimeMarks?
    }

    private let search: any SearchService

    /// More different titles of a programme are not looked up.
    private static let limit = 300

    public init(search: any SearchService) {
        self.search = search
    }

    /// The films that are meant, as far as one fits far better than all others.
    /// - Parameter person: whose own films are found too
    public func matches(of announced: [Announced], for person: Person.ID) async throws -> [Announced: Match] {
        var run = PastedFilmRun(search: search, person: person, known: [:])
        var matches: [Announced: Match] = [:]
        var count = 0
        for film in announced where matches[film] == nil {
            try Task.checkCancellation()
            count += 1
            guard count <= Self.limit else { break }
            matches[film] = try await Self.match(film, &run)
        }
        return matches
    }

    private static func match(_ announced: Announced, _ run: inout PastedFilmRun) async throws -> Match? {
        for reading in readings(of: announced) {
            let year = announced.year ?? reading.year
            for title in [reading.title, reading.secondTitle].compactMap(\.self) {
                var asked = PastedFilm.Reading(title, year: year)
                asked.people = [announced.director].compactMap(\.self)
                let line = PastedLine(
                    number: 1, text: announced.title, film: PastedFilm(text: title, readings: [asked]))
                guard let film = try await run.matches(of: line).first?.film, !film.isShow else { continue }
                let isSure = isSure(film, announced, year: year)
                guard isSure || !reading.needsProof else { continue }
                return Match(film: film, isSure: isSure, marks: reading.marks.isEmpty ? nil : reading.marks)
            }
        }
        return nil
    }

    /// The most literal first. What is said beside the film's title counts, also when the film's own title is told.
    private static func readings(of announced: Announced) -> [ShowtimeTitle.Reading] {
        let title = ShowtimeTitle(announced.title)
        guard title.kind == .film else { return [] }
        let marks = title.readings.last?.marks ?? ShowtimeMarks()
        let told = announced.filmTitles.flatMap { ShowtimeTitle($0).readings }.map { reading in
            var reading = reading
            if reading.marks.isEmpty { reading.marks = marks }
            return reading
        }
        return told + title.readings
    }

    private static func isSure(_ film: Film, _ announced: Announced, year: Int?) -> Bool {
        if let year, film.year == year { return true }
        if let director = announced.director, PeopleWords(film).contains(director) { return true }
        guard let theirs = announced.runtime, let ours = film.runtime else { return false }
        return abs(theirs - ours) <= FilmMatching.runtimeTolerance
    }
}
