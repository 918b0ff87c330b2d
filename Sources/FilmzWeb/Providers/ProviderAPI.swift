import FilmzDomain
import Hummingbird

/// The providers and their keys, as JSON. A key can be set but never read.
struct ProviderAPI {
    let services: any ManagedServices

    func add(to router: RouterGroup<OwnerContext>) {
        router.resource(
            APIPath.providers,
            answers: [.get: { try JSONReply.list(try await services.managed(by: $1.owner).providers.statuses()) }])
        router.resource(APIPath.provider, answers: [.patch: { try await change($0, $1, provider: $2) }])
        router.resource(
            APIPath.providerKey,
            answers: [
                .put: { try await setKey($0, $1, provider: $2) },
                .delete: { try await removeKey($0, $1, provider: $2) },
            ])
        router.resource(APIPath.testProvider, answers: [.post: { try await test($0, $1, provider: $2) }])
    }

    private func change(_ request: Request, _ context: OwnerContext, provider: Provider) async throws -> Response {
        try await services.managed(by: context.owner).providers.setEnabled(
            try await JSONBody.read(Switch.self, from: request).isEnabled, for: provider)
        return try await report(provider, for: context.owner)
    }

    private func setKey(_ request: Request, _ context: OwnerContext, provider: Provider) async throws -> Response {
        let key = try await JSONBody.read(Key.self, from: request).key
        let verdict = try await services.managed(by: context.owner).providers.setKey(
            key, for: provider, permission: try context.personal.demandPermission())
        return try await report(provider, verdict: verdict, for: context.owner)
    }

    private func removeKey(_ request: Request, _ context: OwnerContext, provider: Provider) async throws -> Response {
        try await services.managed(by: context.owner).providers.removeKey(for: provider)
        return try await report(provider, for: context.owner)
    }

    private func test(_ request: Request, _ context: OwnerContext, provider: Provider) async throws -> Response {
        try await JSONBody.readNothing(request)
        let verdict = try await services.managed(by: context.owner).providers.test(
            provider, permission: try context.personal.demandPermission())
        return try await report(provider, verdict: verdict, for: context.owner)
    }

    private func report(
        _ provider: Provider, verdict: KeyVerdict? = nil, for owner: Owner
    ) async throws -> Response {
        let status = try await services.managed(by: owner).providers.statuses().first { $0.provider == provider }
        return try JSONReply.value(Report(status: status, verdict: verdict))
    }

    /// The provider's new status, and the result of a test.
    private struct Report: Encodable {
        let status: ProviderStatus?
        let verdict: String?
        /// The reason why the key could not be tested; nil when it was tested, or no test was made.
        let failure: ProviderFailure?

        init(status: ProviderStatus?, verdict: KeyVerdict?) {
            self.status = status
            switch verdict {
            case .accepted:
                self.verdict = "accepted"
                failure = nil
            case .refused:
                self.verdict = "refused"
                failure = nil
            case .untested(let failure):
                self.verdict = "untested"
                self.failure = failure
            case nil:
                self.verdict = nil
                failure = nil
            }
        }
    }

    private struct Switch: JSONInput {
        let isEnabled: Bool

        enum CodingKeys: CodingKey {
            case isEnabled
        }
    }

    private struct Key: JSONInput {
        let key: String

        enum CodingKeys: CodingKey {
            case key
        }
    }
}
