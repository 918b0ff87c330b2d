import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// One film: its page, its picture, and adding one by hand.
struct FilmRoutes {
    let services: Services
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get("films/new") { try await new($0, $1) }
        router.post("films") { try await add($0, $1) }
        router.get("films/:film") { try await film($0, $1) }
        router.get("films/:film/poster.svg") { try await poster($0, $1) }
        router.get("films/:film/edit") { try await edit($0, $1) }
        router.post("films/:film/edit") { try await save($0, $1) }
    }

    private func film(_ request: Request, _ context: PersonContext) async throws -> Response {
        let id = try context.film()
        let page = try await FilmPage.load(id, from: services, for: context.person)
        guard page.film.id == id else {
            return Response(status: .permanentRedirect, headers: [.location: FilmPage.path(page.film.id)])
        }
        return try await replies.show(page, request, context)
    }

    private func poster(_ request: Request, _ context: PersonContext) async throws -> Response {
        guard let film = try await services.films.film(try context.film()) else { throw WebError.notFound }
        // An address that names the picture's version may be kept for ever; the bare one shows the present picture.
        let isVersioned = try Address(request).fields.first("v") == PosterArt.version(for: film)
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/svg+xml",
                .cacheControl: isVersioned ? "private, max-age=31536000, immutable" : "private, no-cache",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: PosterArt.svg(for: film).bytes)))
    }

    private func new(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = FilmFormPage.adding(FilmForm(try Address(request).fields))
        return try await replies.show(page, request, context)
    }

    private func add(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = FilmForm(fields)
        do {
            let film = try await services.films.add(try form.draft())
            return replies.seeOther(fields, otherwise: FilmPage.path(film.id), change: nil)
        } catch let error as DomainError where error.isInvalid {
            let page = FilmFormPage.adding(form, error: error)
            return try await replies.show(page, request, context, status: .unprocessableContent)
        }
    }

    private func edit(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await FilmFormPage.load(editing: try context.film(), from: services)
        return try await replies.show(page, request, context)
    }

    private func save(_ request: Request, _ context: PersonContext) async throws -> Response {
        let id = try context.film()
        let fields = try await Form.fields(request)
        let form = FilmForm(fields)
        do {
            let film = try await services.films.edit(id, try form.draft())
            return replies.seeOther(fields, otherwise: FilmPage.path(film.id), change: nil)
        } catch let error as DomainError where error.isInvalid {
            let page = try await FilmFormPage.load(editing: id, form: form, error: error, from: services)
            return try await replies.show(page, request, context, status: .unprocessableContent)
        }
    }
}
