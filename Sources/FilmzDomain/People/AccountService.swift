/// The access to this Filmz: how each person signs in, and the browsers that are signed in.
public protocol AccountService: Sendable {
    /// The ways in which a person can sign in.
    func waysIn(of person: Person.ID) async throws -> [WayIn]

    /// The persons who have a password, in the order in which they were added.
    func personsWithPassword() async throws -> [Person.ID]

    /// Whether more than one person has a password.
    func haveSeveralPasswords() async throws -> Bool

    /// Checks a person's password. Nobody is signed in.
    /// - Parameter device: the name that the browser reports, for what is noted of a wrong one
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/busy``
    func check(_ password: Password, of person: Person.ID, on device: String) async throws

    /// The access of a visitor with this token. Stores the time of use, to the hour.
    func access(with token: SessionToken?) async throws -> Access

    /// What an attempt is counted by: in a browser in which the person has signed in before, only that browser. It is
    /// asked before the password is checked, because a sign-in makes a browser known.
    func sources(of attempt: SignInAttempt) async throws -> [SignInTallies.Source]

    /// Counts an attempt as a failed one until ``forget(_:)`` removes it, so that simultaneous attempts count too. Except
    /// by name, the counts survive a restart of Filmz, unless they could not be written to the disk.
    func admit(_ sources: [SignInTallies.Source]) async throws -> SignInAdmission

    /// Removes an attempt, because the visitor knew the password, and the earlier ones from the address and browser. Where
    /// several persons sign in, those from the address stay: they may have been at somebody else's password.
    func forget(_ sources: [SignInTallies.Source]) async

    /// Signs in a person's browser, with a new token.
    /// - Parameter person: nil when nobody has the name that was given; takes as long as a wrong password, so that nobody
    ///   learns who is here
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/busy``
    func signIn(_ password: Password, as person: Person.ID?, in browser: SignInBrowser) async throws -> SignedIn

    /// The invitation with this secret; nil when there never was one, it was accepted or replaced, or has expired.
    func invitation(_ secret: SecretToken) async throws -> Invitation?

    /// Sets the password of the person who was invited, and signs in their browser with a new token. The invitation and
    /// all earlier sessions of the person end.
    /// - Throws: ``AccountError/noInvitation``, ``AccountError/busy``
    func accept(_ secret: SecretToken, password: Password, in browser: SignInBrowser) async throws -> SessionToken

    /// The person who may take their films with this secret before they are deleted; nil when there never was one, it was
    /// used or replaced, or the person is gone.
    func farewell(_ secret: SecretToken) async throws -> Person.ID?

    /// Uses up the secret of a retired person.
    /// - Returns: the person; nil when it was used up or replaced meanwhile
    func useFarewell(_ secret: SecretToken) async throws -> Person.ID?

    /// Changes the password of a person who has just proved to know the present one, and signs in their browser with a
    /// new token. Their invitation and all earlier sessions end.
    /// - Throws: ``AccountError/wrongPassword`` when they have none, ``AccountError/busy``
    func changePassword(to password: Password, of person: Person.ID, in browser: SignInBrowser) async throws
        -> SessionToken

    /// Those of a home who are opened with a PIN.
    func pins(in home: Home) async throws -> Set<Person.ID>

    /// Sets the PIN with which somebody is opened.
    /// - Parameter pin: nil to remove it
    /// - Throws: ``AccountError/busy``, ``PersonError/noSuchPerson``, ``PersonError/isRetired``
    func setPin(_ pin: Pin?, of person: Person.ID) async throws

    /// Gives the session of a browser to another person of the home. It keeps its ID and gets a new token.
    /// - Parameters:
    ///   - pin: nil when none was given
    ///   - device: the name that the browser reports, for what is noted of a wrong PIN
    /// - Throws: ``ProfileError/notAtHome``, ``ProfileError/wrongPin`` when the other person has another one,
    ///   ``AccountError/busy``
    func open(
        _ other: Person.ID, pin: Pin?, inSession id: Session.ID, of person: Person.ID, on device: String
    ) async throws -> SessionToken

