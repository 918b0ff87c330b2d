/// The facts of a new share.
public struct ShareDraft: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        case film(Film.ID)
        case list(FilmList.ID)
        /// A list with its films at this time.
        case sentList(FilmList.ID, films: [SentFilm])
    }

    /// A film on a sent list.
    public struct SentFilm: Hashable, Sendable {
        public var film: Film.ID
        /// The person's note on the film on this list; empty when there is none.
        public var note: String

        public init(film: Film.ID, note: String) {
            self.film = film
            self.note = note
        }
    }

    public var subject: Subject
    public var words: ShareWords
    /// Whether visitors see the person's notes on the films.
    public var showsNotes: Bool
    /// The person's language, for visitors whose browsers name none.
    public var language: String
    /// The number of days until it expires; nil for never.
    public var days: Int?
    /// The pass-phrase that visitors must enter first; empty for none.
    public var passPhrase: String

    public init(
        _ subject: Subject, words: ShareWords = ShareWords(), showsNotes: Bool = false, language: String = "en",
        days: Int? = nil, passPhrase: String = ""
    ) {
        self.subject = subject
        self.words = words
        self.showsNotes = showsNotes
        self.language = language
        self.days = days
        self.passPhrase = passPhrase
    }

    /// The time at which it expires; nil for never.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func end(from now: Timestamp) throws(DomainError) -> Timestamp? {
        guard let days else { return nil }
        guard 1...Share.dayLimit ~= days else { throw .invalid(.days, .malformed) }
        return Timestamp(milliseconds: now.milliseconds + Int64(days) * Timestamp.millisecondsPerDay)
    }

    /// The checked pass-phrase; nil for none.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func password() throws(DomainError) -> Password? {
        guard !passPhrase.isEmpty else { return nil }
        do {
            return try Password(passPhrase)
        } catch .passwordTooLong {
            throw .invalid(.passPhrase, .tooLong(Password.byteLimit))
        } catch {
            throw .invalid(.passPhrase, .malformed)
        }
    }
}
