/// A film or list that a person shares by a link, with their words at the time of sharing. It never changes, except
/// that it ends.
public struct Share: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<Share>

    public enum Subject: Hashable, Sendable {
        case film(Film.ID)
        /// A list with its current content.
        case list(FilmList.ID)
        /// A list as it was when it was sent: its films and notes are stored with the share.
        case sentList(FilmList.ID)
    }

    public let id: ID
    /// The person who shares.
    public let person: Person.ID
    public var subject: Subject
    /// The film's title or the list's name at that time.
    public var name: String
    /// The list's description at that time; empty for a film.
    public var description: String
    /// Whether the list was numbered at that time.
    public var isRanked: Bool
    public var words: ShareWords
    /// Whether the person's note on each film of the list is shown.
    public var showsNotes: Bool
    /// The person's language, for visitors whose browsers name none.
    public var language: String
    public var madeAt: Timestamp
    /// The time at which the share expires; nil when it lasts until it is revoked.
    public var expiresAt: Timestamp?
    public var hasPassPhrase: Bool
    /// The time at which the person revoked the share; nil unless they did.
    public var takenBackAt: Timestamp?
    /// The last day on which a visitor opened the share; nil when none did.
    public var openedOn: CalendarDay?

    public init(
        id: ID, person: Person.ID, subject: Subject, name: String, description: String = "", isRanked: Bool = false,
        words: ShareWords = ShareWords(), showsNotes: Bool = false, language: String = "en", madeAt: Timestamp,
        expiresAt: Timestamp? = nil, hasPassPhrase: Bool = false, takenBackAt: Timestamp? = nil,
        openedOn: CalendarDay? = nil
    ) {
        self.id = id
        self.person = person
        self.subject = subject
        self.name = name
        self.description = description
        self.isRanked = isRanked
        self.words = words
        self.showsNotes = showsNotes
        self.language = language
        self.madeAt = madeAt
        self.expiresAt = expiresAt
        self.hasPassPhrase = hasPassPhrase
        self.takenBackAt = takenBackAt
        self.openedOn = openedOn
    }

    public static let messageLimit = 1_000
    /// The maximum number of shares stored for each person, including those that have ended.
    public static let countLimit = 1_000
    /// The maximum number of URLs of a share.
    public static let addressLimit = 20
    /// The maximum number of days until a share expires, unless it never does.
    public static let dayLimit = 3_650
}

extension Share {
    /// Whether the URLs of the share work.
    public func isAlive(at now: Timestamp) -> Bool {
        takenBackAt == nil && expiresAt.map { $0 > now } != false
    }
}

/// A person's words with a share. They stay as they were when it was sent.
public struct ShareWords: Hashable, Sendable {
    /// The message; empty when there is none.
    public var message: String
    /// The audience to which the person recommends it.
    public var audience: Audience
    /// The person's rating; nil when it is not shared.
    public var rating: Rating?
    /// The person's note on the film; empty when it is not shared.
    public var note: String
    /// The person's name with the share; empty for none.
    public var sender: String

    public init(
        message: String = "", audience: Audience = [], rating: Rating? = nil, note: String = "", sender: String = ""
    ) {
        self.message = message
        self.audience = audience
        self.rating = rating
        self.note = note
        self.sender = sender
    }

    /// The same words without stray white space and control characters.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func checked() throws(DomainError) -> ShareWords {
        ShareWords(
            message: try message.checked(.message, limit: Share.messageLimit, multiline: true),
            audience: audience.intersection(.all), rating: rating,
            note: try note.checked(.comment, limit: MyFilm.commentLimit, multiline: true),
            sender: try sender.checked(.sender, limit: Person.nameLimit))
    }
}
