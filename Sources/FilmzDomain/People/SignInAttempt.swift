import FilmzTextFolding

/// An attempt to prove who somebody is with a password.
public struct SignInAttempt: Hashable, Sendable {
    /// Nil when it is not known.
    public var address: IPAddress?
    /// The name that was given, as it is compared; empty where none is asked for, and nil from somebody who is signed in.
    public var name: String?
    /// Whose password it must be; nil when nobody has the name.
    public var person: Person.ID?
    /// The token of the browser, if somebody has signed in with it before.
    public var browser: SecretToken?

    public init(from address: IPAddress?, name: String? = nil, as person: Person.ID?, with browser: SecretToken? = nil)
    {
        self.address = address
        // No name is that long. Folding takes time in proportion to the text.
        self.name = name.map { TextFolding.folded($0.utf8.count <= Person.nameByteLimit ? $0 : "") }
        self.person = person
        self.browser = browser
    }

    /// What the attempt is counted by, in an unknown browser.
    public var sources: [SignInTallies.Source] {
        [.site(address?.site)] + (name.map { [.name($0)] } ?? []) + [.all]
    }
}

/// The browser in which somebody signs in.
public struct SignInBrowser: Hashable, Sendable {
    /// The name it reports, of at most ``Access/deviceLimit`` characters.
    public let device: String
    /// The token by which it is recognised at later sign-ins: a new one each time, so that a copy of the former one is
    /// worth nothing.
    public let token: SecretToken
    /// The token by which it was recognised until now, by all persons who have signed in with it; nil when there is none.
    public var former: SecretToken?
    /// The token of its session until now, which ends; nil when it has none.
    public var session: SessionToken?

    /// - Parameter device: the name it reports; cut after ``Access/deviceLimit`` characters
    public init(_ device: String, former: SecretToken? = nil, session: SessionToken? = nil) {
        self.device = String(device.prefix(Access.deviceLimit))
        token = .random()
        self.former = former
        self.session = session
    }

    /// The maximum number of browsers that are recognised for each person. Beyond it, the least recently used one is not
    /// any more.
    public static let limit = 50
    /// The number of days after the last sign-in for which a browser is recognised.
    public static let lifetimeInDays = 365
}
