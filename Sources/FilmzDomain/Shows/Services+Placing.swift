/// Which episode one is now that had lost its place.
public struct PlacedEpisode: Hashable, Sendable {
    /// What said so, by which it can be undone; nil when nothing had to be changed.
    public var change: Change?
    /// The number that it has now.
    public var number: EpisodeNumber
}

extension Services {
    /// Moves what a person saw of an episode that no list has any more to the one that they say it is now. When it is
    /// said again, nothing changes.
    /// - Parameters:
    ///   - id: that of one of ``ShowProgress/unplaced``
    ///   - reference: which one it is now
    /// - Throws: ``DomainError/noSuchEpisode``, also when the person has seen nothing of it;
    ///   ``DomainError/episodeHasPlace``
    public func place(
        _ id: Episode.ID, at reference: EpisodeReference, of show: Film.ID, by person: Person.ID
    ) async throws -> PlacedEpisode {
        let number = try await shows.number(reference, of: show)
        guard let episode = try await shows.episode(number, of: show) else { throw DomainError.noSuchEpisode }
        let unplaced = try await shows.progress(in: show, of: person).unplaced
        if let lost = unplaced.first(where: { $0.episode.id == id }) {
            let change = try await myFilms.apply(lost.placed(at: episode), to: show, of: person)
            return PlacedEpisode(change: change, number: number)
        }
        guard let known = try await shows.episode(id, of: show) else { throw DomainError.noSuchEpisode }
        guard known.number == nil else { throw DomainError.episodeHasPlace }
        // Whoever said so before has seen the one that it is now.
        let open = try await shows.unseen(.only(number), of: show, by: person, today: .last)
        guard open.isEmpty else { throw DomainError.noSuchEpisode }
        return PlacedEpisode(change: nil, number: number)
    }
}
