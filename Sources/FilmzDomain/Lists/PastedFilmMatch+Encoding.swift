extension PastedFilmMatch: Encodable {
    private enum CodingKeys: CodingKey {
        case films, line, note, reason, text, verdict
    }

    /// Writes the films by their facts: the one that is sure, or those that may be meant.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(films, forKey: .films)
        try members.encode(line, forKey: .line)
        try members.encodeIfPresent(note, forKey: .note)
        try members.encode(asked.text, forKey: .text)
        switch verdict {
        case .sure(_, let reason):
            try members.encode(reason, forKey: .reason)
            try members.encode("sure", forKey: .verdict)
        case .doubtful: try members.encode("doubtful", forKey: .verdict)
        case .unknown: try members.encode("unknown", forKey: .verdict)
        }
    }

    /// The film that is sure, or those that may be meant, the most likely first.
    public var films: [Film] {
        switch verdict {
        case .sure(let film, _): [film]
        case .doubtful(let films): films
        case .unknown: []
        }
    }
}

/// What a pasted text was found to ask for.
public struct PastedFilmAnswer: Sendable, Encodable {
    public var matches: [PastedFilmMatch]
    /// As ``PastedFilms/leftOutCount``.
    public var leftOutCount: Int
    /// The change that put the sure films on a list; nil when nothing was changed.
    public var change: Change.ID?

    public init(matches: [PastedFilmMatch], leftOutCount: Int, change: Change.ID? = nil) {
        self.matches = matches
        self.leftOutCount = leftOutCount
        self.change = change
    }

    /// What a text asks for. Nothing is changed.
    public static func load(
        _ text: String, from services: Services, for person: Person.ID
    ) async throws -> PastedFilmAnswer {
        let pasted = PastedFilms(text)
        return PastedFilmAnswer(
            matches: try await PastedFilmMatcher(services).matches(of: pasted, for: person),
            leftOutCount: pasted.leftOutCount)
    }

    /// The edit that puts the sure films on a list, with what was said of them; nil when there is none.
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
