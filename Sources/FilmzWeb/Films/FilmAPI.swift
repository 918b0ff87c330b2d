import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Films as JSON: looked up, and added or corrected by hand.
struct FilmAPI {
    let services: Services

    func add(to api: RouterGroup<PersonContext>) {
        api.resource("films", [.get: { try await find($0, $1) }, .post: { try await add($0, $1) }])
        api.resource("films/:film", [.get: { try await film($0, $1) }, .put: { try await edit($0, $1) }])
    }

    private func film(_ request: Request, _ context: PersonContext) async throws -> Response {
        try await details(try context.film(), context)
    }

    private func find(_ request: Request, _ context: PersonContext) async throws -> Response {
        guard let text = try Address(request).fields.first("imdb") else { throw APIError.missing("imdb") }
        guard let id = IMDbID(text) else { throw APIError.invalid("imdb") }
        guard let film = try await services.films.film(.imdb(id)) else { throw DomainError.noSuchFilm }
        return try await details(film.id, context)
    }

    private func details(_ id: Film.ID, _ context: PersonContext) async throws -> Response {
        try JSONReply.value(try await FilmDetails.load(id, from: services, for: context.person))
    }

    private func add(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(FilmInput.self, request)
        return try reply(try await services.films.add(input.draft))
    }

    private func edit(_ request: Request, _ context: PersonContext) async throws -> Response {
        let id = try context.film()
        let input = try await JSONBody.read(FilmInput.self, request)
        return try reply(try await services.films.edit(id, input.draft))
    }

    /// The film may have been known before, by another address than the one asked.
    private func reply(_ film: Film) throws -> Response {
        try JSONReply.value(film, headers: [.contentLocation: "\(API.path)/films/\(film.id)"])
    }
}
