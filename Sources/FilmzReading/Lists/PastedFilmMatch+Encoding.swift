public import FilmzDomain

extension PastedFilmMatch: Encodable {
    private enum CodingKeys: CodingKey {
        case films, line, note, reason, text, verdict
    }

    /// Encodes the films with their facts: the certain one, or those that may be meant.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(films, forKey: .films)
        try members.encode(line, forKey: .line)
        try members.encodeIfPresent(note, forKey: .note)
        try members.encode(pastedFilm.text, forKey: .text)
        switch verdict {
        case .sure(_, let reason):
            try members.encode(reason, forKey: .reason)
            try members.encode("sure", forKey: .verdict)
        case .doubtful: try members.encode("doubtful", forKey: .verdict)
        case .unknown: try members.encode("unknown", forKey: .verdict)
        }
    }

    /// The certain film, or those that may be meant, the most likely first.
    public var films: [Film] {
        switch verdict {
        case .sure(let film, _): [film]
        case .doubtful(let films): films
        case .unknown: []
        }
    }
}

/// The films found for a pasted text.
public struct PastedFilmAnswer: Sendable, Encodable {
    public var matches: [PastedFilmMatch]
    /// See ``PastedFilms/leftOutCount``.
    public var leftOutCount: Int
    /// The change that added the certain films to a list; nil when nothing was changed.
    public var change: Change.ID?

    public init(matches: [PastedFilmMatch], leftOutCount: Int, change: Change.ID? = nil) {
        self.matches = matches
        self.leftOutCount = leftOutCount
        self.change = change
    }

    /// The films that a text names. Nothing is changed.
    public static func load(
        _ text: String, from services: some SearchServices, for person: Person.ID
    ) async throws -> PastedFilmAnswer {
        let pasted = PastedFilms(text)
        return PastedFilmAnswer(
            matches: try await PastedFilmMatcher(services).matches(of: pasted, for: person),
            leftOutCount: pasted.leftOutCount)
    }

    /// The edit that adds the certain films to a list, with their notes; nil when there are none.
    public var edit: FilmListEdit? {
        let films = matches.compactMap(\.film).map(\.id)
        guard !films.isEmpty else { return nil }
        let notes = matches.compactMap { match -> FilmListEdit? in
            guard let film = match.film, let note = match.note else { return nil }
            return .note(film.id, String(note.prefix(FilmList.noteLimit)))
        }
        return .several([.add(films)] + notes)
    }
}
