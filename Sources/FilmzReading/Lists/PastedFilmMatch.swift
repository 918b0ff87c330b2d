public import FilmzDomain

/// The search result for a film that a pasted text names.
public struct PastedFilmMatch: Hashable, Sendable {
    public enum Verdict: Hashable, Sendable {
        /// Certainly this film, for this reason.
        indirect case sure(Film, Reason)
        /// One of these films, the most likely first; at most ``PastedFilmMatch/candidateLimit``, at least one.
        case doubtful([Film])
        /// No known film is similar.
        case unknown
    }

    /// The reason for certainty.
    public enum Reason: String, Hashable, Sendable, Codable {
        /// The line names the film's ID.
        case id
        /// The title, and its year or a neighbouring one.
        case titleAndYear
        /// The title, and a person of the film.
        case titleAndPerson
        /// The title alone: no other film of this title is nearly as well known.
        case title
    }

    public static let candidateLimit = 5

    /// The number of the line in the text, from 1.
    public var line: Int
    public var pastedFilm: PastedFilm
    public var verdict: Verdict
    /// The person's note beside the title; nil when there is none. When the verdict is not certain, the note may
    /// contain a part of the title.
    public var note: String?

    /// The film, if it is certain.
    public var film: Film? {
        guard case .sure(let film, _) = verdict else { return nil }
        return film
    }
}
