/// Which providers are asked, for everybody.
public protocol AskedProviderService: Sendable {
    /// The providers that are asked, in the order of ``Provider``: those that are switched on and have the key they
    /// need. Fast enough to be called at each keystroke.
    func askedProviders() async throws -> [Provider]
}

/// The settings and states of the providers, for owners.
public protocol ProviderService: AskedProviderService {
    /// All statuses, in the order of ``Provider``.
    func statuses() async throws -> [ProviderStatus]

    /// Tests a key and stores it, unless the provider rejects it.
    ///
    /// White space around it is ignored. A stored key leaves this machine only to go to its provider.
    /// - Throws: ``DomainError/invalid(_:_:)`` for a text that cannot be a key; ``DomainError/setElsewhere`` when the
    ///   configuration already has one
    func setKey(
        _ key: String, for provider: Provider, permission: ProviderPermission
    ) async throws -> KeyVerdict

    /// Removes the key, and what today's calls have shown about it.
    /// - Throws: ``DomainError/setElsewhere``
    func removeKey(for provider: Provider) async throws

    /// Tests the current key with one call; nil when the provider is not asked.
    func test(_ provider: Provider, permission: ProviderPermission) async throws -> KeyVerdict?

    /// Sets whether a provider may be asked at all.
    /// - Throws: ``DomainError/setElsewhere``
    func setEnabled(_ isEnabled: Bool, for provider: Provider) async throws
}

/// The result of testing a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The provider accepts it.
    case accepted
    /// The provider rejects the key, so it was not stored.
    case refused
    /// The key could not be tested now. It was stored and will be used.
    case untested(ProviderFailure)
}

/// The settings and the state of a provider.
public struct ProviderStatus: Hashable, Sendable, Codable {
    /// The source of the key.
    public enum Key: String, Hashable, Sendable, Codable {
        case notNeeded, missing
        /// Entered in Filmz, and can be changed there.
        case kept
        /// Set in the environment or the configuration file, and can be changed only there.
        case configured
    }

    public var provider: Provider
    /// Whether the provider is switched on. Even so, it is not asked without a key that it needs.
    public var isEnabled: Bool
    public var key: Key
    /// The number of calls sent since midnight, UTC.
    public var callsToday: Int
    /// The maximum number of calls for each day; nil for no limit.
    public var dailyLimit: Int?
    public var lastAnsweredAt: Timestamp?
    /// The reason why the last call failed; nil when it was answered.
    public var failure: ProviderFailure?

    public init(
        provider: Provider, isEnabled: Bool = true, key: Key = .missing, callsToday: Int = 0, dailyLimit: Int? = nil,
        lastAnsweredAt: Timestamp? = nil, failure: ProviderFailure? = nil
    ) {
        self.provider = provider
        self.isEnabled = isEnabled
        self.key = key
        self.callsToday = callsToday
        self.dailyLimit = dailyLimit
        self.lastAnsweredAt = lastAnsweredAt
        self.failure = failure
    }

    /// Whether Filmz asks the provider.
    public var isAsked: Bool { isEnabled && key != .missing }
}
