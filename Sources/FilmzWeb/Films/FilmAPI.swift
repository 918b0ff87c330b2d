import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Films as JSON: looked up, and added or corrected by hand.
struct FilmAPI {
    let services: any MyFilmServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.films, answers: [.get: { try await find($0, $1) }, .post: { try await add($0, $1) }])
        router.resource(
            APIPath.film,
            answers: [
                .get: { try await film($0, $1, film: $2) }, .put: { try await edit($0, $1, id: $2) },
                .delete: { try await remove($0, $1, film: $2) },
            ])
        router.resource(APIPath.refreshFilm, answers: [.post: { try await refresh($0, $1, id: $2) }])
    }

    /// Adds what is decided about a film for everybody.
    func add(to router: RouterGroup<OwnerContext>) {
        router.resource(APIPath.matchFilm, answers: [.post: { try await match($0, $1, id: $2) }])
    }

    private func film(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        try await details(film, in: context)
    }

    private func find(_ request: Request, _ context: PersonContext) async throws -> Response {
        guard let text = try Address(request).fields[.imdb] else { throw APIRefusal.missing("imdb") }
        guard let id = IMDbID(text) else { throw APIRefusal.invalid("imdb") }
        guard let film = try await services.films.film(.imdb(id), for: context.person) else {
            throw DomainError.noSuchFilm
        }
        return try await details(film.id, in: context)
    }

    private func details(_ id: Film.ID, in context: PersonContext) async throws -> Response {
        try JSONReply.value(
            try await FilmDetails.load(
                id, permission: context.permission, from: services, for: context.person))
    }

    private func add(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(FilmInput.self, from: request)
        return try reply(try await services.films.add(input.draft, by: context.person))
    }

    private func edit(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let input = try await JSONBody.read(FilmInput.self, from: request)
        return try reply(try await services.films.edit(id, draft: input.draft, by: context.person))
    }

    private func remove(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let change = try await services.myFilms.remove(film, of: context.person)
        return try JSONReply.value(ChangeResult(change: change.id))
    }

    /// Asks all providers again. Answers that arrive too late are in the next response.
    private func refresh(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        try await JSONBody.readNothing(request)
        let permission = try context.demandPermission()
        let film = try await services.knownFilm(
            id, anew: true, permission: permission, for: context.person)
        let refresh = FilmRefresh(dossiers: services.dossiers, film: film, permission: permission, all: true)
        guard let dossier = await refresh.ask(waiting: TimeLimitedWait.patience) else {
            return try await details(film.id, in: context)
        }
        return try reply(dossier, details: try await FilmDetails.load(dossier, from: services, for: context.person))
    }

    private func match(_ request: Request, _ context: OwnerContext, id: Film.ID) async throws -> Response {
        let permission = try context.personal.demandPermission()
        let input = try await JSONBody.read(MatchInput.self, from: request)
        let dossier =
            if input.isAgain {
                try await services.dossiers.reconsider(
                    input.provider, for: id, by: context.owner, permission: permission)
            } else {
                try await services.dossiers.decide(
                    input.provider, id: input.id, for: id, by: context.owner, permission: permission)
            }
        return try reply(dossier, details: try await FilmDetails.load(dossier, from: services, for: context.owner.id))
    }

    /// The answer with a film's details. `Content-Location` names the film, which may have proved to be another one.
    private func reply(_ dossier: FilmDossier, details: FilmDetails) throws -> Response {
        try JSONReply.value(details, headers: [.contentLocation: APIPath.film(dossier.film.id).path])
    }

    /// The answer with a film. `Content-Location` names it, because it may have been known before, under another
    /// address.
    private func reply(_ film: Film) throws -> Response {
        try JSONReply.value(film, headers: [.contentLocation: APIPath.film(film.id).path])
    }
}
