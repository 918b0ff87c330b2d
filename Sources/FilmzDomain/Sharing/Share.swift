/// What a person passes on by a link: one film or one list, and what they said about it when they made the link. It never
/// changes, except that it ends.
public struct Share: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<Share>

    public enum Subject: Hashable, Sendable {
        case film(Film.ID)
        /// A list as it is whenever somebody looks.
        case list(FilmList.ID)
        /// A list as it was when it was sent: its films and notes are kept with the share.
        case sentList(FilmList.ID)
    }

    public let id: ID
    /// Whose share it is.
    public let person: Person.ID
    public var subject: Subject
    /// The film's title or the list's name at that time.
    public var name: String
    /// What the list was about at that time; empty for a film.
    public var description: String
    /// Whether the list was numbered at that time.
    public var isRanked: Bool
    public var words: ShareWords
    /// Whether what the person says of each film on the list is shown.
    public var showsNotes: Bool
    /// The language of the person, for those who do not say which they read.
    public var language: String
    public var madeAt: Timestamp
    /// Nil when it lasts until it is taken back.
    public var expiresAt: Timestamp?
    public var hasPassPhrase: Bool
    /// Nil unless the person took it back.
    public var takenBackAt: Timestamp?
    /// The last day on which somebody else looked; nil when nobody did.
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
    /// How many shares of a person Filmz keeps, with those that have ended.
    public static let countLimit = 1_000
    /// How many addresses a share can have.
    public static let addressLimit = 20
    /// How many days a share can last at most, if it does not last for ever.
    public static let dayLimit = 3_650
}

extension Share {
    /// Whether its addresses lead anywhere.
    public func isAlive(at now: Timestamp) -> Bool {
        takenBackAt == nil && expiresAt.map { $0 > now } != false
    }
}

/// What a person says with something that they pass on. It stays as it was when it was sent.
public struct ShareWords: Hashable, Sendable {
    /// Empty when there is none.
    public var message: String
    /// For whom the person recommends it.
    public var audience: Audience
    /// Nil when the person's stars do not go along.
    public var rating: Rating?
    /// The person's note on the film; empty when it does not go along.
    public var note: String
    /// The name under which the person sends it; empty for none.
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

    /// The same without stray white space and control characters.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func checked() throws(DomainError) -> ShareWords {
        ShareWords(
            message: try message.checked(.message, limit: Share.messageLimit, multiline: true),
            audience: audience.intersection(.all), rating: rating,
            note: try note.checked(.comment, limit: MyFilm.commentLimit, multiline: true),
            sender: try sender.checked(.sender, limit: Person.nameLimit))
    }
}
