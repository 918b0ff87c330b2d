public import FilmzDomain

/// The result of an action on a provider in the settings. It never contains the key.
public struct ProviderActionResult: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case tested(KeyVerdict)
        case removed, switchedOn, switchedOff
        /// There was no key to test.
        case notAsked
    }

    public let provider: Provider
    public let outcome: Outcome

    public init(_ provider: Provider, outcome: Outcome) {
        self.provider = provider
        self.outcome = outcome
    }

    /// Whether it says something about the key.
    var isAboutKey: Bool {
        switch outcome {
        case .tested, .removed, .notAsked: true
        case .switchedOn, .switchedOff: false
        }
    }

    /// The address of the page that shows the result.
    public var address: SiteAddress { ProviderSettings.address(of: provider) }
}

extension ProviderActionResult: TextCodable {
    /// Parses the text that ``description`` writes; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".").map(String.init)
        guard parts.count == 2, let provider = Provider(rawValue: parts[0]) else { return nil }
        let outcome: Outcome? =
            switch parts[1] {
            case "accepted": .tested(.accepted)
            case "refused": .tested(.refused)
            case "removed": .removed
            case "on": .switchedOn
            case "off": .switchedOff
            case "not-asked": .notAsked
            default: ProviderFailure.Kind(rawValue: parts[1]).map { .tested(.untested(ProviderFailure($0))) }
            }
        guard let outcome else { return nil }
        self.init(provider, outcome: outcome)
    }

    /// `omdb.accepted`, `tmdb.timedOut`.
    public var description: String {
        let name =
            switch outcome {
            case .tested(.accepted): "accepted"
            case .tested(.refused): "refused"
            case .tested(.untested(let failure)): failure.kind.rawValue
            case .removed: "removed"
            case .switchedOn: "on"
            case .switchedOff: "off"
            case .notAsked: "not-asked"
            }
        return "\(provider.rawValue).\(name)"
    }
}
