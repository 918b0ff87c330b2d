public import FilmzDomain

/// Several episodes to mark as seen, as typed into the form, right or wrong.
public struct EpisodesForm: Sendable, Equatable {
    /// All regular ones unless the form says which.
    public let range: EpisodeRange
    let when: String
    let day: String

    /// When they were seen.
    enum When: String {
        case unknown, aired, today, day
    }

    public init(_ fields: FormFields) {
        if let season = Int(fields["season"]) {
            range = .season(season)
        } else {
            range = EpisodeNumber(fields["upTo"]).map(EpisodeRange.upTo) ?? .all
        }
        when = fields["when"].isEmpty ? When.unknown.rawValue : fields["when"]
        day = fields["day"]
    }

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
