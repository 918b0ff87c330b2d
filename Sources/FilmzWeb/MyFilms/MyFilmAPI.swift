import FilmzDomain
import FilmzPages
import Hummingbird

/// A person's films as JSON: the shelves, the relation to one film, and undo.
struct MyFilmAPI {
    let services: any MyFilmServices

    func add(to router: RouterGroup<PersonContext>) {
        for shelf in MyFilmsQuery.Shelf.allCases {
            router.resource(APIPath.shelf(shelf), answers: [.get: { try await films(shelf, for: $0, in: $1) }])
            router.resource(APIPath.shelfFacets(shelf), answers: [.get: { try await facets(shelf, for: $0, in: $1) }])
        }
        router.resource(APIPath.diary, answers: [.get: { try await diary($0, $1) }])
        router.resource(
            APIPath.myFilm,
            answers: [.get: { try await mine($0, $1, id: $2) }, .patch: { try await edit($0, $1, film: $2) }])
        router.resource(APIPath.changes, answers: [.get: { try await changes($0, $1) }])
        router.resource(APIPath.undo, answers: [.post: { try await undo($0, $1, change: $2) }])
        router.resource(APIPath.changedFilms, answers: [.get: { try await changedFilms($0, $1, change: $2) }])
        router.resource(APIPath.undoFilm, answers: [.post: { try await undoFilm($0, $1, change: $2, film: $3) }])
    }

    private func films(
        _ shelf: MyFilmsQuery.Shelf, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let address = try Address(request)
        let query = MyFilmsQuery(shelf: shelf, fields: address.fields)
        let shelf = try await services.shelf(query, of: context.person, page: try address.pageRequest())
        return JSONReply.shelf(shelf, for: request)
    }

    private func diary(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let diary = try await services.diary(
            MyFilmsQuery.Filter(fields: address.fields), of: context.person, page: try address.pageRequest())
        return try JSONReply.diary(diary, for: request)
    }

    private func facets(
        _ shelf: MyFilmsQuery.Shelf, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let query = MyFilmsQuery(shelf: shelf)
        let shelf = try await services.myFilms.shelf(query, of: context.person, page: PageRequest(size: 1))
        return try JSONReply.value(shelf.facets)
    }

    private func mine(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let film = try await services.knownFilm(id, permission: nil, for: context.person)
        return try JSONReply.value(try await services.myFilms.myFilm(film.id, of: context.person))
    }

    private func edit(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let input = try await JSONBody.read(MyFilmInput.self, from: request)
        let change = try await services.myFilms.apply(.several(input.edits), to: film, of: context.person)
        return try JSONReply.value(
            try await ChangeResult.load(change, film: film, from: services, for: context.person))
    }

    private func changes(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(try await services.undo.changes(of: context.person, page: page), for: request)
    }

    private func undo(_ request: Request, _ context: PersonContext, change: Change.ID) async throws -> Response {
        try await JSONBody.readNothing(request)
        let undone = try await services.undo.undo(change, of: context.person)
        return try JSONReply.value(try await ChangeResult.load(undone, from: services, for: context.person))
    }

    private func changedFilms(
        _ request: Request, _ context: PersonContext, change: Change.ID
    ) async throws -> Response {
        let address = try Address(request)
        guard try await services.undo.change(change, of: context.person) != nil else { throw WebError.notFound }
        let films = try await services.undo.films(
            of: change, titled: address.fields.text(.query) ?? "", of: context.person, page: try address.pageRequest())
        return try JSONReply.page(films, for: request)
    }

    private func undoFilm(
        _ request: Request, _ context: PersonContext, change: Change.ID, film: Film.ID
    ) async throws -> Response {
        try await JSONBody.readNothing(request)
        let undone = try await services.undo.undo(
            change, only: film, of: context.person)
        return try JSONReply.value(try await ChangeResult.load(undone, from: services, for: context.person))
    }
}
