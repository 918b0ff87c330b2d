import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

struct SearchRoutes {
    let services: any DiscoverServices & SearchServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.search) { try await search($0, $1) }
        router.get(SitePath.filmography) { try await filmographies($0, $1) }
        router.post(SitePath.recentQueries) { try await record($0, $1) }
        router.post(SitePath.forgetQueries) { try await forget($0, $1) }
    }

    private func search(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let text = address.fields.text(.query)
        let providerRequest = ProviderSearchRequest(request, address: address, permission: context.permission)
        if providerRequest.isSubmitted, address.fragment == nil, let pasted = text.flatMap(SearchPage.address(pasted:))
        {
            return Response(status: .seeOther, headers: [.location: pasted.text])
        }
        let selecting = SelectionMode(fields: address.fields)
        let progress: SearchProgress? =
            if selecting == nil { try await providerRequest.progress(from: services, for: context) } else { nil }
        let page = try await SearchPage.load(
            text, selecting: selecting, after: address.cursor, found: progress, now: context.clock.now(),
            from: services,
            for: context.person)
        // A fragment is loaded while the reader types; a whole page is loaded when a query is submitted.
        if let query = page.recordable, address.fragment == nil, request.method == .get,
            OriginGuard.isOwnNavigation(request, client: context.client)
        {
            await services.recentQueries.note(query, of: context.person)
        }
        let status: HTTPResponse.Status = if page.isInvalid { .unprocessableContent } else { .ok }
        return try await replies.show(page, for: request, in: context, status: status)
    }

    /// The films of a person. If the catalogue has none, this redirects to a search for the name.
    private func filmographies(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try Address(request).fields
        let name = fields[.name] ?? ""
        let film = fields[.film]
        let page = try await FilmographyPage.load(
            name, of: film, kind: fields[.kind],
            selecting: SelectionMode(fields: fields), from: services, for: context.person)
        guard let page else {
            return Response(status: .seeOther, headers: [.location: SiteAddress.search(name).text])
        }
        return try await replies.show(page, for: request, in: context)
    }

    /// Records a typed query after one of its results was opened. The script sends the text in the box, and then the
    /// query whose results were shown, which may be older. The first of them that finds something is recorded.
    private func record(_ request: Request, _ context: PersonContext) async throws -> Response {
        let queries = try await Form.fields(request).texts(.query).prefix(2).compactMap(SearchQuery.init)
        guard !queries.isEmpty else { throw WebError.malformed }
        for query in queries {
            let results = try await services.found(query, page: PageRequest(size: 1), for: context.person)
            guard results.films.total > 0 else { continue }
            await services.recentQueries.note(query, of: context.person)
            break
        }
        return Response(status: .noContent)
    }

    private func forget(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        let query = SearchQuery(form.text(.query) ?? "")
        guard query != nil || form[.all] == true else { throw WebError.malformed }
        let change = try await services.recentQueries.forget(query, of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.search), change: change)
    }
}
