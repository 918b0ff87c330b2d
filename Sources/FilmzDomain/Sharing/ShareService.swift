/// What persons pass on by links.
///
/// An address leads to one share until the share ends or is taken back. Nobody can tell an address that never was from
/// one that ended: both are nil.
public protocol ShareService: Sendable {
    /// Makes a share.
    /// - Parameter id: made by the caller, so that sending it twice makes one share, with two addresses
    /// - Returns: its address, which is told only once
    /// - Throws: ``DomainError``, ``AccountError/busy``
    func make(_ draft: ShareDraft, id: Share.ID, of person: Person.ID) async throws -> SecretToken

    /// Another address of the same share. The others still lead to it.
    /// - Throws: ``DomainError/noSuchShare``, ``DomainError/tooManyAddresses``
    func newAddress(of share: Share.ID, by person: Person.ID) async throws -> SecretToken

    /// A page of a person's shares, also of those that have ended, newest first.
    func shares(of person: Person.ID, page: PageRequest) async throws -> Page<Share>

    /// A person's shares of this film that have not ended, newest first.
    func shares(of film: Film.ID, by person: Person.ID) async throws -> [Share]

    /// A person's shares of this list that have not ended, newest first.
    func shares(of list: FilmList.ID, by person: Person.ID) async throws -> [Share]

    /// - Throws: ``DomainError/noSuchShare``
    func share(_ id: Share.ID, of person: Person.ID) async throws -> Share

    /// Ends a share: none of its addresses leads anywhere from now on.
    /// - Returns: whether it was still there
    /// - Throws: ``DomainError/noSuchShare``
    @discardableResult
    func takeBack(_ share: Share.ID, of person: Person.ID) async throws -> Bool

    /// A page of the films on a list as it was sent, in its order.
    func sentFilms(of share: Share, page: PageRequest) async throws -> Page<SharedFilm>

    /// Whether a list had this film when it was sent.
    func hasSent(_ film: Film.ID, with share: Share) async throws -> Bool

    // MARK: - For visitors

    /// What an address leads to; nil when nothing.
    /// - Parameter pass: what the browser got for the pass-phrase
    func open(_ address: SecretToken, with pass: SharePass?) async throws -> OpenedShare?

    /// Checks a pass-phrase; nil when the address leads nowhere. Wrong ones have to wait, longer each time.
    func unlock(_ address: SecretToken, passPhrase: String, from visitor: IPAddress?) async throws -> ShareUnlocking?

    /// Notes that somebody looks at a share today. Nothing else about it is kept.
    func noteOpening(of share: Share) async
}

/// What a visitor sees of a share.
public enum OpenedShare: Hashable, Sendable {
    /// It asks for a pass-phrase, and says nothing else.
    case locked
    case open(Share)
}

/// What comes of a pass-phrase.
public enum ShareUnlocking: Hashable, Sendable {
    case unlocked(SharePass)
    case wrong
    case wait(seconds: Int)
    /// Too many pass-phrases are being checked at once.
    case busy
}

/// A film as visitors see it: facts that everybody may know, and what is said of it on a list.
public struct SharedFilm: Hashable, Sendable {
    public var film: Film
    /// Empty when there is none, or it does not go along.
    public var note: String

    public init(film: Film, note: String = "") {
        self.film = film
        self.note = note
    }
}
