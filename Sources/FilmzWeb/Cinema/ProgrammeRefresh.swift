import FilmzDomain
import FilmzLocking

/// Has the programmes of a person's theatres read again.
struct ProgrammeRefresh {
    let services: Services
    let clock: Clock

    /// Reads programmes that are old.
    /// - Returns: the theatres whose programmes have not come in time; reading them goes on
    func refreshStale(for person: Person.ID, permission: ProviderPermission) async throws -> [Theatre] {
        let theatres = try await services.theatres.theatres(of: person)
        let standings = try await services.theatres.standings(of: theatres.map(\.source))
        let now = clock.now()
        let stale = theatres.filter { (standings[$0.source] ?? ProgrammeState()).isStale($0.source, at: now) }
        return if stale.isEmpty { [] } else { await refresh(stale, for: person, permission: permission) }
    }

    /// - Returns: the theatres whose programmes have not come in time; reading them goes on
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

    /// The theatres whose programmes were read so far, or could not be.
    private final class ReadTheatres: Sendable {
        private let ids = Mutex<Set<Theatre.ID>>([])

        func add(_ id: Theatre.ID) { ids.withLock { _ = $0.insert(id) } }
        func contains(_ id: Theatre.ID) -> Bool { ids.withLock { $0.contains(id) } }
    }
}
