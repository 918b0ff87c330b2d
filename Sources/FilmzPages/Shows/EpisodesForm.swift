public import FilmzDomain

/// The form that marks several episodes as seen, as typed, valid or not.
public struct EpisodesForm: Sendable, Equatable {
    /// The chosen episodes; all regular ones if the form names none.
    public let range: EpisodeRange
    /// What the form names as the last episode if the show has none like it, as far as is known; nil otherwise.
    public private(set) var unknownEpisode: String?
    let when: String
    let day: String

    /// The choices for the time of the viewings.
    enum When: String {
        case unknown, aired, today, day
    }

    /// - Parameter upTo: the episode that the form names as the last one
    public init(_ fields: FormFields, upTo: EpisodeNumber? = nil) {
        range = upTo.map(EpisodeRange.upTo) ?? fields[.season].map(EpisodeRange.season) ?? .all
        when = fields[.when]?.nonEmpty ?? When.unknown.rawValue
        day = fields[.day] ?? ""
    }

    /// Reads the form. The last episode may be named by its number or by its absolute number.
    public static func read(
        _ fields: FormFields, of show: Film.ID, from services: some ShowServices, for person: Person.ID
    ) async throws -> EpisodesForm {
        guard let typed = fields[.upTo] else { return EpisodesForm(fields) }
        do {
            guard let reference = EpisodeReference(typed.filter { !$0.isWhitespace }) else {
                throw DomainError.noSuchEpisode
            }
            return EpisodesForm(fields, upTo: try await services.knownNumber(reference, of: show, for: person))
        } catch DomainError.noSuchEpisode {
            var form = EpisodesForm(fields)
            form.unknownEpisode = typed
            return form
        }
    }

    /// The time of the viewings.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func choice(today: CalendarDay) throws(DomainError) -> EpisodeLog.When {
        switch When(rawValue: when) {
        case .unknown: return .at(.unknown)
        case .aired: return .asAired
        case .today: return .at(.day(today))
        case .day:
            let text = day.filter { !$0.isWhitespace }
            guard !text.isEmpty else { throw .invalid(.watchedOn, .missing) }
            guard let day = CalendarDay(text) else { throw .invalid(.watchedOn, .malformed) }
            return .at(.day(day))
        case nil: throw .invalid(.watchedOn, .malformed)
        }
    }
}
