import FilmzDomain
import FilmzPages
import Hummingbird
import ServiceLifecycle

/// A search in all providers as JSON.
struct ProviderSearchAPI {
    /// The maximum time that an answer waits for news.
    static let patience = Duration.seconds(20)

    let services: any SearchServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.found, answers: [.get: { try await found($0, $1) }])
        router.resource(
            APIPath.findMore,
            answers: [
                .post: { request, context in
                    let permission = try context.demandPermission()
                    return try await act(request, in: context) {
                        try await services.providerSearch.goOn($0, for: context.person, permission: permission)
                    }
                }
            ])
        router.resource(
            APIPath.stopFinding,
            answers: [
                .post: { request, context in
                    try await act(request, in: context) {
                        try await services.providerSearch.stop($0, for: context.person)
                    }
                }
            ])
    }

    /// Answers at once when there is something newer than `after` or the search is at rest; otherwise as soon as there
    /// is.
    private func found(_ request: Request, _ context: PersonContext) async throws -> Response {
        let permission = try context.demandPermission()
        let fields = try Address(request).fields
        guard let text = fields.text(.query) else { throw DomainError.invalid(.query, .missing) }
        let query = try SearchAPI.query(text)
        let search = services.providerSearch
        let person = context.person
        var progress = try await search.progress(of: query, for: person, permission: permission)
        if let after = fields.text(.after) {
            guard let revision = Int(after) else { throw APIRefusal.invalid("after") }
            if revision == progress.revision, !progress.isAtRest {
                await withTaskGroup { group in
                    group.addTask {
                        _ = try? await search.progress(
                            of: query, for: person, after: revision, permission: permission)
                    }
                    group.addTask { try? await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.patience) } }
                    await group.next()
                    group.cancelAll()
                }
                progress = try await search.progress(of: query, for: person, permission: permission)
            }
        }
        return try JSONReply.value(ProviderSearchForm(progress), headers: [.cacheControl: "no-store"])
    }

    private func act(
        _ request: Request, in context: PersonContext, act: (SearchQuery) async throws -> Void
    ) async throws -> Response {
        let query = try SearchAPI.query(try await JSONBody.read(SearchAPI.Input.self, from: request).query)
        try await act(query)
        let progress = try await services.providerSearch.progress(
            of: query, for: context.person, permission: try context.demandPermission())
        return try JSONReply.value(ProviderSearchForm(progress))
    }
}

/// The JSON form of a search's progress.
private struct ProviderSearchForm: Encodable {
    let revision: Int
    let isAtRest: Bool
    let hasMore: Bool
    let films: [ProviderHit]
    let providers: [ProviderProgress]

    init(_ progress: SearchProgress) {
        revision = progress.revision
        isAtRest = progress.isAtRest
        hasMore = progress.hasMore
        films = progress.films
        providers = progress.providers
    }
}
