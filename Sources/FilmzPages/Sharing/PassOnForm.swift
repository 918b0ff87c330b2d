public import FilmzDomain

/// The form for sharing a film or a list, as typed.
public struct PassOnForm: Sendable {
    /// The ID of the new share, so that sending the form twice makes one share.
    public let id: Share.ID
    var message = ""
    var sender = ""
    /// The names of the chosen groups.
    var audience: [String]
    var hasStars: Bool
    var hasNote: Bool
    /// Whether the list is shared as it is now, without later changes.
    public var isSent: Bool
    /// Whether the notes on the list are included.
    public var hasNotes: Bool
    var days: String
    var passPhrase: String
    /// The recommendation that the share answers; nil for none.
    public var inReturn: Received.ID?

    /// The initial form: a rating is included; a note on the film is not, because it was not written for others.
    /// Notes on a list were.
    public init(id: Share.ID = .random(), audience: Audience = [], sender: String = "") {
        self.id = id
        self.sender = sender
        self.audience = audience.names
        hasStars = true
        hasNote = false
        isSent = false
        hasNotes = true
        days = ""
        passPhrase = ""
    }

    /// The recommendation in an address for which something is shared in return; nil for none.
    public static func inReturn(_ fields: FormFields) -> Received.ID? {
        fields[.inReturn]
    }

    /// Reads the form. A form without an ID gets a new one.
    public init(_ fields: FormFields) {
        id = fields[.share] ?? .random()
        message = fields[.message] ?? ""
        sender = fields[.sender] ?? ""
        audience = fields.all(.audience)
        hasStars = fields[.stars] == true
        hasNote = fields[.filmNote] == true
        isSent = fields[.films] == "sent"
        hasNotes = fields[.notes] == true
        days = fields[.days] ?? ""
        passPhrase = fields[.passPhrase] ?? ""
        inReturn = Self.inReturn(fields)
    }

    /// - Parameter myFilm: what the person said about the film; nil for a list
    public func words(_ myFilm: MyFilm?) throws -> ShareWords {
        guard let audience = Audience(names: audience) else { throw DomainError.invalid(.audience, .malformed) }
        return ShareWords(
            message: message, audience: audience, rating: hasStars ? myFilm?.rating : nil,
            note: hasNote ? myFilm?.comment ?? "" : "", sender: sender)
    }

    /// - Parameter language: the person's language
    public func draft(_ subject: ShareDraft.Subject, words: ShareWords, language: String) throws -> ShareDraft {
        var lasting: Int?
        if !days.isEmpty {
            guard let number = Int(days) else { throw DomainError.invalid(.days, .malformed) }
            lasting = number
        }
        return ShareDraft(
            subject, words: words, showsNotes: hasNotes, language: language, days: lasting, passPhrase: passPhrase)
    }
}
