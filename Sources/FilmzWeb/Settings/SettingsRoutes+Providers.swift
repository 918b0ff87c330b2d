import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

extension SettingsRoutes {
    /// The report about a provider, which never has a key in it.
    static let providerReport = ResultCookie<ProviderActionResult>(name: "filmz-provider")

    func addProviders(to router: RouterGroup<OwnerContext>) {
        router.get(SitePath.sources) { request, context in
            var response = try await sources(request, in: context, report: Self.providerReport.read(request))
            Self.providerReport.remove(request, from: &response)
            return response
        }
        router.post(SitePath.providerKey) { try await setKey($0, $1, provider: $2) }
        router.post(SitePath.removeProviderKey) { request, context, provider in
            try await act(on: provider, for: request) { _ in
                try await services.managed(by: context.owner).providers.removeKey(for: provider)
                return .removed
            }
        }
        router.post(SitePath.testProvider) { request, context, provider in
            let permission = try context.personal.demandPermission()
            return try await act(on: provider, for: request) { _ in
                try await services.managed(by: context.owner).providers.test(provider, permission: permission).map {
                    .tested($0)
                } ?? .notAsked
            }
        }
        router.post(SitePath.switchProvider) { request, context, provider in
            try await act(on: provider, for: request) { form in
                guard let isEnabled = form[.enabled] else { throw WebError.malformed }
                try await services.managed(by: context.owner).providers.setEnabled(isEnabled, for: provider)
                return if isEnabled { .switchedOn } else { .switchedOff }
            }
        }
    }

    func addLists(to router: RouterGroup<OwnerContext>) {
        router.post(SitePath.switchList) { request, context, kind in
            let form = try await Form.fields(request)
            guard let isOn = form[.isOn] else { throw WebError.malformed }
            try await services.managed(by: context.owner).providerLists.setOn(isOn, kind: kind)
            return replies.seeOther(form, otherwise: ListSettings.address, change: nil)
        }
    }

    private func setKey(_ request: Request, _ context: OwnerContext, provider: Provider) async throws -> Response {
        let form = try await Form.fields(request)
        do {
            let verdict = try await services.managed(by: context.owner).providers.setKey(
                form[.key] ?? "", for: provider, permission: try context.personal.demandPermission())
            return report(ProviderActionResult(provider, outcome: .tested(verdict)))
        } catch let error as DomainError {
            guard case .invalid = error else { throw error }
            return try await sources(
                request, in: context, problem: (provider, error), status: .unprocessableContent)
        }
    }

    private func sources(
        _ request: Request, in context: OwnerContext, report: ProviderActionResult? = nil,
        problem: (provider: Provider, error: DomainError)? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let page = try await SourcesPage.load(
            now: context.clock.now(), report: report, problem: problem, from: services.managed(by: context.owner))
        return try await replies.show(page, for: request, in: context.personal, status: status)
    }

    private func act(
        on provider: Provider, for request: Request,
        act: (FormFields) async throws -> ProviderActionResult.Outcome
    ) async throws -> Response {
        report(ProviderActionResult(provider, outcome: try await act(try await Form.fields(request))))
    }

    /// Redirects to the providers, which show the result.
    private func report(_ report: ProviderActionResult) -> Response {
        Self.providerReport.redirect(to: report.address, saying: report)
    }
}
