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
    private let refreshes = JoinedCalls<Theatre.Source, Void>()
    /// The pages as they were read last.
    private var versions: [Theatre.Source: (version: ProgrammeFetcher.Version, readAt: Timestamp)] = [:]

    /// After that a page is read whether it has changed or not, because its films may be recognised now.
    private static let versionLifetime = Duration.days(7)

    init(
        adapters: any ProviderAdapters, theatres: any TheatreService, films: any FilmService, pages: ProgrammePages,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.adapters = adapters
        self.theatres = theatres
        self.films = films
        self.pages = pages
        self.now = now
    }

    func knowsTheatres() async -> Bool { await amc() != nil }

    /// AMC is asked for all its theatres, and so learns neither the words nor the place.
    func theatres(_ query: TheatreQuery, permission: ProviderPermission) async throws -> [Theatre] {
        guard case .theatres(let all)? = try await answer(.theatres, permission: permission) else { return [] }
        return query.theatres(among: all)
    }

    func answer(_ question: AMCQuestion, permission: ProviderPermission) async throws -> AMCAnswer? {
        do throws(APIError) {
            return try await amc()?.answer(question)
        } catch {
            throw ProviderFailure(error.kind, at: now()) ?? ProviderFailure(.unavailable)
        }
    }

    func preview(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
    ) async throws -> ProgrammePreview {
        guard let answer = try await pages.read(page, depth: .glance, timeZone: timeZone, for: person, at: now())
        else {
            throw ProgrammeProblem.unreadable
        }
        return answer.preview
    }

    func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) async {
        _ = try? await refreshes.join(theatre.source) { await self.read(theatre, for: person) }
    }

    private func read(_ theatre: Theatre, for person: Person.ID) async {
        do throws(ProgrammeProblem) {
            let programme: Programme? =
                switch theatre.source {
                case .amc(let number): try await programme(ofAMC: number, timeZone: theatre.timeZone)
                case .page(let page): try await programme(of: page, theatre: theatre, for: person)
                }
            if let programme {
                try? await theatres.keep(programme, of: theatre.source)
            } else {
                try? await theatres.confirm(theatre.source)
            }
        } catch {
            try? await theatres.note(error, of: theatre.source)
        }
    }

    /// Nil when the page says what it said before.
    private func programme(
        of page: WebLink, theatre: Theatre, for person: Person.ID
    ) async throws(ProgrammeProblem) -> Programme? {
        let now = now()
        let cachedVersion = versions[theatre.source].flatMap {
            $0.readAt + Self.versionLifetime > now ? $0.version : nil
        }
        let answer = try await pages.read(
            page, unless: cachedVersion, timeZone: theatre.timeZone, for: person, at: now)
        if let answer { versions[theatre.source] = answer.version.isEmpty ? nil : (answer.version, now) }
        return answer?.preview.programme
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
        let movieNumbers = Set(showings.compactMap(\.movie))
        let activeFilms = await amc.activeFilms().filter { movieNumbers.contains($0.key) }.sorted { $0.key < $1.key }
        let storedFilms = (try? await films.note(activeFilms.map(\.value), for: nil)) ?? []
        let ids = Dictionary(zip(activeFilms.map(\.key), storedFilms.map(\.film.id))) { first, _ in first }
        let showtimes = showings.map { showing in
            var showtime = showing.showtime
            if let film = showing.movie.flatMap({ ids[$0] }) {
                showtime.film = film
                showtime.isSure = true
            }
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
