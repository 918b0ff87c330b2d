import FilmzDomain
import FilmzPages
import Hummingbird

/// Routes for logging, correcting and removing viewings.
struct ViewingRoutes {
    let services: any ShowServices & ListServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.markSeen) { try await new($0, $1, film: $2) }
        router.get(SitePath.viewings) { try await all($0, $1, film: $2) }
        router.post(SitePath.viewings) { try await log($0, $1, film: $2) }
        router.get(SitePath.unsee) { try await unsee($0, $1, film: $2) }
        router.post(SitePath.removeViewings) { try await remove($0, $1, film: $2) }
        router.get(SitePath.viewing) { try await correct($0, $1, film: $2, viewing: $3) }
        router.post(SitePath.viewing) { try await save($0, $1, film: $2, viewing: $3) }
    }

    private func new(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let page = try await ViewingPage.load(logging: film, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func all(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let page = try await ViewingsPage.load(
            film, after: try Address(request).cursor, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func log(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = ViewingForm(fields)
        do {
            // A form without a viewing's ID logs a new viewing. A form with an ID logs it once, however often it is
            // sent.
            let edit = MyFilmEdit.log(
                try form.draft(today: context.clock.today), id: form.viewingID ?? .random(),
                audience: try form.audienceChoice())
            let change = try await services.myFilms.apply(edit, to: film, of: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(film)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await ViewingPage.load(
                logging: film, form: form, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func correct(
        _ request: Request, _ context: PersonContext, film: Film.ID, viewing: Viewing.ID
    ) async throws -> Response {
        let page = try await ViewingPage.load(
            editing: viewing, of: film, from: services,
            for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func save(
        _ request: Request, _ context: PersonContext, film: Film.ID, viewing: Viewing.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = ViewingForm(fields)
        do {
            let edit = MyFilmEdit.editViewing(viewing, try form.draft(today: context.clock.today))
            let change = try await services.myFilms.apply(edit, to: film, of: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(film)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await ViewingPage.load(
                editing: viewing, of: film, form: form, error: error, from: services,
                for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func unsee(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let page = try await UnseePage.load(film, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func remove(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        let ids = fields.all(.viewing)
        guard !ids.isEmpty else {
            let error = DomainError.invalid(.watchedOn, .missing)
            let page = try await UnseePage.load(film, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
        let change = try await services.myFilms.apply(.removeViewings(Set(ids)), to: film, of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.film(film)), change: change)
    }
}

extension FormFields {
    /// The ticked audience; empty when none is ticked.
    func audience() throws -> Audience {
        guard let audience = Audience(names: all(.audience)) else { throw DomainError.invalid(.audience, .malformed) }
        return audience
    }
}
