/// The access to this Filmz: each person's password, and the browsers that are signed in with it.
public protocol AccountService: Sendable {
    func hasPassword(_ person: Person.ID) async throws -> Bool

    /// The persons who have a password, in the order in which they were added.
    func personsWithPassword() async throws -> [Person.ID]

    /// Checks a person's password. Nobody is signed in.
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/busy``
    func check(_ password: Password, of person: Person.ID) async throws

    /// The access of a visitor with this token. Stores the time of use, to the hour.
    func access(with token: SessionToken?) async throws -> Access

    /// Counts an attempt to sign in as a failed one until ``forgetAttempts(from:)`` removes it, so that simultaneous
    /// attempts count too. The count survives a restart of Filmz, unless it could not be written to the disk.
    func admitSignIn(from address: IPAddress?) async throws -> SignInAdmission

    /// Removes the attempts from this address, because the visitor knew the password. Where several persons sign in, only
    /// the last one: the others may have been at somebody else's password.
    func forgetAttempts(from address: IPAddress?) async

    /// Signs in a person's browser, with a new token.
    /// - Parameters:
    ///   - person: nil when nobody has the name that was given; takes as long as a wrong password, so that nobody learns
    ///     who is here
    ///   - device: the browser's own name; cut after ``Access/deviceLimit`` characters
    ///   - old: the token that this browser used until now; its session ends
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/busy``
    func signIn(
        _ password: Password, as person: Person.ID?, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken

    /// The invitation with this secret; nil when there never was one, it was accepted or replaced, or has expired.
    func invitation(_ secret: SecretToken) async throws -> Invitation?

    /// Sets the password of the person who was invited, and signs in their browser with a new token. The invitation and
    /// all earlier sessions of the person end.
    /// - Parameters:
    ///   - device: the browser's own name; cut after ``Access/deviceLimit`` characters
    ///   - old: the token that this browser used until now; its session ends
    /// - Throws: ``AccountError/noInvitation``, ``AccountError/busy``
    func accept(
        _ secret: SecretToken, password: Password, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken

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

/// Gives passwords to persons and takes them away, for owners.
public protocol AccountManagement: AccountService {
    /// Invites a person to set their password. An earlier invitation of theirs ends.
    /// - Throws: ``PersonError/noSuchPerson``
    func invite(_ person: Person.ID) async throws -> SecretToken

    /// Sets or changes a person's password. Every browser of that person is signed out, and their invitation ends.
    /// - Throws: ``AccountError/busy``, ``PersonError/noSuchPerson``
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
