import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

extension SettingsRoutes {
    func addCatalogueImport(_ importing: any CatalogueImportService, to router: RouterGroup<PersonContext>) {
        router.get(SitePath.catalogueImport) { try await importPage($0, in: $1) }
        router.post(SitePath.catalogueImport) { request, context in
            let form = try await Form.fields(request)
            do {
                _ = try await importing.start(
                    acceptsConditions: form[.acceptsConditions] == true, by: context.person)
                return replies.seeOther(form, otherwise: SiteAddress(.catalogueImport), change: nil)
            } catch let error as DomainError {
                guard case .invalid = error else { throw error }
                return try await importPage(request, in: context, problem: error)
            }
        }
        router.post(SitePath.stopCatalogueImport) { request, context in
            let form = try await Form.fields(request)
            _ = try await importing.stop(by: context.person)
            return replies.seeOther(form, otherwise: CatalogueCard.address, change: nil)
        }
    }

    private func importPage(
        _ request: Request, in context: PersonContext, problem: DomainError? = nil
    ) async throws -> Response {
        let page = try await CatalogueImportPage.load(clock: context.clock, problem: problem, from: services)
        return try await replies.show(
            page, for: request, in: context, status: problem == nil ? .ok : .unprocessableContent)
    }
}
