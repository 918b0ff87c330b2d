import FilmzDomain

/// Has the old programmes of a person's theatres read again.
struct ProgrammeRefresh {
    let services: Services
    let clock: Clock

    /// How long a page waits for programmes.
    private static let patience = Duration.seconds(2)

    /// - Returns: the theatres whose programmes have not come in time; reading them goes on
    func refreshStale(for person: Person.ID, permission: ProviderPermission) async throws -> [Theatre] {
        let theatres = try await services.theatres.theatres(of: person)
        let standings = try await services.theatres.standings(of: theatres.map(\.source))
        let now = clock.now()
        let stale = theatres.filter { (standings[$0.source] ?? ProgrammeStanding()).isStale($0.source, at: now) }
        guard !stale.isEmpty else { return [] }
        return await refresh(stale, for: person, permission: permission)
    }

    /// - Returns: the theatres whose programmes have not come in time
    func refresh(_ theatres: [Theatre], for person: Person.ID, permission: ProviderPermission) async -> [Theatre] {
        let reading = theatres.map { theatre in
            Task { try? await services.cinema.refresh(theatre, for: person, permission: permission) }
        }
        let finished = AsyncStream<Theatre?> { continuation in
            for (theatre, task) in zip(theatres, reading) {
                Task {
                    await task.value
                    continuation.yield(theatre)
                }
            }
            Task {
                try? await Task.sleep(for: Self.patience)
                continuation.yield(nil)
            }
        }
        var late = theatres
        for await theatre in finished {
            guard let theatre else { break }
            late.removeAll { $0.id == theatre.id }
            if late.isEmpty { break }
        }
        return late
    }
}
