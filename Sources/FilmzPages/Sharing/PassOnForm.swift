public import FilmzDomain

/// What a person says with something that they pass on, as the form has it.
public struct PassOnForm: Sendable {
    /// The ID of the share to be made, so that sending the form twice makes one share.
    public let id: Share.ID
    var message = ""
    var sender = ""
    /// Names of groups.
    var audience: [String]
    var hasStars: Bool
    var hasNote: Bool
    /// Whether a list is kept as it is now.
    public var isSent: Bool
    /// Whether the notes on a list go along.
    public var hasNotes: Bool
    var days: String
    var passPhrase: String
    /// The recommendation for which it is passed on in return; nil for none.
    public var inReturn: Received.ID?

    /// The name of the field of ``inReturn``.
    static let inReturnName = "re"

    /// A form that nobody has filled in: stars go along, a note on the film does not, because it was not written for
    /// others. Notes on a list were.
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

    /// The recommendation that an address names, for which something is passed on in return.
    public static func inReturn(_ fields: FormFields) -> Received.ID? {
        Received.ID(fields[inReturnName])
    }

    /// Reads the form. Without an ID it gets a new one.
    public init(_ fields: FormFields) {
        id = Share.ID(fields["share"]) ?? .random()
        message = fields["message"]
        sender = fields["sender"]
        audience = fields.all("audience")
        hasStars = fields["stars"] == "true"
        hasNote = fields["filmNote"] == "true"
        isSent = fields["films"] == "sent"
        hasNotes = fields["notes"] == "true"
        days = fields["days"]
        passPhrase = fields["passPhrase"]
        inReturn = Self.inReturn(fields)
    }

    /// - Parameter myFilm: what the person has with the film; nil for a list
    public func words(_ myFilm: MyFilm?) throws -> ShareWords {
        guard let audience = Audience(names: audience) else { throw DomainError.invalid(.audience, .malformed) }
        return ShareWords(
            message: message, audience: audience, rating: hasStars ? myFilm?.rating : nil,
            note: hasNote ? myFilm?.comment ?? "" : "", sender: sender)
    }

    /// - Parameter language: the person's
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
