import FilmzDomain
import FilmzPages
import Hummingbird

/// Search as JSON, and a person's recent queries.
struct SearchAPI {
    let services: any SearchServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.search, answers: [.get: { try await search($0, $1) }])
        router.resource(APIPath.filmographies, answers: [.get: { try await filmographies($0, $1) }])
        router.resource(
            APIPath.recentQueries,
            answers: [
                .get: { try await recent($0, $1) }, .post: { try await record($0, $1) },
                .delete: { try await forget($0, $1) },
            ])
    }

    private func search(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        guard let text = address.fields.text(.query) else { throw DomainError.invalid(.query, .missing) }
        let page = try address.pageRequest()
        return JSONReply.search(
            try await services.answer(to: try Self.query(text), page: page, for: context.person), for: request)
    }

    private func filmographies(_ request: Request, _ context: PersonContext) async throws -> Response {
        guard let name = try Address(request).fields[.name] else { throw DomainError.invalid(.query, .missing) }
        return try JSONReply.list(
            try await services.filmographies(of: try Self.query(name).text, for: context.person))
    }

    private func recent(_ request: Request, _ context: PersonContext) async throws -> Response {
        try JSONReply.list(try await services.recentQueries.queries(of: context.person))
    }

    /// Records a query, unless it has no results.
    private func record(_ request: Request, _ context: PersonContext) async throws -> Response {
        let query = try Self.query(try await JSONBody.read(Input.self, from: request).query)
        let found = try await services.found(query, page: PageRequest(size: 1), for: context.person)
        if found.films.total > 0 { try await services.recentQueries.record(query, of: context.person) }
        return try await recent(request, context)
    }

    /// Forgets the query that the address names, or all.
    private func forget(_ request: Request, _ context: PersonContext) async throws -> Response {
        let query = try Address(request).fields.text(.query).map(Self.query)
        let change = try await services.recentQueries.forget(query, of: context.person)
        return try JSONReply.value(try await ChangeResult.load(change, from: services, for: context.person))
    }

    static func query(_ text: String) throws -> SearchQuery {
        guard text.count <= SearchQuery.characterLimit else {
            throw DomainError.invalid(.query, .tooLong(SearchQuery.characterLimit))
        }
        guard let query = SearchQuery(text) else { throw DomainError.invalid(.query, .malformed) }
        return query
    }

    struct Input: JSONInput {
        let query: String

        enum CodingKeys: CodingKey {
            case query
        }
    }
}
