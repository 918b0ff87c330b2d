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
            var asked = PastedFilm.Reading(reading.title, year: reading.year)
            asked.people = [announced.director].compactMap(\.self)
            let line = PastedLine(
                number: 1, text: announced.title, film: PastedFilm(text: reading.title, readings: [asked]))
            guard let film = try await run.matches(of: line).first?.film, !film.isShow else { continue }
            return Match(film: film, isSure: isSure(film, announced, year: reading.year))
        }
        return nil
    }

    /// The most literal first.
    private static func readings(of announced: Announced) -> [(title: String, year: Int?)] {
        let texts = announced.filmTitles + [announced.title]
        return texts.map { ($0, announced.year) }
    }

    private static func isSure(_ film: Film, _ announced: Announced, year: Int?) -> Bool {
        if let year, film.year == year { return true }
        if let director = announced.director, PeopleWords(film).contains(director) { return true }
        guard let theirs = announced.runtime, let ours = film.runtime else { return false }
        return abs(theirs - ours) <= FilmMatching.runtimeTolerance
    }
}
