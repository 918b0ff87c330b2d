import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// The viewings of a film as JSON: logging, correcting and removing them.
struct ViewingAPI {
    let services: any MyFilmServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(
            APIPath.viewings,
            answers: [.get: { try await list($0, $1, id: $2) }, .post: { try await log($0, $1, film: $2) }])
        router.resource(
            APIPath.viewing,
            answers: [
                .get: { try await viewing($0, $1, of: $2, id: $3) },
                .put: { try await save($0, $1, film: $2, id: $3) },
                .delete: { try await remove($0, $1, film: $2, id: $3) },
            ])
    }

    private func list(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let film = try await services.knownFilm(id, permission: nil, for: context.person)
        let page = try await services.myFilms.viewings(
            of: film.id, by: context.person, page: try Address(request).pageRequest())
        return try JSONReply.page(page, for: request)
    }

    private func viewing(
        _ request: Request, _ context: PersonContext, of film: Film.ID, id: Viewing.ID
    ) async throws -> Response {
        let known = try await services.knownFilm(film, permission: nil, for: context.person)
        let viewing = try await services.myFilms.viewing(id, of: known.id, by: context.person)
        guard let viewing else { throw DomainError.noSuchViewing }
        return try JSONReply.value(viewing)
    }

    /// Logs a viewing. A client that chooses its ID may send the request as often as it likes; the viewing is logged
    /// once.
    private func log(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let input = try await JSONBody.read(ViewingInput.self, from: request)
        let id = input.id ?? .random()
        let change = try await apply(.log(input.draft, id: id, audience: input.audience), of: film, in: context)
        let location = APIPath.viewing(film, id).path
        return try await reply(
            change, of: film, in: context, status: change == nil ? .ok : .created, headers: [.location: location])
    }

    private func save(
        _ request: Request, _ context: PersonContext, film: Film.ID, id: Viewing.ID
    ) async throws -> Response {
        let input = try await JSONBody.read(ViewingInput.self, from: request)
        guard input.id == nil || input.id == id else { throw APIRefusal.invalid("id") }
        guard input.audience == nil else { throw APIRefusal.unknownMember("audience") }
        let old = try await services.myFilms.viewing(id, of: film, by: context.person)
        let edit = MyFilmEdit.editViewing(id, input.draft(insteadOf: old))
        return try await reply(try await apply(edit, of: film, in: context), of: film, in: context)
    }

    private func remove(
        _ request: Request, _ context: PersonContext, film: Film.ID, id: Viewing.ID
    ) async throws -> Response {
        return try await reply(try await apply(.removeViewings([id]), of: film, in: context), of: film, in: context)
    }

    private func apply(_ edit: MyFilmEdit, of film: Film.ID, in context: PersonContext) async throws -> Change? {
        try await services.myFilms.apply(edit, to: film, of: context.person)
    }

    private func reply(
        _ change: Change?, of film: Film.ID, in context: PersonContext, status: HTTPResponse.Status = .ok,
        headers: HTTPFields = [:]
    ) async throws -> Response {
        let report = try await ChangeResult.load(change, film: film, from: services, for: context.person)
        return try JSONReply.value(report, status: status, headers: headers)
    }
}
