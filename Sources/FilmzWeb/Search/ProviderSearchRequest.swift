import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import Logging

/// The part of a request for the search page that concerns the providers.
struct ProviderSearchRequest {
    /// The time that a page waits for providers if no script will load the rest.
    static let patience = Duration.seconds(2)

    /// Whether the query was submitted. It was not when it is still being typed, or when the page follows a form.
    let isSubmitted: Bool
    private let query: SearchQuery?
    private let permission: ProviderPermission?
    private let isPatient: Bool
    private let wantsMore: Bool

    init(_ request: Request, address: Address, permission: ProviderPermission?) {
        let isFollowUp = address.fields[.since] != nil
        let isByScript = request.headers[.secFetchDest] == "empty"
        isSubmitted = isFollowUp || address.fragment == nil && address.cursor == nil && !isByScript
        query = address.fields[.query]
        self.permission = permission
        isPatient = !isByScript && (isFollowUp || !request.runsScripts)
        wantsMore = address.fields[.more] == "1"
    }

    /// The progress of the search in all providers; nil while the query is being typed. If the search fails, local
    /// results are still shown.
    func progress(from services: some SearchServices, for context: PersonContext) async throws -> SearchProgress? {
        guard isSubmitted, let query else { return nil }
        do {
            guard let permission else {
                let asked = try await services.providers.askedProviders().filter(\.isSearched)
                return SearchProgress(providers: asked.map { ProviderProgress(provider: $0) })
            }
            let search = services.providerSearch
            let person = context.person
            if wantsMore { try await search.goOn(query, for: person, permission: permission) }
            let first = try await search.progress(of: query, for: person, permission: permission)
            guard isPatient, !first.isAtRest else { return first }
            await Self.wait(for: query, after: first.revision, search: search, of: person, permission: permission)
            return try await search.progress(of: query, for: person, permission: permission)
        } catch let error where !(error is CancellationError) {
            context.logger.error("search in providers: \(ErrorPages.reason(error))")
            return nil
        }
    }

    /// Returns when the search rests, or after ``patience``.
    private static func wait(
        for query: SearchQuery, after revision: Int, search: any ProviderSearchService, of person: Person.ID,
        permission: ProviderPermission
    ) async {
        await withTaskGroup { group in
            group.addTask {
                var revision = revision
                while let progress = try? await search.progress(
                    of: query, for: person, after: revision, permission: permission),
                    !progress.isAtRest, !Task.isCancelled
                {
                    revision = progress.revision
                }
            }
            group.addTask { try? await Task.sleep(for: patience) }
            await group.next()
            group.cancelAll()
        }
    }
}
