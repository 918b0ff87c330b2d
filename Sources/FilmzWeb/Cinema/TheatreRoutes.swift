import FilmzDomain
import FilmzPages
import Foundation
import Hummingbird

/// Routes for finding, following and removing theatres.
struct TheatreRoutes {
    let services: any CinemaServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.theatres) { try await all($0, $1) }
        router.post(SitePath.theatres) { try await follow($0, $1) }
        router.post(SitePath.previewTheatre) { try await preview($0, $1) }
        router.post(SitePath.removeTheatre) { try await remove($0, $1, theatre: $2) }
        router.post(SitePath.refreshTheatre) { try await refresh($0, $1, id: $2) }
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try Address(request).fields
        let text = String((fields.text(.query) ?? "").prefix(Theatre.nameLimit))
        let place = fields[.near]
        var search = TheatresPage.Search(text: text, place: place)
        let query = place.map(TheatreQuery.near) ?? (text.isEmpty ? nil : .named(text))
        if let query, let permission = context.permission {
            do {
                search.found = try await services.cinema.theatres(query, permission: permission)
            } catch let failure as ProviderFailure {
                search.failure = failure
            }
        }
        return try await show(search, for: request, in: context)
    }

    private func show(
        _ search: TheatresPage.Search = TheatresPage.Search(),
        page form: TheatresPage.PageForm = TheatresPage.PageForm(),
        for request: Request, in context: PersonContext
    ) async throws -> Response {
        let page = try await TheatresPage.load(
            search, page: form, clock: context.clock, from: services, for: context.person)
        let isRefused = form.error != nil || form.problem != nil
        return try await replies.show(page, for: request, in: context, status: isRefused ? .unprocessableContent : .ok)
    }

    private func follow(_ request: Request, _ context: PersonContext) async throws -> Response {
        let theatre = try Self.theatre(try await Form.fields(request))
        do {
            let followed = try await services.theatres.follow(theatre, of: context.person)
            if let permission = context.permission {
                _ = await ProgrammeRefresh(services: services, clock: context.clock)
                    .refresh([followed], for: context.person, permission: permission)
            }
            return replies.seeOther(to: nil, otherwise: SiteAddress(.theatres), change: nil)
        } catch let error as DomainError where error.isInvalid {
            // Only the form under a preview has fields to correct.
            let preview = ProgrammePreview(
                theatre: theatre, programme: Programme(showtimes: [], fetchedAt: context.clock.now()))
            return try await replies.show(
                TheatrePreviewPage(preview, error: error, clock: context.clock), for: request, in: context,
                status: .unprocessableContent)
        }
    }

    private static func theatre(_ fields: FormFields) throws -> Theatre {
        guard let source = fields[.source],
            let zone = fields[.timeZone]
        else { throw WebError.malformed }
        return Theatre(
            source: source, name: fields[.name] ?? "", place: fields[.place] ?? "", timeZone: zone,
            location: fields[.location])
    }

    /// Reads a theatre's web page, and shows the programme found there. Nothing is stored.
    private func preview(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let permission = try context.demandPermission()
        var form = TheatresPage.PageForm(
            address: fields[.address] ?? "", timeZone: fields.text(.timeZone) ?? "")
        guard !form.address.isEmpty, let link = WebLink.programme(form.address) else {
            form.error = .invalid(.theatrePage, form.address.isEmpty ? .missing : .malformed)
            return try await show(page: form, for: request, in: context)
        }
        guard let zone = TimeZone(identifier: form.timeZone) else {
            form.error = .invalid(.timeZone, .malformed)
            return try await show(page: form, for: request, in: context)
        }
        do {
            let preview = try await services.cinema.preview(
                link, timeZone: zone, for: context.person, permission: permission)
            return try await replies.show(TheatrePreviewPage(preview, clock: context.clock), for: request, in: context)
        } catch let problem as ProgrammeProblem {
            form.problem = problem
            return try await show(page: form, for: request, in: context)
        }
    }

    private func remove(_ request: Request, _ context: PersonContext, theatre: Theatre.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        _ = try await services.theatres.unfollow(theatre, of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.theatres), change: nil)
    }

    private func refresh(_ request: Request, _ context: PersonContext, id: Theatre.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        let permission = try context.demandPermission()
        let theatre = try await services.theatre(id, of: context.person)
        if try await services.programmeState(of: theatre).mayBeAsked(at: context.clock.now()) {
            _ = await ProgrammeRefresh(services: services, clock: context.clock)
                .refresh([theatre], for: context.person, permission: permission)
        }
        return replies.seeOther(fields, otherwise: SiteAddress(.theatres), change: nil)
    }
}
