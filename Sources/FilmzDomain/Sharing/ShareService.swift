/// The films and lists that persons share by links.
///
/// A URL leads to one share until the share expires or is revoked. A URL that never existed and one that has ended
/// cannot be told apart: both give nil.
public protocol ShareService: Sendable {
    /// Creates a share.
    /// - Parameter id: made by the caller, so that sending it twice creates one share, with two URLs
    /// - Returns: the token of its URL, which is returned only once
    /// - Throws: ``DomainError``, ``AccountError/busy``
    func make(_ draft: ShareDraft, id: Share.ID, of person: Person.ID) async throws -> SecretToken

    /// Creates another URL of the same share. The others still work.
    /// - Throws: ``DomainError/noSuchShare``, ``DomainError/tooManyAddresses``
    func newAddress(of share: Share.ID, by person: Person.ID) async throws -> SecretToken

    /// A page of a person's shares, newest first, including those that have ended.
    func shares(of person: Person.ID, page: PageRequest) async throws -> Page<Share>

    /// A person's shares of this film that have not ended, newest first.
    func shares(of film: Film.ID, by person: Person.ID) async throws -> [Share]

    /// A person's shares of this list that have not ended, newest first.
    func shares(of list: FilmList.ID, by person: Person.ID) async throws -> [Share]

    /// - Throws: ``DomainError/noSuchShare``
    func share(_ id: Share.ID, of person: Person.ID) async throws -> Share

    /// Revokes a share: none of its URLs works from now on.
    /// - Returns: whether it was still active
    /// - Throws: ``DomainError/noSuchShare``
    @discardableResult
    func takeBack(_ share: Share.ID, of person: Person.ID) async throws -> Bool

    /// A page of the films on a sent list, in its order.
    func sentFilms(of share: Share, page: PageRequest) async throws -> Page<SharedFilm>

    /// Whether a list had this film when it was sent.
    func hasSent(_ film: Film.ID, with share: Share) async throws -> Bool

    // MARK: - For visitors

    /// The share of a URL; nil when there is none.
    /// - Parameter pass: the browser's token for the pass-phrase
    func open(_ address: SecretToken, with pass: SharePass?) async throws -> ShareAccess?

    /// Checks a pass-phrase; nil when the URL does not work. After wrong ones there is a wait, longer each time.
    func unlock(_ address: SecretToken, passPhrase: String, from visitor: IPAddress?) async throws -> UnlockResult?

    /// Stores today as the last day on which a share was opened. Nothing else about the visit is stored.
    func noteOpening(of share: Share) async
}

/// The content of a share for a visitor.
public enum ShareAccess: Hashable, Sendable {
    /// The share requires a pass-phrase, and shows nothing else.
    case locked
    case open(Share)
}

/// The result of entering a pass-phrase.
public enum UnlockResult: Hashable, Sendable {
    case unlocked(SharePass)
    case wrong
    case wait(seconds: Int)
    /// Too many pass-phrases are being checked at once.
    case busy
}

/// A film for visitors: facts that everybody may know, and its note on a list.
public struct SharedFilm: Hashable, Sendable {
    public var film: Film
    /// The note; empty when there is none, or it is not shared.
    public var note: String

    public init(film: Film, note: String = "") {
        self.film = film
        self.note = note
    }
}

/// A new URL of a share. It is returned only once.
public struct NewShareAddress: Hashable, Sendable, Encodable {
    public var id: Share.ID
    /// The full URL, or only its path when the rest is unknown.
    public var address: String

    public init(id: Share.ID, address: String) {
        self.id = id
        self.address = address
    }
}

/// A token that proves that a browser's visitor entered the pass-phrase of a share. It is valid for one URL only.
public struct SharePass: Hashable, Sendable, CustomStringConvertible {
    /// The token as 64 hexadecimal digits.
    public let text: String

    /// Returns nil for anything but 64 hexadecimal digits.
    public init?(_ text: String) {
        guard text.utf8.count == 64, text.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else { return nil }
        self.text = text
    }

    public var description: String { "SharePass" }
}
