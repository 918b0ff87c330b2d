import FilmzDomain
import FilmzPages
import FilmzReading
import HTTPTypes
import Hummingbird

/// Lists as JSON.
struct FilmListAPI {
    let services: any ListServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.lists, answers: [.get: { try await lists($0, $1) }, .post: { try await make($0, $1) }])
        router.resource(APIPath.paste, answers: [.post: { try await paste($0, $1) }])
        router.resource(
            APIPath.list,
            answers: [
                .get: { try await list($0, $1, list: $2) }, .patch: { try await edit($0, $1, list: $2) },
                .delete: { try await remove($0, $1, list: $2) },
            ])
        router.resource(APIPath.listFilms, answers: [.post: { try await addFilms($0, $1, list: $2) }])
        router.resource(
            APIPath.listFilm,
            answers: [
                .patch: { try await editFilm($0, $1, list: $2, film: $3) },
                .delete: { try await takeOff($0, $1, list: $2, film: $3) },
            ])
        router.resource(APIPath.listsOfFilm, answers: [.get: { try await listsOfFilm($0, $1, id: $2) }])
    }

    private func lists(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(
            try await services.listSummaries(of: context.person, page: page), for: request)
    }

    private func listsOfFilm(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let film = try await services.knownFilm(id, permission: nil, for: context.person)
        let page = try Address(request).pageRequest()
        return try JSONReply.page(
            try await services.lists.lists(with: film.id, of: context.person, page: page), for: request)
    }

    private func list(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let address = try Address(request)
        let query = FilmListQuery(list: list, fields: address.fields)
        let listed = try await services.listed(query, of: context.person, page: try address.pageRequest())
        return try JSONReply.listed(listed, for: request)
    }

    /// Makes a list. A client that chooses the list's ID may send the request as often as it likes; the list is made
    /// once.
    private func make(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(FilmListInput.New.self, from: request)
        let id = input.id ?? .random()
        if input.draft.hasRule { try await services.check(rule: input.draft.rule, for: context.person) }
        let change = try await services.lists.make(input.draft, id: id, with: input.films, of: context.person)
        return try JSONReply.value(
            ChangeResult(change: change?.id), status: change == nil ? .ok : .created,
            headers: [.location: APIPath.list(id).path])
    }

    /// Finds the films that a text names, and changes nothing.
    private func paste(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(FilmListInput.Text.self, from: request)
        return try JSONReply.value(
            try await PastedFilmAnswer.load(input.text, from: services, for: context.person))
    }

    private func edit(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let input = try await JSONBody.read(FilmListInput.Change.self, from: request)
        return try await apply(.several(input.edits), to: list, of: context.person)
    }

    private func remove(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        try await apply(.setRemoved(true), to: list, of: context.person)
    }

    private func addFilms(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let input = try await JSONBody.read(FilmListInput.Films.self, from: request)
        return try await apply(.add(input.films), to: list, of: context.person)
    }

    private func editFilm(
        _ request: Request, _ context: PersonContext, list: FilmList.ID, film: Film.ID
    ) async throws -> Response {
        let input = try await JSONBody.read(FilmListInput.Film.self, from: request)
        return try await apply(.several(input.edits(of: film)), to: list, of: context.person)
    }

    private func takeOff(
        _ request: Request, _ context: PersonContext, list: FilmList.ID, film: Film.ID
    ) async throws -> Response {
        try await apply(.remove([film]), to: list, of: context.person)
    }

    private func apply(
        _ edit: FilmListEdit, to list: FilmList.ID, of person: Person.ID
    ) async throws -> Response {
        if let rule = edit.newRule { try await services.check(rule: rule, for: person) }
        let change = try await services.lists.apply(edit, to: list, of: person)
        return try JSONReply.value(ChangeResult(change: change?.id))
    }
}
