public import FilmzDomain
public import Foundation

/// The settings of providers in the environment or the configuration file. Its description shows no key.
public struct ProviderConfiguration: Sendable {
    /// The settings of a provider, as they were written. Nil or empty means not set.
    public struct Entry: Sendable {
        /// The key: OMDb's key, TMDb's key or read access token, AMC's vendor key.
        public var key: String?
        /// The base address that replaces the provider's own.
        public var address: String?
        /// Whether the provider is enabled; nil leaves that to the settings in the app.
        public var isEnabled: Bool?
        /// The maximum number of calls a day.
        public var dailyLimit: Int?

        public init(
            key: String? = nil, address: String? = nil, isEnabled: Bool? = nil, dailyLimit: Int? = nil
        ) {
            self.key = key
            self.address = address
            self.isEnabled = isEnabled
            self.dailyLimit = dailyLimit
        }
    }

    /// An invalid value. The value itself is not repeated, because it may be a key.
    public enum Invalid: Error, Hashable, Sendable {
        /// A daily limit that is not a number of calls.
        case dailyLimit(Provider)
        /// A language that is not written like `en-US`.
        case language
        /// A country that is not written like `US`.
        case country
        /// A key for a provider that needs none.
        case keyNotNeeded(Provider)
        /// A text that cannot be a key; a key has at most this number of bytes.
        case key(Provider, longest: Int)
        /// A text that is not an address.
        case address(Provider)
        /// An address with a name, a password, a query or a fragment.
        case addressTooMuch(Provider)
        /// An address of another machine that does not use HTTPS.
        case addressUnencrypted(Provider)
        /// An address that does not end like the provider's own, with the version of its API.
        case addressWithoutVersion(Provider, ending: String)
    }

    /// The base addresses that replace the providers' own.
    public let addresses: [Provider: URL]
    /// The language of texts, such as `en-US`.
    public let language: String
    /// The country whose releases, shops and cinemas count: ISO 3166-1 alpha-2.
    public let country: String
    let keys: [Provider: ProviderKey]
    let enabled: [Provider: Bool]
    private let limits: [Provider: Int]

    /// - Throws: ``Invalid`` for the first wrong value
    public init(
        _ entries: [Provider: Entry] = [:], language: String = "en-US", country: String = "US"
    ) throws(Invalid) {
        var keys: [Provider: ProviderKey] = [:]
        var addresses: [Provider: URL] = [:]
        var limits: [Provider: Int] = [:]
        for provider in Provider.allCases {
            guard let entry = entries[provider] else { continue }
            keys[provider] = try Self.key(entry.key, of: provider)
            addresses[provider] = try Self.address(entry.address, of: provider)
            if let limit = entry.dailyLimit {
                guard 1...10_000_000 ~= limit else {
                    throw .dailyLimit(provider)
                }
                limits[provider] = limit
            }
        }
        guard let language = Self.language(language) else {
            throw .language
        }
        guard let country = Self.country(country) else {
            throw .country
        }
        self.keys = keys
        self.addresses = addresses
        self.limits = limits
        self.language = language
        self.country = country
        enabled = entries.compactMapValues(\.isEnabled)
    }

    /// Whether a provider is enabled by default. A key shows that it is wanted; a provider that needs no key has to be
    /// switched on.
    func isWanted(_ provider: Provider) -> Bool { provider.needsKey || addresses[provider] != nil }

    /// The maximum number of calls a day to a provider; nil if there is no limit.
    public func dailyLimit(of provider: Provider) -> Int? { limits[provider] ?? provider.usualDailyLimit }

    private static func key(_ text: String?, of provider: Provider) throws(Invalid) -> ProviderKey? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
        guard provider.needsKey else { throw .keyNotNeeded(provider) }
        do throws(DomainError) {
            return try ProviderKey(text)
        } catch {
            throw .key(provider, longest: ProviderKey.longest)
        }
    }

    private static func address(_ text: String?, of provider: Provider) throws(Invalid) -> URL? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
        guard text.utf8.count <= 2_048, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            let host = url.host(), !host.isEmpty, ["http", "https"].contains(scheme)
        else { throw .address(provider) }
        guard url.user() == nil, url.password() == nil, url.query() == nil, url.fragment() == nil else {
            throw .addressTooMuch(provider)
        }
        guard scheme == "https" || isLoopback(host) else {
            throw .addressUnencrypted(provider)
        }
        // Without the version, the provider would respond to every call that there is no such film.
        if let version = provider.addressEnding, url.lastPathComponent != version {
            throw .addressWithoutVersion(provider, ending: version)
        }
        return url
    }

    private static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        // Compared as text, because programs parse `010` as different numbers.
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
    }

    private static func language(_ text: String) -> String? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard 1...2 ~= parts.count, 2...3 ~= parts[0].utf8.count, parts[0].isLetters else { return nil }
        guard parts.count == 2 else { return parts[0].lowercased() }
        return country(parts[1]).map { "\(parts[0].lowercased())-\($0)" }
    }

    private static func country(_ text: String) -> String? {
        if text.utf8.count == 2 && text.isLetters { text.uppercased() } else { nil }
    }
}

extension ProviderConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The keys and addresses that are set, but never their values.
    public var description: String {
        let providers = Provider.allCases.map { provider in
            var words = [provider.name, enabled[provider] ?? isWanted(provider) ? "on" : "off"]
            if keys[provider] != nil { words.append("with a key") }
            if addresses[provider] != nil { words.append("at an address of its own") }
            return words.joined(separator: " ")
        }
        return (providers + [language, country]).joined(separator: ", ")
    }

    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ProviderConfiguration.Entry: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Whether there is a key, but never its value.
    public var description: String { if key == nil { "no key" } else { "a key" } }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    fileprivate var isLetters: Bool {
        utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    }
}
