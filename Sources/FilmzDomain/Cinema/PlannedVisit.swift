/// A showing that a person plans to visit, or planned to and has not logged yet.
public struct PlannedVisit: Hashable, Sendable, Encodable {
    /// The showing as it is in the programme now; as it was planned if it is no longer there.
    public var showing: TheatreShowing
    /// The people with whom the person goes; empty when not given.
    public var companions: String
    /// Whether the showing is still in the programme.
    public var isAnnounced: Bool

    public init(showing: TheatreShowing, companions: String = "", isAnnounced: Bool = true) {
        self.showing = showing
        self.companions = companions
        self.isAnnounced = isAnnounced
    }

    /// The maximum number of visits that a person can plan; beyond it, the oldest are deleted.
    public static let countLimit = 200

    /// The companions, validated and cleaned.
    /// - Throws: ``DomainError/invalid(_:_:)`` when the text is too long
    public static func checked(companions: String) throws(DomainError) -> String {
        try companions.checked(.companions, limit: ViewingDraft.companionsLimit)
    }

    /// The number of days for which Filmz asks about a visit that was not logged as a viewing.
    private static let askedDays = 30

    /// Whether the visit is still to come, or recent enough to log it.
    func isShown(on today: CalendarDay) -> Bool {
        showing.showtime.day >= today.before(days: Self.askedDays)
    }
}

extension CinemaServices {
    /// A person's visits to come, and those of the last 30 days that are not logged as viewings yet, the earliest
    /// first.
    public func plannedVisits(clock: Clock, of person: Person.ID) async throws -> [PlannedVisit] {
        let meanings = try await theatres.meanings(for: person)
        let today = clock.today
        return try await theatres.plannedVisits(of: person).filter { $0.isShown(on: today) }
            .map { visit in
                var visit = visit
                visit.showing.showtime = visit.showing.showtime.understood(meanings)
                return visit
            }
            .sorted { TheatreShowing.isEarlier($0.showing, $1.showing) }
    }

    /// A person's plan for a showing; nil when there is none.
    public func plannedVisit(to showing: TheatreShowing, of person: Person.ID) async throws -> PlannedVisit? {
        try await theatres.plannedVisits(of: person).first {
            $0.showing.theatre.id == showing.theatre.id && $0.showing.showtime.id == showing.showtime.id
        }
    }
}