    /// What happened to a person's access, the latest first.
    func events(of person: Person.ID) async throws -> [AccountEvent]

    /// The browsers that are signed in, the last used first.
    func sessions(of person: Person.ID) async throws -> [Session]

    /// Signs out a browser.
    /// - Returns: whether it was signed in
    @discardableResult
    func endSession(_ id: Session.ID, of person: Person.ID) async throws -> Bool

    /// Signs out all browsers except this one.
    /// - Returns: the number of sessions that ended
    @discardableResult
    func endSessions(of person: Person.ID, except id: Session.ID) async throws -> Int
}

extension AccountService {
    public func hasPassword(_ person: Person.ID) async throws -> Bool {
        try await waysIn(of: person).contains { if case .password = $0 { true } else { false } }
    }
}

/// A way in which a person can sign in.
public enum WayIn: Hashable, Sendable {
    case password(setAt: Timestamp)
}

/// What a browser gets when somebody signs in with it.
public struct SignedIn: Hashable, Sendable {
    public let person: Person.ID
    public let token: SessionToken
    /// What the person must be told since they last signed in with a known browser, because it may not have been them; the
    /// latest first.
    public let news: [AccountEvent]

    public init(_ person: Person.ID, token: SessionToken, news: [AccountEvent] = []) {
        self.person = person
        self.token = token
        self.news = news
    }
}

/// Gives passwords to persons and takes them away, for owners.
public protocol AccountManagement: AccountService {
    /// Sets the name and the password of the person who runs this Filmz, the first of all, and signs in their browser.
    /// - Throws: ``PersonError``, ``AccountError/busy``, and ``AccountError/wrongPassword`` when anybody has a password by
    ///   now; then nothing is changed
    func setFirstPassword(
        _ password: Password, name: String, in browser: SignInBrowser
    ) async throws -> SessionToken

    /// Signs out all browsers of a person but one, for an owner who may be that person.
    /// - Parameter id: the session of the owner; nil when there is none
    func signOut(_ person: Person.ID, except id: Session.ID?) async throws

    /// Invites a person to set their password. An earlier invitation of theirs ends.
    /// - Throws: ``PersonError/noSuchPerson``, ``PersonError/isRetired``
    func invite(_ person: Person.ID) async throws -> SecretToken

    /// Makes a link by which a retired person takes everything with them, once. An earlier one ends.
    /// - Throws: ``PersonError/noSuchPerson`` also for somebody who is not retired
    func offerFarewell(to person: Person.ID) async throws -> SecretToken

    /// Sets or changes a person's password. Every browser of that person is signed out, and their invitation ends.
    /// - Throws: ``AccountError/busy``, ``PersonError/noSuchPerson``, ``PersonError/isRetired``
    func setPassword(_ password: Password, of person: Person.ID) async throws

    /// Removes a person's password. Every browser of that person is signed out.
    /// - Returns: whether there was one
    func removePassword(of person: Person.ID) async throws -> Bool
}

/// A visitor's access.
public enum Access: Hashable, Sendable {
    /// No person has a password, so visitors cannot be told apart.
    case unprotected
    /// - Parameter isRenewed: whether this use extended the session
    case signedIn(Person.ID, Session.ID, isRenewed: Bool)
    case denied

    public static let deviceLimit = 300
}

/// An error of passwords.
public enum AccountError: Error, Hashable, Sendable {
    /// The password is shorter than ``Password/minimumLength``.
    case passwordTooShort
    /// The password is longer than ``Password/byteLimit``.
    case passwordTooLong
    case wrongPassword
    /// Too many passwords are being checked at once.
    case busy
    /// Somebody else cannot have a password before the person who runs this Filmz has a name and a password.
    case ownerComesFirst
    /// The person who runs this Filmz needs their password as long as others have one.
    case ownerStays
    /// An owner is not invited: who can make an invitation would get all of an owner's rights.
    case ownersAreNotInvited
    /// Nobody can accept this invitation: there never was one, it was accepted or replaced, or has expired.
    case noInvitation
}
