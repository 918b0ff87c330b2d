/// The providers as the person who runs Filmz sees them: which are asked, with which keys, and whether they answer.
public protocol ProviderService: Sendable {
    /// All of them, in the order of ``Provider``.
    func statuses() async throws -> [ProviderStatus]

    /// The providers that are asked, in the same order: those that are switched on and have the key they need. Quick
    /// enough to be called at each keystroke.
    func asked() async throws -> [Provider]

    /// Tests a key and keeps it, unless the provider refuses it.
    ///
    /// White space around it is ignored. A key kept here leaves this machine only to go to its provider.
    /// - Throws: ``DomainError/invalid(_:_:)`` for a text that cannot be a key; ``DomainError/setElsewhere`` when the
    ///   configuration already names one
    func setKey(
        _ key: String, for provider: Provider, permission: ProviderPermission
    ) async throws -> KeyVerdict

    /// Forgets the key, and what today's calls told about it.
    /// - Throws: ``DomainError/setElsewhere``
    func removeKey(for provider: Provider) async throws

    /// Tests the present key with one call; nil when the provider is not asked.
    func test(_ provider: Provider, permission: ProviderPermission) async throws -> KeyVerdict?

    /// Sets whether a provider may be asked at all.
    /// - Throws: ``DomainError/setElsewhere``
    func setEnabled(_ isEnabled: Bool, for provider: Provider) async throws
}

/// The result of testing a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The provider accepts it.
    case accepted
    /// The provider does not accept it, so it was not kept.
    case refused
    /// It could not be tested now. It was kept and will be used.
    case untested(ProviderFailure)
}

/// The settings and the state of a provider.
public struct ProviderStatus: Hashable, Sendable, Codable {
    /// Where its key comes from.
    public enum Key: String, Hashable, Sendable, Codable {
        case notNeeded, missing
        /// Entered in Filmz, and can be changed there.
        case kept
        /// Named by the environment or the configuration file, and can be changed only there.
        case configured
    }

    public var provider: Provider
    /// Whether it is switched on. A provider that lacks a key it needs is not asked even so.
    public var isEnabled: Bool
    public var key: Key
    /// The number of calls sent since midnight, UTC.
    public var callsToday: Int
    /// How many calls a day may have; nil for no limit.
    public var dailyLimit: Int?
    public var lastAnsweredAt: Timestamp?
    /// Why the last call failed; nil when it was answered.
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

    /// Whether Filmz asks it.
    public var isAsked: Bool { isEnabled && key != .missing }
}
