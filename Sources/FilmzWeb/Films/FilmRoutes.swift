import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes for one film: its page, the providers' facts about it, and adding one by hand.
struct FilmRoutes {
    let services: any FilmPageServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.newFilm) { try await new($0, $1) }
        router.post(SitePath.films) { try await add($0, $1) }
        router.get(SitePath.film) { try await film($0, $1, id: $2) }
        router.get(SitePath.knownFilm) { try await redirect($0, $1, id: $2) }
        router.post(SitePath.refreshFilm) { try await refresh($0, $1, id: $2) }
        router.get(SitePath.editFilm) { try await edit($0, $1, film: $2) }
        router.post(SitePath.editFilm) { try await save($0, $1, id: $2) }
        router.post(SitePath.removeFilm) { try await remove($0, $1, film: $2) }
    }

    /// Adds the route of what is decided about a film for everybody.
    func add(to router: RouterGroup<OwnerContext>) {
        router.post(SitePath.matchFilm) { try await match($0, $1, id: $2) }
    }

    private func film(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let address = try Address(request)
        let permission = context.permission
        let film = try await services.knownFilm(id, permission: permission, for: context.person)
        if address.fragment == .row {
            return if address.asksForProducts {
                try await products(film, for: request, in: context)
            } else {
                try await offers(film, for: request, in: context)
            }
        }
        var dossier = try await services.dossiers.dossier(of: film)
        var news = ProviderNews.none
        if dossier.isOutdated, let permission {
            let refresh = FilmRefresh(dossiers: services.dossiers, film: film, permission: permission)
            let isAsked = address.fragment == .about && address.fields[.wait] != nil
            let patience = if isAsked { TimeLimitedWait.patience } else { Self.patience(of: request, for: dossier) }
            if let fresh = await refresh.ask(waiting: patience) {
                dossier = fresh
            } else {
                news = if isAsked { .late } else { .coming }
            }
        } else if dossier.isOutdated {
            news = .coming
        }
        guard dossier.film.id == id || address.fragment != nil else {
            return Response(status: .permanentRedirect, headers: [.location: SitePath.film(dossier.film.id).path])
        }
        // Without scripts, the answer comes with the next page.
        if !request.runsScripts { try await ProductRefresh.ask(film, from: services, in: context, waiting: .zero) }
        let isLate =
            if address.asksForOffers {
                try await OfferRefresh.ask(film, from: services, in: context, waiting: TimeLimitedWait.patience)
            } else {
                false
            }
        let page = try await FilmPage.load(
            id, film: film, dossier: dossier, news: news, offersAreLate: isLate, isHintAway: request.hasHiddenKeyHint,
            from: services,
            for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The part of the page that says where to watch the film, once TMDb has answered.
    private func offers(_ film: Film, for request: Request, in context: PersonContext) async throws -> Response {
        let isLate = try await OfferRefresh.ask(film, from: services, in: context, waiting: TimeLimitedWait.patience)
        let page = try await FilmPage.load(
            film.id, film: film, dossier: try await services.dossiers.dossier(of: film), offersAreLate: isLate,
            from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The part of the page with what iTunes sells beside the film, once it has answered.
    private func products(_ film: Film, for request: Request, in context: PersonContext) async throws -> Response {
        try await ProductRefresh.ask(film, from: services, in: context, waiting: TimeLimitedWait.patience)
        let page = try await FilmPage.load(
            film.id, film: film, dossier: try await services.dossiers.dossier(of: film), productsWereAsked: true,
            from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The time that the page waits for providers. A script loads later answers by itself. Without a script, a page
    /// that has no provider's answer yet waits a moment.
    private static func patience(of request: Request, for dossier: FilmDossier) -> Duration {
        let isBare = dossier.sources.allSatisfy { $0.fetchedAt == nil }
        return if isBare && !request.runsScripts { TimeLimitedWait.shortPatience } else { .zero }
    }

    /// Redirects to the film with the external ID in the address.
    private func redirect(_ request: Request, _ context: PersonContext, id: ExternalID) async throws -> Response {
        let film = try await services.knownFilm(id, permission: context.permission, for: context.person)
        return Response(status: .seeOther, headers: [.location: SitePath.film(film.id).path])
    }

    /// Asks all providers again, and shows what arrived.
    private func refresh(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let permission = try context.demandPermission()
        let form = try await Form.fields(request)
        let film = try await services.knownFilm(
            id, anew: true, permission: permission, for: context.person)
        let refresh = FilmRefresh(dossiers: services.dossiers, film: film, permission: permission, all: true)
        let dossier = await refresh.ask(waiting: TimeLimitedWait.patience)
        return replies.seeOther(form, otherwise: Self.sources(of: dossier?.film.id ?? film.id), change: nil)
    }

    /// Stores an owner's decision about which of a provider's films this is, or that it is none of them; or looks for
    /// the match again.
    private func match(_ request: Request, _ context: OwnerContext, id: Film.ID) async throws -> Response {
        let permission = try context.personal.demandPermission()
        let form = try await Form.fields(request)
        guard let provider = form[.provider] else { throw WebError.malformed }
        let dossier: FilmDossier
        if form[.again] == "1" {
            dossier = try await services.dossiers.reconsider(
                provider, for: id, by: context.owner, permission: permission)
        } else {
            guard let text = form[.id] else { throw WebError.malformed }
            let externalID = ExternalID(text)
            guard text.isEmpty || externalID?.provider == provider else { throw WebError.malformed }
            dossier = try await services.dossiers.decide(
                provider, id: externalID, for: id, by: context.owner, permission: permission)
        }
        return replies.seeOther(form, otherwise: Self.sources(of: dossier.film.id), change: nil)
    }

    /// The address of the part of the film's page about its sources.
    private static func sources(of id: Film.ID) -> SiteAddress {
        SiteAddress(.film(id)).at("film-sources")
    }

    private func new(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = FilmFormPage.adding(FilmForm(try Address(request).fields))
        return try await replies.show(page, for: request, in: context)
    }

    private func add(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = FilmForm(fields)
        do {
            let film = try await services.films.add(try form.draft(), by: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(film.id)), change: nil)
        } catch let error as DomainError where error.isInvalid {
            let page = FilmFormPage.adding(form, error: error)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func edit(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let page = try await FilmFormPage.load(
            editing: film, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func remove(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let change = try await services.myFilms.remove(film, of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.home), change: change)
    }

    private func save(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = FilmForm(fields)
        do {
            let film = try await services.films.edit(id, draft: try form.draft(), by: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(film.id)), change: nil)
        } catch let error as DomainError where error.isInvalid {
            let page = try await FilmFormPage.load(
                editing: id, form: form, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }
}
