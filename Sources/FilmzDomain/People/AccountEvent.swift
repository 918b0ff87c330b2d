/// Something that happened to a person's access. It is kept so that the person, or an owner, can notice what should not
/// have happened.
public struct AccountEvent: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// They got their first password.
        case joined
        case signedIn
        /// They signed in with a browser that was not known, though others were.
        case newBrowser
        case wrongPassword
        /// Somebody typed another PIN than theirs in a browser of their home.
        case wrongPin
        /// Their password was changed by somebody who knew it.
        case passwordChanged
        /// Their password was replaced with the link of an invitation.
        case passwordSetByLink
        /// Their password was set on the machine that runs Filmz.
        case passwordSetHere
        case passwordRemoved
        /// An owner made a link by which their password can be set.
        case invited
        /// An owner made a link by which they take everything with them.
        case farewellOffered
        /// An owner ended their sessions.
        case signedOut
        /// An owner retired them, or took them back.
        case retired
        case readmitted
    }

    public let kind: Kind
    /// The time; of several wrong passwords that of the last.
    public var at: Timestamp
    /// The name that the browser reported; empty when there was none, or several did.
    public var device: String
    /// How often it happened: wrong passwords, or wrong PINs, within ``joiningSeconds`` of each other are
    /// one event.
    public var count: Int

    public init(_ kind: Kind, at: Timestamp, device: String = "", count: Int = 1) {
        self.kind = kind
        self.at = at
        self.device = device
        self.count = count
    }

    /// The maximum number of events that are kept for each person: the last ones.
    public static let limit = 100
    /// The maximum number of wrong passwords and PINs among them, so that these do not push out everything else.
    public static let guessLimit = 20
    public static let lifetimeInDays = 365
    static let joiningSeconds: Int64 = 3_600

    /// This event and the next one as one; nil when they are two.
    public func joined(with next: AccountEvent) -> AccountEvent? {
        guard [.wrongPassword, .wrongPin].contains(kind), next.kind == kind,
            next.at.milliseconds - at.milliseconds < Self.joiningSeconds * 1000
        else { return nil }
        var joined = next
        joined.count += count
        // Whoever guesses can name another browser each time.
        if device != next.device { joined.device = "" }
        return joined
    }
}

extension [AccountEvent] {
    /// What the person must be told at their next sign-in, because it may not have been them. They are told until they
    /// sign in with a browser that is known, because whoever else signs in is told too.
    ///
    /// The latest event comes first.
    public var news: [AccountEvent] {
        let since = prefix { $0.kind != .signedIn }
        let guesses = since.filter { $0.kind == .wrongPassword }.reduce(0) { $0 + $1.count }
        return since.filter { event in
            switch event.kind {
            case .newBrowser, .passwordSetByLink, .passwordSetHere: true
            // Who mistypes a password knows it.
            case .wrongPassword: guesses >= Self.wrongPasswordsToTell
            // Who types it has a browser of the home, and the page of the sign-ins shows it.
            case .wrongPin, .joined, .signedIn, .passwordChanged, .passwordRemoved, .invited, .farewellOffered,
                .signedOut, .retired, .readmitted:
                false
            }
        }
    }

    private static var wrongPasswordsToTell: Int { 5 }
}
