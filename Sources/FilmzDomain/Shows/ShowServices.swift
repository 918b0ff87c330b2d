/// The services about shows, beside those about what a person has with films.
public protocol ShowServices: MyFilmServices {
    var shows: any ShowService { get }
}

extension ShowServices {
    /// Moves a person's viewings of an episode that is no longer in any list to the episode that the person names. A
    /// second call with the same values changes nothing.
    /// - Parameters:
    ///   - id: the ID of one of ``ShowProgress/unplaced``
    ///   - reference: the episode to move the viewings to
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
        // After an earlier call, the person has seen the episode that was named.
        let open = try await shows.unseen(.only(number), of: show, by: person, today: .last)
        guard open.isEmpty else { throw DomainError.noSuchEpisode }
        return PlacedEpisode(change: nil, number: number)
    }

    /// The number of an episode up to which a person has seen a show.
    /// - Throws: ``DomainError/noSuchEpisode`` when the show has no such episode or season, as far as is known
    public func knownNumber(
        _ reference: EpisodeReference, of show: Film.ID, for person: Person.ID
    ) async throws -> EpisodeNumber {
        let number = try await shows.number(reference, of: show)
        guard try await shows.episode(number, of: show) != nil else { throw DomainError.noSuchEpisode }
        let seasons = try await shows.progress(in: show, of: person).seasons
        // A season whose length nobody knows may be there only because the person logged an episode of it.
        guard seasons.contains(where: { $0.episodeCount != nil }),
            !seasons.contains(where: { $0.number == number.season })
        else { return number }
        throw DomainError.noSuchEpisode
    }

    /// A page of Up next, with the shows' posters.
    public func upNext(of person: Person.ID, today: CalendarDay, page: PageRequest) async throws -> Page<UpNext> {
        var shows = try await shows.upNext(of: person, today: today, page: page)
        for (index, poster) in posters.posters(of: shows.items.map(\.show.id)).enumerated() where poster != nil {
            shows.items[index].poster = poster
        }
        return shows
    }

    /// This week's new episodes of the shows that a person is watching, with the shows' posters.
    public func newThisWeek(of person: Person.ID, today: CalendarDay) async throws -> NewEpisodes {
        var new = try await shows.newEpisodes(of: person, on: NewEpisodes.week(around: today))
        for (index, poster) in posters.posters(of: new.episodes.map(\.show.id)).enumerated() where poster != nil {
            new.episodes[index].poster = poster
        }
        return new
    }
}

/// The result of moving a person's viewings of an episode that is no longer listed to one that is.
public struct PlacedEpisode: Hashable, Sendable {
    /// The change, for undoing it; nil when nothing had to change.
    public var change: Change?
    /// The number of the episode that has the viewings now.
    public var number: EpisodeNumber
}
