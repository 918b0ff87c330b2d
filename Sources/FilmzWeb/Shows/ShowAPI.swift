import FilmzDomain
import FilmzPages
import Hummingbird

/// Episodes of shows as JSON: what comes next, how far a person has come, and marking episodes as seen.
struct ShowAPI {
    let services: any ShowServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.upNext, answers: [.get: { try await upNext($0, $1) }])
        router.resource(APIPath.newEpisodes, answers: [.get: { try await newEpisodes($0, $1) }])
        router.resource(APIPath.seasons, answers: [.get: { try await seasons($0, $1, film: $2) }])
        router.resource(
            APIPath.episodes,
            answers: [.get: { try await episodes($0, $1, film: $2) }, .post: { try await log($0, $1, film: $2) }])
        router.resource(APIPath.placeEpisode, answers: [.post: { try await place($0, $1, film: $2, episode: $3) }])
    }

    private func upNext(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(
            try await services.upNext(of: context.person, today: context.clock.today, page: page), for: request)
    }

    private func newEpisodes(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        let new = try await services.newThisWeek(of: context.person, today: context.clock.today)
        return try JSONReply.newEpisodes(NewEpisodesPage(new, request: page), for: request)
    }

    private func seasons(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let show = try await services.knownFilm(film, permission: nil, for: context.person)
        return try JSONReply.value(try await services.shows.progress(in: show.id, of: context.person))
    }

    private func episodes(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let show = try await services.knownFilm(film, permission: nil, for: context.person)
        let address = try Address(request)
        let season = address.fields.text(.season).map { Int($0) } ?? 1
        guard let season, ShowRun.Season.numbers.contains(season) else { throw APIRefusal.invalid("season") }
        let page = try await services.shows.episodes(
            ofSeason: season, of: show.id, for: context.person, page: try address.pageRequest())
        return try JSONReply.page(page, for: request)
    }

    /// Marks episodes as seen. A client that chooses the viewing's ID may send the request as often as it likes; the
    /// viewing is logged once.
    private func log(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let show = try await services.knownFilm(film, permission: nil, for: context.person).id
        let input = try await JSONBody.read(EpisodesInput.self, from: request)
        func one(_ episode: Episode?) throws -> [EpisodeLog] {
            guard let episode else { throw DomainError.noSuchEpisode }
            return [EpisodeLog(episode, draft: input.draft, id: input.id ?? .random())]
        }
        func several(_ range: EpisodeRange) async throws -> [EpisodeLog] {
            let unseen = try await services.shows.unseen(
                range, of: show, by: context.person, today: context.clock.today)
            return EpisodeLog.several(unseen, when: input.isAsAired ? .asAired : .at(input.draft.watchedOn))
        }
        let logs: [EpisodeLog]
        switch input.choice {
        case .one(let id): logs = try one(try await services.shows.episode(id, of: show))
        case .reference(let reference):
            let number = try await services.shows.number(reference, of: show)
            logs = try one(try await services.shows.episode(number, of: show))
        case .upTo(let reference):
            let number = try await services.knownNumber(reference, of: show, for: context.person)
            logs = try await several(.upTo(number))
        case .several(let range): logs = try await several(range)
        }
        let change: Change? =
            if logs.isEmpty {
                nil
            } else {
                try await services.myFilms.apply(.logEpisodes(logs), to: show, of: context.person)
            }
        let report = try await ChangeResult.load(change, film: show, from: services, for: context.person)
        return try JSONReply.value(report, status: change == nil ? .ok : .created)
    }

    /// Places an episode that no list has any more on a current one. Sent again, it changes nothing.
    private func place(
        _ request: Request, _ context: PersonContext, film: Film.ID, episode: Episode.ID
    ) async throws -> Response {
        let show = try await services.knownFilm(film, permission: nil, for: context.person).id
        let input = try await JSONBody.read(Place.self, from: request)
        let placed = try await services.place(
            episode, at: input.number, of: show, by: context.person)
        return try JSONReply.value(
            try await ChangeResult.load(placed.change, film: show, from: services, for: context.person))
    }

    private struct Place: JSONInput {
        let number: EpisodeReference

        enum CodingKeys: CodingKey {
            case number
        }
    }
}
