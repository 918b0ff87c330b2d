/// What was found for a film that a pasted text asks for.
public struct PastedFilmMatch: Hashable, Sendable {
    public enum Verdict: Hashable, Sendable {
        /// It is this film, for this reason.
        indirect case sure(Film, Reason)
        /// It may be one of these, the most likely first; at most ``PastedFilmMatch/candidateLimit``, at least one.
        case doubtful([Film])
        /// Nothing that is known comes near.
        case unknown
    }

    /// What made it sure.
    public enum Reason: String, Hashable, Sendable, Codable {
        /// The line names the film's ID.
        case id
        /// The title, and the year or the one beside it.
        case titleAndYear
        /// The title, and a person of the film.
        case titleAndPerson
        /// The title, which no other film has that is nearly as well known.
        case title
    }

    public static let candidateLimit = 5

    /// Which line of the text asked, from 1.
    public var line: Int
    public var asked: PastedFilm
    public var verdict: Verdict
    /// What the person says about the film beside its title; nil when there is nothing. When the verdict is not sure, a
    /// part of the title may be in it.
    public var note: String?

    /// The film, when it is sure.
    public var film: Film? {
        guard case .sure(let film, _) = verdict else { return nil }
        return film
    }
}
