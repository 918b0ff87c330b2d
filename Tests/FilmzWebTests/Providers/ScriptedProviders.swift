import FilmzDomain

/// Providers that remember every action, and judge keys as a test wants.
actor ScriptedProviders: ProviderService {
    var verdict = KeyVerdict.accepted
    private(set) var keys: [Provider: String] = [:]
    private var disabled: Set<Provider> = []

    func judge(_ verdict: KeyVerdict) { self.verdict = verdict }

    func statuses() -> [ProviderStatus] {
        Provider.allCases.map { provider in
            let key: ProviderStatus.Key =
                switch provider {
                case .iTunes, .tvmaze: .notNeeded
                case .amc: .configured
                case .omdb, .tmdb: keys[provider] == nil ? .missing : .kept
                }
            return ProviderStatus(provider: provider, isEnabled: !disabled.contains(provider), key: key, callsToday: 3)
        }
    }

    func askedProviders() -> [Provider] { statuses().filter(\.isAsked).map(\.provider) }

    func setKey(_ key: String, for provider: Provider, permission: ProviderPermission) throws -> KeyVerdict {
        guard provider != .amc else { throw DomainError.setElsewhere }
        guard !key.isEmpty else { throw DomainError.invalid(.key, .missing) }
        guard !key.contains(" ") else { throw DomainError.invalid(.key, .malformed) }
        if verdict != .refused { keys[provider] = key }
        return verdict
    }

    func removeKey(for provider: Provider) throws {
        guard provider != .amc else { throw DomainError.setElsewhere }
        keys[provider] = nil
    }

    func test(_ provider: Provider, permission: ProviderPermission) -> KeyVerdict? {
        keys[provider] == nil && provider != .iTunes ? nil : verdict
    }

    func setEnabled(_ isEnabled: Bool, for provider: Provider) {
        if isEnabled { disabled.remove(provider) } else { disabled.insert(provider) }
    }
}
