import FilmzDomain
import FilmzPages
import Foundation
import Hummingbird

/// Theatres and their programmes, as JSON.
struct CinemaAPI {
    let services: any CinemaServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.cinema, answers: [.get: { try await day($0, $1) }])
        router.resource(APIPath.showings, answers: [.get: { try await showings($0, $1, id: $2) }])
        router.resource(
            APIPath.theatres, answers: [.get: { try await followed($0, $1) }, .post: { try await follow($0, $1) }])
        router.resource(APIPath.foundTheatres, answers: [.get: { try await find($0, $1) }])
        router.resource(APIPath.previewTheatre, answers: [.post: { try await preview($0, $1) }])
        router.resource(APIPath.theatre, answers: [.delete: { try await unfollow($0, $1, theatre: $2) }])
        router.resource(APIPath.refreshTheatre, answers: [.post: { try await refresh($0, $1, id: $2) }])
        router.resource(APIPath.visits, answers: [.get: { try await visits($0, $1) }])
        router.resource(
            APIPath.visit,
            answers: [
                .put: { try await plan($0, $1, theatre: $2, showtime: $3) },
                .delete: { try await removePlan($0, $1, theatre: $2, showtime: $3) },
            ])
        router.resource(APIPath.titleMeaning, answers: [.post: { try await mean($0, $1) }])
    }

    /// The stored programmes of a day. No theatre is asked: a program that wants fresh programmes refreshes each of
    /// them.
    private func day(_ request: Request, _ context: PersonContext) async throws -> Response {
        let text = try Address(request).fields[.day]
        let day = text.flatMap(CalendarDay.init(_:))
        guard text == day?.description else { throw APIRefusal.invalid("day") }
        return try JSONReply.value(try await services.cinemaDay(day, clock: context.clock, of: context.person))
    }

    private func showings(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let film = try await services.knownFilm(id, permission: nil, for: context.person)
        let showings = try await services.showings(of: film.id, for: context.person)
        return try JSONReply.list(showings)
    }

    private func followed(_ request: Request, _ context: PersonContext) async throws -> Response {
        let theatres = try await services.theatres.theatres(of: context.person)
        let programmeStates = try await services.theatres.programmeStates(of: theatres.map(\.source))
        return try JSONReply.list(
            theatres.map { FollowedTheatre(theatre: $0, programme: programmeStates[$0.source] ?? ProgrammeState()) })
    }

    private func find(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try Address(request).fields
        let place = fields[.near]
        guard fields.text(.near) == nil || place != nil else { throw APIRefusal.invalid("near") }
        guard let query = place.map(TheatreQuery.near) ?? fields.text(.query).map(TheatreQuery.named) else {
            throw APIRefusal.missing("q")
        }
        let found = try await services.cinema.theatres(query, permission: try context.demandPermission())
        return try JSONReply.list(found.map { FoundTheatre($0, near: place) })
    }

    /// Reads a theatre's web page, and answers with the programme found there. Nothing is stored.
    private func preview(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(TheatreInput.self, from: request)
        guard case .page(let page) = input.theatre.source else { throw APIRefusal.invalid("source") }
        do {
            return try JSONReply.value(
                try await services.cinema.preview(
                    page, timeZone: input.theatre.timeZone, for: context.person,
                    permission: try context.demandPermission()))
        } catch let problem as ProgrammeProblem {
            return try JSONReply.value(["problem": problem])
        }
    }

    private func follow(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(TheatreInput.self, from: request)
        let theatre = try await services.theatres.follow(input.theatre, of: context.person)
        return try JSONReply.value(
            theatre, status: .created, headers: [.location: APIPath.theatre(theatre.id).path])
    }

    /// Unfollows a theatre, and answers with the remaining ones.
    private func unfollow(_ request: Request, _ context: PersonContext, theatre: Theatre.ID) async throws -> Response {
        guard try await services.theatres.unfollow(theatre, of: context.person) else {
            throw DomainError.noSuchTheatre
        }
        return try await followed(request, context)
    }

    /// Refreshes a theatre's programme, and answers when that has succeeded or failed.
    private func refresh(_ request: Request, _ context: PersonContext, id: Theatre.ID) async throws -> Response {
        try await JSONBody.readNothing(request)
        let theatre = try await services.theatre(id, of: context.person)
        if try await services.programmeState(of: theatre).mayBeAsked(at: context.clock.now()) {
            try await services.cinema.refresh(
                theatre, for: context.person, permission: try context.demandPermission())
        }
        return try JSONReply.value(
            FollowedTheatre(theatre: theatre, programme: try await services.programmeState(of: theatre)))
    }

    private func visits(_ request: Request, _ context: PersonContext) async throws -> Response {
        try JSONReply.list(try await services.plannedVisits(clock: context.clock, of: context.person))
    }

    /// Plans a visit, and answers with all planned visits.
    private func plan(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        let input = try await JSONBody.read(VisitInput.self, from: request)
        let showing = try await services.showtime(
            showtime, at: theatre, for: context.person)
        try await services.theatres.plan(showing, with: input.companions, of: context.person)
        return try await visits(request, context)
    }

    private func removePlan(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        guard
            try await services.theatres.removePlan(
                showtime, at: theatre, of: context.person)
        else { throw DomainError.noSuchShowtime }
        return try await visits(request, context)
    }

    private func mean(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(TitleMeaningInput.self, from: request)
        try await services.theatres.mean(input.film, by: input.title, of: context.person)
        return Response(status: .noContent)
    }
}
