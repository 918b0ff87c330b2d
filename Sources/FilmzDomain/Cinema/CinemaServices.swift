/// The services about theatres and what they play, beside those about what a person has with films.
public protocol CinemaServices: MyFilmServices {
    var theatres: any TheatreService { get }
    var cinema: any CinemaService { get }
}

extension CinemaServices {
    /// A theatre that a person follows.
    /// - Throws: ``DomainError/noSuchTheatre``
    public func theatre(_ id: Theatre.ID, of person: Person.ID) async throws -> Theatre {
        guard let theatre = try await theatres.theatres(of: person).first(where: { $0.id == id }) else {
            throw DomainError.noSuchTheatre
        }
        return theatre
    }

    /// The state of a theatre's programme.
    public func programmeState(of theatre: Theatre) async throws -> ProgrammeState {
        try await theatres.programmeStates(of: [theatre.source])[theatre.source] ?? ProgrammeState()
    }

    /// A showing at one of a person's theatres, with the film that the person assigned to its title.
    /// - Throws: ``DomainError/noSuchTheatre``, ``DomainError/noSuchShowtime``
    public func showtime(
        _ id: Showtime.ID, at theatre: Theatre.ID, for person: Person.ID
    ) async throws -> TheatreShowing {
        let theatre = try await self.theatre(theatre, of: person)
        guard let showtime = try await storedShowtime(id, at: theatre, for: person) else {
            throw DomainError.noSuchShowtime
        }
        let meanings = try await theatres.meanings(for: person)
        return TheatreShowing(theatre: theatre, showtime: showtime.understood(meanings))
    }

    /// The showing as it is in the programme, or else as the person planned it.
    private func storedShowtime(_ id: Showtime.ID, at theatre: Theatre, for person: Person.ID) async throws -> Showtime?
    {
        if let showtime = try await theatres.showtime(id, at: theatre.source) { return showtime }
        let visits = try await theatres.plannedVisits(of: person)
        return visits.map(\.showing).first { $0.theatre.id == theatre.id && $0.showtime.id == id }?.showtime
    }

    /// The film of a showing; nil when it is unknown, or not visible to the person.
    public func film(of showtime: Showtime, for person: Person.ID) async throws -> Film? {
        guard let film = showtime.film else { return nil }
        return try await films.film(film, for: person)
    }

    /// Logs a viewing of a showing's film, by the theatre's calendar and clock, with the theatre as the place. A plan
    /// for the showing is removed.
    /// - Parameter companions: nil for those of the plan
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/invalid(_:_:)`` for a showing that is still to come
    public func logVisit(
        to showing: TheatreShowing, with companions: String? = nil, clock: Clock, of person: Person.ID
    ) async throws -> (film: Film.ID, change: Change?) {
        let theatre = showing.theatre
        let showtime = showing.showtime
        guard let film = try await film(of: showtime, for: person) else { throw DomainError.noSuchFilm }
        guard showtime.hasBegun(at: clock.now(), in: theatre.timeZone) else {
            throw DomainError.invalid(.watchedOn, .notYet)
        }
        let planned = try await plannedVisit(to: showing, of: person)
        let draft = ViewingDraft(
            watchedOn: showtime.watchedOn, place: String(theatre.name.prefix(ViewingDraft.placeLimit)),
            companions: companions ?? planned?.companions ?? "")
        let change = try await myFilms.apply(.log(draft), to: film.id, of: person)
        _ = try await theatres.removePlan(showtime.id, at: theatre.id, of: person)
        return (film.id, change)
    }

    public func followsTheatres(_ person: Person.ID) async throws -> Bool {
        try await !theatres.theatres(of: person).isEmpty
    }

    public func filmsInCinemas(for person: Person.ID) async throws -> Set<Film.ID> {
        let sources = try await theatres.theatres(of: person).map(\.source)
        let meanings = try await theatres.meanings(for: person)
        let runs = try await theatres.runsToCome(at: sources).values.joined()
        return Set(runs.compactMap { run in meanings[run.title] ?? run.film })
    }
}
