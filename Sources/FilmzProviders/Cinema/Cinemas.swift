import APICore
import FilmzDomain
import Foundation

/// Asks AMC, and the pages that persons name, what theatres show.
actor Cinemas: CinemaService {
    private let adapters: any ProviderAdapters
    private let theatres: any TheatreService
    private let films: any FilmService
    private let pages: ProgrammePages
    private let now: @Sendable () -> Timestamp
    private var refreshes: [Theatre.Source: Task<Void, Never>] = [:]

    init(
        adapters: any ProviderAdapters, theatres: any TheatreService, films: any FilmService, pages: ProgrammePages,
        now: @escaping @Sendable () -> Timestamp
    ) {
        (self.adapters, self.theatres, self.films) = (adapters, theatres, films)
        (self.pages, self.now) = (pages, now)
    }

    func knowsTheatres() async -> Bool { await amc() != nil }

    /// AMC is asked for all its theatres, and so learns neither the words nor the place.
    func theatres(_ query: TheatreQuery, permission: ProviderPermission) async throws -> [Theatre] {
        guard let amc = await amc() else { return [] }
        let all: [Theatre]
        do throws(APIError) {
            all = try await amc.theatres()
        } catch {
            throw ProviderFailure(error.kind, at: now()) ?? ProviderFailure(.unavailable)
        }
        return query.theatres(among: all)
    }

    func preview(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
    ) async throws -> ProgrammePreview {
        try await pages.read(page, timeZone: timeZone, for: person, at: now())
    }

    func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) async {
        let task =
            refreshes[theatre.source]
            ?? Task {
                defer { refreshes[theatre.source] = nil }
                await read(theatre, for: person)
            }
        refreshes[theatre.source] = task
        await task.value
    }

    private func read(_ theatre: Theatre, for person: Person.ID) async {
        do throws(ProgrammeProblem) {
            let programme: Programme =
                switch theatre.source {
                case .amc(let number): try await programme(ofAMC: number, timeZone: theatre.timeZone)
                case .page(let page):
                    try await pages.read(page, timeZone: theatre.timeZone, for: person, at: now()).programme
                }
            try? await theatres.keep(programme, of: theatre.source)
        } catch {
            try? await theatres.note(error, of: theatre.source)
        }
    }

    private func amc() async -> AMCAdapter? {
        await adapters.adapters().lazy.compactMap { $0 as? AMCAdapter }.first
    }

    private func programme(ofAMC number: Int, timeZone: TimeZone) async throws(ProgrammeProblem) -> Programme {
        guard let amc = await amc() else { throw .notAsked }
        let showings: [AMCShowing]
        do throws(APIError) {
            showings = try await amc.showtimes(at: number, timeZone: timeZone)
        } catch {
            throw ProgrammeProblem(error.kind)
        }
        let wanted = Set(showings.compactMap(\.movie))
        let found = await amc.activeFilms().filter { wanted.contains($0.key) }.sorted { $0.key < $1.key }
        let known = (try? await films.note(found.map(\.value), for: nil)) ?? []
        let ids = Dictionary(zip(found.map(\.key), known.map(\.film.id))) { first, _ in first }
        let showtimes = showings.map { showing in
            var showtime = showing.showtime
            if let film = showing.movie.flatMap({ ids[$0] }) { (showtime.film, showtime.isSure) = (film, true) }
            return showtime
        }
        return Programme(showtimes: showtimes, fetchedAt: now())
    }
}

extension ProgrammeProblem {
    /// What an error of a provider means.
    init(_ kind: APIError.Kind) {
        self =
            switch kind {
            case .unauthorized, .rejected: .blocked
            case .quotaExceeded, .rateLimited: .tooSoon
            case .notFound: .gone
            case .answerTooLarge: .tooLarge
            case .unreadable: .unreadable
            case .invalidRequest: .notAllowed
            case .unreachable, .timedOut, .serviceUnavailable, .cancelled: .unreachable
            }
    }
}
