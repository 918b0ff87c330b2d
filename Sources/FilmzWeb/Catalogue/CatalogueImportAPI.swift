import FilmzDomain
import FilmzText
import HTTPTypes
import Hummingbird

/// The import of IMDb's datasets as JSON.
struct CatalogueImportAPI {
    let services: any CatalogueServices & ManagedServices

    func add(to router: RouterGroup<OwnerContext>) {
        router.resource(
            APIPath.catalogueImport,
            answers: [
                .get: { try await report(try await importing(of: $1.owner).state(), for: $0) },
                .post: { request, context in
                    let accepts = try await JSONBody.read(Start.self, from: request).acceptsConditions ?? false
                    let state = try await importing(of: context.owner).start(acceptsConditions: accepts)
                    return try await report(state, for: request, status: .accepted)
                },
                .delete: { try await report(try await importing(of: $1.owner).stop(), for: $0) },
            ])
    }

    private func importing(of owner: Owner) throws -> any CatalogueImportService {
        try services.managed(by: owner).demandCatalogueImport()
    }

    private func report(
        _ state: CatalogueImport, for request: Request, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        var headers: HTTPFields = [:]
        let language = AcceptLanguage.best(request.headers[.acceptLanguage])
        headers.setLanguage(language, chosenBy: [.acceptLanguage])
        let report = Report(state, catalogue: try await services.catalogue(), in: .of(language))
        return try JSONReply.value(report, status: status, headers: headers)
    }

    private struct Start: JSONInput {
        let acceptsConditions: Bool?

        enum CodingKeys: CodingKey {
            case acceptsConditions
        }
    }

    private struct Report: Encodable {
        let catalogue: CatalogueDescription?
        let state: String
        let progress: CatalogueImportProgress?
        let failure: CatalogueImportFailure?
        /// The state of the import as a sentence in the reader's language.
        let detail: String?

        init(_ state: CatalogueImport, catalogue: CatalogueDescription?, in strings: Strings) {
            self.catalogue = catalogue
            detail = strings.sentence(for: state)
            var progress: CatalogueImportProgress?
            var failure: CatalogueImportFailure?
            switch state {
            case .none: self.state = "none"
            case .running(let present):
                self.state = "running"
                progress = present
            case .done: self.state = "done"
            case .stopped: self.state = "stopped"
            case .failed(let reason):
                self.state = "failed"
                failure = reason
            case .interrupted: self.state = "interrupted"
            }
            self.progress = progress
            self.failure = failure
        }
    }
}
