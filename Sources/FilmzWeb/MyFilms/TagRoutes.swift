import FilmzDomain
import FilmzPages
import Hummingbird

/// Routes for tags: all of them, those of films, and changes of a tag everywhere.
struct TagRoutes {
    let services: any MyFilmServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.tags) { try await all($0, $1) }
        router.get(SitePath.editTag) { try await edit($0, $1) }
        router.post(SitePath.replaceTag) { try await replace($0, $1) }
        router.get(SitePath.chooseTags) { try await choose($0, $1, film: $2) }
        router.post(SitePath.tagFilms) { try await tagFilms($0, $1) }
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await TagsPage.load(
            after: try Address(request).cursor, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func edit(_ request: Request, _ context: PersonContext) async throws -> Response {
        guard let text = try Address(request).fields[.tag] else { throw DomainError.noSuchTag }
        let page = try await EditTagPage.load(try Tag(text), from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func replace(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        guard let text = form[.oldTag] else { throw WebError.malformed }
        let tag = try Tag(text)
        do {
            var new: Tag?
            if form[.remove] != true { new = try Tag(form[.name] ?? "") }
            let change = try await services.myFilms.replace(tag, with: new, of: context.person)
            return replies.seeOther(form, otherwise: SiteAddress(.tags), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await EditTagPage.load(
                tag, name: form[.name], error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func choose(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let page = try await TagFilmsPage.load([film], from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func tagFilms(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let films = try fields.films()
        let choice = TagChoice(fields)
        do {
            let change = try await services.myFilms.apply(
                try choice.edit(), to: Set(films), of: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(films[0])), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await TagFilmsPage.load(
                films, next: fields[.next].map(SiteAddress.init(text:)), choice: choice, error: error,
                from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }
}
