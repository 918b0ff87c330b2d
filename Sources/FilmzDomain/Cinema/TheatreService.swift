public import Foundation

/// The theatres that persons follow, with their stored programmes.
public protocol TheatreService: Sendable {
    /// A person's theatres, by name.
    func theatres(of person: Person.ID) async throws -> [Theatre]

    /// Follows a theatre. If the person already follows one with this source, it gets the new name, place and time
    /// zone, and keeps its ID.
    /// - Throws: ``DomainError/invalid(_:_:)``, ``DomainError/tooManyTheatres``
    func follow(_ theatre: Theatre, of person: Person.ID) async throws -> Theatre

    /// Stops following a theatre.
    /// - Returns: whether the person followed it
    func unfollow(_ theatre: Theatre.ID, of person: Person.ID) async throws -> Bool

    /// The states of the programmes of these sources. One that was never read is missing.
    func programmeStates(of sources: [Theatre.Source]) async throws -> [Theatre.Source: ProgrammeState]

    /// The showings on these days by source, the earliest first.
    func showtimes(
        at sources: [Theatre.Source], on days: ClosedRange<CalendarDay>
    ) async throws -> [Theatre.Source: [Showtime]]

    /// The known runs of films at these sources, from a day on.
    func runs(at sources: [Theatre.Source], from day: CalendarDay) async throws -> [Theatre.Source: [ProgrammeRun]]

    /// The known runs of films at these sources, from today on.
    func runsToCome(at sources: [Theatre.Source]) async throws -> [Theatre.Source: [ProgrammeRun]]

    /// The showings from yesterday on that are of one of these films, or have one of these folded titles, the earliest
    /// first; at most ``Showtime/shortLimit`` of a source.
    func showtimes(
        of films: Set<Film.ID>, titled titles: Set<String>, at sources: [Theatre.Source]
    ) async throws -> [Theatre.Source: [Showtime]]

    /// A showing; nil when it is no longer known.
    func showtime(_ id: Showtime.ID, at source: Theatre.Source) async throws -> Showtime?

    /// Replaces the stored programme.
    func keep(_ programme: Programme, of source: Theatre.Source) async throws

    /// Stores that the source still has the same programme.
    func confirm(_ source: Theatre.Source) async throws

    /// Stores why a programme could not be read. The stored programme stays.
    func note(_ problem: ProgrammeProblem, of source: Theatre.Source) async throws

    /// The films that a person assigned to titles on programmes, by the folded title; nil when it is none of the films
    /// in Filmz.
    func meanings(for person: Person.ID) async throws -> [String: Film.ID?]

    /// Stores the film that a person assigns to a title on programmes; nil for none in Filmz.
    /// - Throws: ``DomainError/noSuchFilm``
    func mean(_ film: Film.ID?, by title: String, of person: Person.ID) async throws

    /// All visits that a person plans, in no order.
    func plannedVisits(of person: Person.ID) async throws -> [PlannedVisit]

    /// Stores that a person goes to a showing at one of their theatres. An existing plan gets the new companions.
    /// - Throws: ``DomainError/invalid(_:_:)``, ``DomainError/noSuchTheatre``
    func plan(_ showing: TheatreShowing, with companions: String, of person: Person.ID) async throws

    /// Removes a plan.
    /// - Returns: whether the person had planned it
    func removePlan(_ showtime: Showtime.ID, at theatre: Theatre.ID, of person: Person.ID) async throws -> Bool
}

/// Requests theatres and their programmes.
public protocol CinemaService: Sendable {
    /// Whether AMC's theatres can be found.
    func knowsTheatres() async -> Bool

    /// AMC's theatres whose name or town has these words, or the nearest ones first; at most ``TheatreQuery/limit``.
    /// - Throws: ``ProviderFailure``
    func theatres(_ query: TheatreQuery, permission: ProviderPermission) async throws -> [Theatre]

    /// AMC's answer; nil when it has no such film, theatre or showing, or may not be asked.
    /// - Throws: ``ProviderFailure``
    func answer(_ question: AMCQuestion, permission: ProviderPermission) async throws -> AMCAnswer?

    /// Reads the programme on a page or in a calendar. Nothing is stored.
    /// - Parameters:
    ///   - timeZone: the theatre's time zone, used if the page does not give it
    ///   - person: the person whose own films are recognised too
    /// - Throws: ``ProgrammeProblem``
    func preview(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
    ) async throws -> ProgrammePreview

    /// Reads and stores a theatre's programme. If that fails, the stored one stays, and the problem is stored.
    /// Simultaneous callers for the same programme share one request.
    func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) async throws
}
