import APICore
public import FilmzDomain

extension ProviderConnections: ProviderService {
    public func statuses() async throws -> [ProviderStatus] {
        await open()
        var statuses: [ProviderStatus] = []
        for provider in Provider.allCases {
            let report = await connection(to: provider)?.report(at: now())
            statuses.append(
                ProviderStatus(
                    provider: provider, isEnabled: await isEnabled(provider), key: await keyState(of: provider),
                    callsToday: try await counter.calls(of: provider),
                    dailyLimit: configuration.dailyLimit(of: provider), lastAnsweredAt: report?.lastAnsweredAt,
                    failure: report?.failure))
        }
        return statuses
    }

    public func askedProviders() async -> [Provider] {
        await open().map(\.adapter.provider)
    }

    public func setKey(
        _ key: String, for provider: Provider, permission: ProviderPermission
    ) async throws -> KeyVerdict {
        try checkKeyIsOurs(provider)
        guard provider.needsKey else { throw DomainError.invalid(.key, .malformed) }
        let key = try ProviderKey(key)
        let test = try await tested(provider, with: key)
        if test.verdict == .refused { return .refused }
        try await keyFile.change { $0.set(key, for: provider) }
        await reconnect(provider, with: key)
        await note(test, of: provider)
        await open()
        return test.verdict
    }

    public func removeKey(for provider: Provider) async throws {
        try checkKeyIsOurs(provider)
        try await keyFile.change { $0.set(nil, for: provider) }
        if provider.needsKey { disconnect(provider) }
        await open()
    }

    public func test(_ provider: Provider, permission: ProviderPermission) async throws -> KeyVerdict? {
        guard let connection = await connection(to: provider) else { return nil }
        let test = try await tested(provider, with: connection.key)
        await note(test, of: provider)
        return test.verdict
    }

    public func setEnabled(_ isEnabled: Bool, for provider: Provider) async throws {
        guard configuration.enabled[provider] == nil else { throw DomainError.setElsewhere }
        try await keyFile.change { $0.setEnabled(isEnabled, for: provider) }
        await open()
    }

    private func checkKeyIsOurs(_ provider: Provider) throws(DomainError) {
        if configuration.keys[provider] != nil { throw .setElsewhere }
    }

    private func keyState(of provider: Provider) async -> ProviderStatus.Key {
        if !provider.needsKey { return .notNeeded }
        if configuration.keys[provider] != nil { return .configured }
        return await key(of: provider) == nil ? .missing : .kept
    }

    /// The result of testing a key, with the time when the test began.
    private struct KeyTest {
        var began: Timestamp
        var verdict: KeyVerdict
        var error: APIError.Kind?
    }

    /// - Throws: `CancellationError` if the result is no longer needed
    private func tested(_ provider: Provider, with key: ProviderKey?) async throws -> KeyTest {
        let start = now()
        do throws(APIError) {
            let adapter = testAdapter(for: provider, key: key)
            if provider.needsKey || !provider.isSearched {
                try await adapter.testKey()
            } else if let query = SearchQuery("alien") {
                // If there is no key to test, this tests whether the provider responds at all.
                _ = try await adapter.search(query, page: 1)
            }
            return KeyTest(began: start, verdict: .accepted)
        } catch {
            if error.kind == .cancelled { throw CancellationError() }
            if error.kind == .unauthorized, provider.needsKey {
                return KeyTest(began: start, verdict: .refused, error: error.kind)
            }
            let kind: APIError.Kind = if error.kind == .unauthorized { .rejected } else { error.kind }
            let failure = ProviderFailure(kind, at: now()) ?? ProviderFailure(.rejected)
            return KeyTest(began: start, verdict: .untested(failure), error: error.kind)
        }
    }

    private func note(_ test: KeyTest, of provider: Provider) async {
        guard let health = await connection(to: provider)?.health else { return }
        if let error = test.error {
            health.failed(error, callBegan: test.began)
        } else {
            health.answered(callBegan: test.began)
        }
    }
}

extension ProviderConnections {
    nonisolated var listSwitches: ProviderLists.Switches {
        let keyFile = keyFile
        return ProviderLists.Switches(
            on: {
                let kept = await keyFile.contents()
                return Set(ProviderList.Kind.allCases.filter(kept.isOn))
            },
            set: { isOn, kind in try await keyFile.change { $0.setOn(isOn, kind: kind) } })
    }
}
