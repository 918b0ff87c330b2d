import FilmzDomain
import FilmzLocking

/// Refreshes the programmes of a person's theatres.
struct ProgrammeRefresh {
    let services: any CinemaServices
    let clock: Clock

    /// Refreshes the programmes that are stale.
    /// - Returns: the theatres whose programmes have not arrived in time; reading them continues
    func refreshStale(for person: Person.ID, permission: ProviderPermission) async throws -> [Theatre] {
        let theatres = try await services.theatres.theatres(of: person)
        let programmeStates = try await services.theatres.programmeStates(of: theatres.map(\.source))
        let now = clock.now()
        let stale = theatres.filter { (programmeStates[$0.source] ?? ProgrammeState()).isStale($0.source, at: now) }
        return if stale.isEmpty { [] } else { await refresh(stale, for: person, permission: permission) }
    }

    /// - Returns: the theatres whose programmes have not arrived in time; reading them continues
    func refresh(_ theatres: [Theatre], for person: Person.ID, permission: ProviderPermission) async -> [Theatre] {
        let read = ReadTheatres()
        _ = await TimeLimitedWait.value(waiting: TimeLimitedWait.shortPatience) { [services] in
            await withTaskGroup { group in
                for theatre in theatres {
                    group.addTask {
                        try? await services.cinema.refresh(theatre, for: person, permission: permission)
                        read.add(theatre.id)
                    }
                }
            }
            return true
        }
        return theatres.filter { !read.contains($0.id) }
    }

    /// The theatres whose programmes have been read, or have failed to be read, so far.
    private final class ReadTheatres: Sendable {
        private let ids = Mutex<Set<Theatre.ID>>([])

        func add(_ id: Theatre.ID) { ids.withLock { _ = $0.insert(id) } }
        func contains(_ id: Theatre.ID) -> Bool { ids.withLock { $0.contains(id) } }
    }
}
