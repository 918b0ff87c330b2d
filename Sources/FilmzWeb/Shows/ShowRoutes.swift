import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes for the episodes of a show, Up next, and whether a person continues a show.
struct ShowRoutes {
    let services: any ShowServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.upNext) { try await upNext($0, $1) }
        router.post(SitePath.unseenEpisodes) { try await hideUnseen($0, $1) }
        router.get(SitePath.episodes) { try await season($0, $1, film: $2) }
        router.post(SitePath.episodes) { try await log($0, $1, film: $2) }
        router.get(SitePath.markEpisode) { try await episode($0, $1, film: $2, episode: $3) }
        router.post(SitePath.placeEpisode) { try await place($0, $1, show: $2, id: $3) }
        router.get(SitePath.markEpisodes) { try await several($0, $1, show: $2) }
        router.post(SitePath.markEpisodes) { try await logSeveral($0, $1, film: $2) }
        router.get(SitePath.stopShow) { try await stop($0, $1, film: $2) }
        router.post(SitePath.showStatus) { try await setStatus($0, $1, show: $2) }
        router.post(SitePath.startOver) { try await startOver($0, $1, show: $2) }
    }

    private func upNext(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await UpNextPage.load(
            after: try Address(request).cursor, clock: context.clock, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The day on which the reader does not want to know titles of episodes that they have not seen; nil for others.
    private func hidingDay(of request: Request, in context: PersonContext) -> CalendarDay? {
        if request.hidesUnseenEpisodes { context.clock.today } else { nil }
    }

    /// Stores in the browser whether the titles of episodes that were not seen are hidden.
    private func hideUnseen(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let isOn = fields[.isOn] else { throw WebError.malformed }
        var response = replies.seeOther(fields, otherwise: SiteAddress(.upNext), change: nil)
        ChoiceCookie.unseenEpisodes.set(isOn ? "hidden" : nil, on: &response, for: context.client)
        return response
    }

    private func season(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let address = try Address(request)
        let page = try await SeasonPage.load(
            address.fields[.season], of: film, after: address.cursor,
            from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func episode(
        _ request: Request, _ context: PersonContext, film: Film.ID, episode: Episode.ID
    ) async throws -> Response {
        let page = try await ViewingPage.load(
            logging: episode, of: film, hidingUnseenOn: hidingDay(of: request, in: context),
            from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// Marks an episode as seen: with all that a form says, or today when only the episode is named. In that case an
    /// episode that is marked already stays as it is, so that a second tap does no harm.
    private func log(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let show = try await services.knownFilm(film, permission: nil, for: context.person).id
        let fields = try await Form.fields(request)
        guard let id = fields[.episode] else { throw WebError.malformed }
        guard let episode = try await services.shows.episode(id, of: show) else { throw DomainError.noSuchEpisode }
        let otherwise = SiteAddress(.film(show))
        guard fields[.when] != nil else {
            if let number = episode.number {
                let open = try await services.shows.unseen(
                    .only(number), of: show, by: context.person, today: context.clock.today)
                guard !open.isEmpty else { return replies.seeOther(fields, otherwise: otherwise, change: nil) }
            }
            let draft = ViewingDraft(watchedOn: .day(context.clock.today))
            let change = try await tap([EpisodeLog(episode, draft: draft)], of: show, in: context)
            return replies.seeOther(fields, otherwise: otherwise, change: change)
        }
        let form = ViewingForm(fields)
        do {
            let log = EpisodeLog(
                episode, draft: try form.draft(today: context.clock.today), id: form.viewingID ?? .random())
            return replies.seeOther(fields, otherwise: otherwise, change: try await apply([log], of: show, in: context))
        } catch let error as DomainError where error.isInvalid {
            let page = try await ViewingPage.load(
                logging: id, of: show, form: form, error: error,
                hidingUnseenOn: hidingDay(of: request, in: context), from: services,
                for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func several(_ request: Request, _ context: PersonContext, show: Film.ID) async throws -> Response {
        let form = try await EpisodesForm.read(
            try Address(request).fields, of: show, from: services, for: context.person)
        let page = try await MarkEpisodesPage.load(
            form, of: show, today: context.clock.today, from: services, for: context.person)
        let status: HTTPResponse.Status = if form.unknownEpisode == nil { .ok } else { .unprocessableContent }
        return try await replies.show(page, for: request, in: context, status: status)
    }

    private func logSeveral(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let show = try await services.knownFilm(film, permission: nil, for: context.person).id
        let fields = try await Form.fields(request)
        let form = try await EpisodesForm.read(fields, of: show, from: services, for: context.person)
        guard form.unknownEpisode == nil else {
            let page = try await MarkEpisodesPage.load(
                form, of: show, today: context.clock.today, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
        do {
            let when = try form.choice(today: context.clock.today)
            let episodes = try await services.shows.unseen(
                form.range, of: show, by: context.person, today: context.clock.today)
            let change: Change? =
                if episodes.isEmpty {
                    nil
                } else {
                    try await tap(EpisodeLog.several(episodes, when: when), of: show, in: context)
                }
            return replies.seeOther(fields, otherwise: SiteAddress(.film(show)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await MarkEpisodesPage.load(
                form, of: show, error: error, today: context.clock.today, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    /// Logs episodes for whose viewings the page gave no IDs.
    private func tap(_ logs: [EpisodeLog], of show: Film.ID, in context: PersonContext) async throws -> Change? {
        let startedOverAt = try await services.myFilms.myFilm(show, of: context.person).startedOverAt
        let today = context.clock.today
        let tapped = logs.map { $0.tapped(on: today, since: startedOverAt, in: show, by: context.person) }
        return try await apply(tapped, of: show, in: context)
    }

    private func apply(_ logs: [EpisodeLog], of show: Film.ID, in context: PersonContext) async throws -> Change? {
        try await services.myFilms.apply(.logEpisodes(logs), to: show, of: context.person)
    }

    /// Moves the viewings of an episode without a place to the one that the form names.
    private func place(
        _ request: Request, _ context: PersonContext, show: Film.ID, id: Episode.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let reference = EpisodeReference((fields[.now] ?? "").filter { !$0.isWhitespace }) else {
            throw DomainError.noSuchEpisode
        }
        let placed = try await services.place(id, at: reference, of: show, by: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.film(show)), change: placed.change)
    }

    private func stop(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        try await replies.show(
            try await StopShowPage.load(film, from: services, for: context.person), for: request,
            in: context)
    }

    private func setStatus(_ request: Request, _ context: PersonContext, show: Film.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let text = fields.text(.showStatus) else { throw WebError.malformed }
        let kind = ShowStatus.Kind(rawValue: text)
        guard kind != nil || text.isEmpty else { throw WebError.malformed }
        let reason = fields[.reason] ?? ""
        do {
            let change = try await services.myFilms.apply(
                .showStatus(kind, reason: reason), to: show, of: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(show)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await StopShowPage.load(
                show, reason: reason, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func startOver(_ request: Request, _ context: PersonContext, show: Film.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        guard fields[.again] == "true" else { throw WebError.malformed }
        let change = try await services.myFilms.apply(.startOver, to: show, of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.film(show)), change: change)
    }
}
