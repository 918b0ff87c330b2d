/// The providers as the person who runs Filmz sees them: which are asked, with which keys, and how they do.
public protocol ProviderService: Sendable {
    /// All of them, in the order of ``Provider``.
    func statuses() async throws -> [ProviderStatus]

    /// Those that are asked, in the same order: they are switched on, and have the key they need. Quick enough to be
    /// asked at each keystroke.
    func asked() async throws -> [Provider]

    /// Tests a key and keeps it, unless the provider refuses it.
    ///
    /// White space around it does not count. A key kept here never leaves this machine but to its provider.
    /// - Throws: ``DomainError/invalid(_:_:)`` for a text that cannot be a key; ``DomainError/setElsewhere`` when the
    ///   configuration already names one
    func setKey(
        _ key: String, for provider: Provider, permission: ProviderPermission
    ) async throws -> KeyVerdict

    /// Forgets the key, and what today's calls said about it.
    /// - Throws: ``DomainError/setElsewhere``
    func removeKey(for provider: Provider) async throws

    /// Tests the key there is with one call; nil when the provider is not asked.
    func test(_ provider: Provider, permission: ProviderPermission) async throws -> KeyVerdict?

    /// Whether a provider may be asked at all.
    /// - Throws: ``DomainError/setElsewhere``
    func setEnabled(_ isEnabled: Bool, for provider: Provider) async throws
}

/// What came of testing a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The provider takes it.
    case accepted
    /// The provider does not take it, so it was not kept.
    case refused
    /// It could not be tested now. It was kept, and is asked with.
    case untested(ProviderFailure)
}

/// How a provider stands.
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
    /// Whether it is switched on. Without a key that it needs it is not asked all the same.
    public var isEnabled: Bool
    public var key: Key
    /// Whole calls sent since midnight, UTC.
    public var callsToday: Int
    /// How many a day may have; nil when there is no limit.
    public var dailyLimit: Int?
    public var lastAnsweredAt: Timestamp?
    /// What went wrong at the last call; nil when it was answered.
    public var failure: ProviderFailure?

    public init(
        provider: Provider, isEnabled: Bool = true, key: Key = .missing, callsToday: Int = 0, dailyLimit: Int? = nil,
        lastAnsweredAt: Timestamp? = nil, failure: ProviderFailure? = nil
    ) {
        (self.provider, self.isEnabled, self.key) = (provider, isEnabled, key)
        (self.callsToday, self.dailyLimit) = (callsToday, dailyLimit)
        (self.lastAnsweredAt, self.failure) = (lastAnsweredAt, failure)
    }

    /// Whether Filmz asks it.
    public var isAsked: Bool { isEnabled && key != .missing }
}
