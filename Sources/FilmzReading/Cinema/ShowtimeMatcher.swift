public import FilmzDomain

/// Matches titles on a programme with films.
public struct ShowtimeMatcher: Sendable {
    /// A theatre's facts about the film of a showing.
    public struct Announced: Hashable, Sendable {
        /// The title of the showing, often with a version, a series or a guest in it.
        public var title: String
        /// Titles of the film alone, as far as the theatre gives them.
        public var filmTitles: [String]
        /// The film's year, or the year of the announcement.
        public var year: Int?
        /// The running time in minutes.
        public var runtime: Int?
        public var director: String?

        public init(
            title: String, filmTitles: [String] = [], year: Int? = nil, runtime: Int? = nil, director: String? = nil
        ) {
            self.title = title
            self.filmTitles = filmTitles
            self.year = year
            self.runtime = runtime
            self.director = director
        }
    }

    /// A matched film.
    public struct Match: Hashable, Sendable {
        public var film: Film
        /// Whether more than the title matches: the year, the director or the running time.
        public var isSure: Bool
        /// The marks in the title besides the film; nil when there are none.
        public var marks: ShowtimeMarks?
    }

    private let search: any SearchService
    private let playing: @Sendable () async -> Set<Film.ID>

    /// The maximum number of different titles of a programme to look up.
    private static let limit = 300

    /// - Parameter playing: returns the films that are known to be in cinemas now; empty when unknown
    public init(search: any SearchService, playing: @escaping @Sendable () async -> Set<Film.ID> = { [] }) {
        self.search = search
        self.playing = playing
    }

    /// The matches, where one film fits far better than all others.
    /// - Parameters:
    ///   - person: the person whose own films are searched too
    ///   - today: of films with one title, one released within a year before or after is preferred
    public func matches(
        of announced: [Announced], for person: Person.ID, on today: CalendarDay
    ) async throws -> [Announced: Match] {
        var lookup = ShowtimeLookup(search: search, person: person, today: today, playing: await playing())
        var matches: [Announced: Match] = [:]
        var count = 0
        for film in announced where matches[film] == nil {
            try Task.checkCancellation()
            count += 1
            guard count <= Self.limit else { break }
            matches[film] = try await Self.match(film, into: &lookup)
        }
        return matches
    }

    private static func match(_ announced: Announced, into lookup: inout ShowtimeLookup) async throws -> Match? {
        let title = ShowtimeTitle(announced.title)
        switch title.kind {
        case .unknownFilm: return nil
        case .relay:
            guard let film = try await lookup.relay(title) else { return nil }
            return Match(film: film, isSure: false, marks: marks(title, of: title.text))
        case .film: break
        }
        for text in announced.filmTitles.map({ ShowtimeTitle($0).text }) + [title.text] {
            guard let found = try await lookup.film(text, of: announced) else { continue }
            return Match(
                film: found.film, isSure: found.evidence.isSure,
                marks: marks(title, of: found.span.text, besides: text == title.text ? found.span.rests : []))
        }
        guard !ShowtimeRest.isOther(title.text), let film = try await lookup.film(by: announced) else { return nil }
        return Match(film: film, isSure: false, marks: marks(title, of: title.text))
    }

    /// The marks beside the film's title. They count even if the theatre gives the film's own title too.
    private static func marks(
        _ title: ShowtimeTitle, of text: String, besides rests: [ShowtimeSpans.Rest] = []
    ) -> ShowtimeMarks? {
        let folded = ShowtimeWords(text).folded
        let sameInterpretation = title.interpretations.first { ShowtimeWords($0.title).folded == folded }
        var marks =
            (sameInterpretation ?? title.interpretations.last { $0.marks.series == nil })?.marks ?? ShowtimeMarks()
        for rest in rests {
            if let said = ShowtimePhrases.marks(of: rest.text) {
                marks.add(said)
            } else if rest.isBefore, rest.joint >= .sign, !rest.isBracketed, marks.series == nil {
                marks.series = String(Substring(rest.text).trimming { !$0.isLetter && !$0.isNumber })
            }
        }
        if marks.isEmpty { return nil }
        return marks
    }
}
