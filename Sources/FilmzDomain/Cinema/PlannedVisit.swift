/// A showing to which a person goes, or went without saying so yet.
public struct PlannedVisit: Hashable, Sendable, Encodable {
    /// As the programme has it now; as it was planned when the programme has it no longer.
    public var showing: TheatreShowing
    /// With whom; empty when not told.
    public var companions: String
    /// Whether the programme still has it.
    public var isAnnounced: Bool

    public init(showing: TheatreShowing, companions: String = "", isAnnounced: Bool = true) {
        self.showing = showing
        self.companions = companions
        self.isAnnounced = isAnnounced
    }

    /// How many visits a person plans at most; of more, the oldest are forgotten.
    public static let countLimit = 200

    /// Companions as they are kept.
    /// - Throws: ``DomainError/invalid(_:_:)`` when the text is too long
    public static func checked(companions: String) throws(DomainError) -> String {
        try companions.checked(.companions, limit: ViewingDraft.companionsLimit)
    }

    /// How long one is asked about a visit that was not noted as a viewing, in days.
    private static let askedDays = 30

    /// Whether it is still to come, or so recent that one may want to note it.
    func isShown(on today: CalendarDay) -> Bool {
        showing.showtime.day >= today.before(days: Self.askedDays)
    }
}

extension Services {
    /// A person's visits to come, and those since last month that are not noted as viewings yet, the earliest first.
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

    /// A person's plan to go to a showing; nil when there is none.
    public func plannedVisit(to showing: TheatreShowing, of person: Person.ID) async throws -> PlannedVisit? {
        try await theatres.plannedVisits(of: person).first {
            $0.showing.theatre.id == showing.theatre.id && $0.showing.showtime.id == showing.showtime.id
        }
    }
}
