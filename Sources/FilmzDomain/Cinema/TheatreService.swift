public import Foundation

/// The theatres that persons follow, and what is known of their programmes.
public protocol TheatreService: Sendable {
    /// A person's theatres, by name.
    func theatres(of person: Person.ID) async throws -> [Theatre]

    /// Follows a theatre. If the person follows one with this source already, it gets the new name, place and time zone,
    /// and keeps its ID.
    /// - Throws: ``DomainError/invalid(_:_:)``, ``DomainError/tooManyTheatres``
    func follow(_ theatre: Theatre, of person: Person.ID) async throws -> Theatre

    /// Follows a theatre no longer.
    /// - Returns: whether the person followed it
    func unfollow(_ theatre: Theatre.ID, of person: Person.ID) async throws -> Bool

    /// How the programmes of these sources stand. One that was never asked is missing.
    func standings(of sources: [Theatre.Source]) async throws -> [Theatre.Source: ProgrammeState]

    /// The showings on these days by source, the earliest first.
    func showtimes(
        at sources: [Theatre.Source], on days: ClosedRange<CalendarDay>
    ) async throws -> [Theatre.Source: [Showtime]]

    /// How long films run at these sources, as far as it is known: the showings from a day on.
    func runs(at sources: [Theatre.Source], from day: CalendarDay) async throws -> [Theatre.Source: [ProgrammeRun]]

    /// How long films run at these sources from today on.
    func runsToCome(at sources: [Theatre.Source]) async throws -> [Theatre.Source: [ProgrammeRun]]

    /// The showings from yesterday on that are of one of these films, or have one of these folded titles, the earliest
    /// first; at most ``Showtime/shortLimit`` of a source.
    func showtimes(
        of films: Set<Film.ID>, titled titles: Set<String>, at sources: [Theatre.Source]
    ) async throws -> [Theatre.Source: [Showtime]]

    /// A showing, as far as it is still known.
    func showtime(_ id: Showtime.ID, at source: Theatre.Source) async throws -> Showtime?

    /// Keeps a programme in the place of what was known of it.
    func keep(_ programme: Programme, of source: Theatre.Source) async throws

    /// Notes that the source still says what is known of its programme.
    func confirm(_ source: Theatre.Source) async throws

    /// Notes why a programme could not be read. What was known of it stays.
    func note(_ problem: ProgrammeProblem, of source: Theatre.Source) async throws

    /// What a person said that titles on programmes mean, by the folded title; nil when it is none of the films that
    /// Filmz knows.
    func meanings(for person: Person.ID) async throws -> [String: Film.ID?]

    /// Keeps which film a person means by a title on programmes; nil for none that Filmz knows.
    /// - Throws: ``DomainError/noSuchFilm``
    func mean(_ film: Film.ID?, by title: String, of person: Person.ID) async throws

    /// All that a person planned, in no order.
    func plannedVisits(of person: Person.ID) async throws -> [PlannedVisit]

    /// Notes that a person goes to a showing at one of their theatres. A plan that is there gets the new companions.
    /// - Throws: ``DomainError/invalid(_:_:)``, ``DomainError/noSuchTheatre``
    func plan(_ showing: TheatreShowing, with companions: String, of person: Person.ID) async throws

    /// - Returns: whether the person had planned it
    func removePlan(_ showtime: Showtime.ID, at theatre: Theatre.ID, of person: Person.ID) async throws -> Bool
}

/// Asks where theatres are and what they show.
public protocol CinemaService: Sendable {
    /// Whether AMC's theatres can be found.
    func knowsTheatres() async -> Bool

    /// AMC's theatres whose name or town has these words, or the nearest ones first; at most ``TheatreQuery/limit``.
    /// - Throws: ``ProviderFailure``
    func theatres(_ query: TheatreQuery, permission: ProviderPermission) async throws -> [Theatre]

    /// What AMC answers; nil when it has no such film, theatre or showing, or may not be asked.
    /// - Throws: ``ProviderFailure``
    func answer(_ question: AMCQuestion, permission: ProviderPermission) async throws -> AMCAnswer?

    /// Reads what a page or a calendar announces. Nothing is kept.
    /// - Parameters:
    ///   - timeZone: that of the theatre, as far as the page does not say it
    ///   - person: whose own films are recognised too
    /// - Throws: ``ProgrammeProblem``
    func preview(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
    ) async throws -> ProgrammePreview

    /// Reads a theatre's programme and keeps it. When that fails, what was known stays, and the problem is noted. Callers
    /// that ask for the same programme at the same time share one call.
    func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) async throws
}
