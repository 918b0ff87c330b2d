public import FilmzDomain

/// The form for a viewing, as typed, valid or not.
public struct ViewingForm: Sendable, Equatable {
    var viewing = ""
    var when = ""
    var day = ""
    var time = ""
    var month = ""
    var year = ""
    var place = ""
    var companions = ""
    var rating = ""
    var note = ""
    var audience: [String] = []
    var isAudienceShown = false
    var isRewatch = false
    var isStopped = false
    var stoppedAt = ""
    var stopReason = ""
    var tags = TagChoice()

    /// The form for a new viewing: today, and nothing else.
    public init(new id: Viewing.ID = .random(), audience: Audience = []) {
        viewing = id.description
        when = When.today.rawValue
        self.audience = audience.names
    }

    public init(_ fields: FormFields) {
        viewing = fields.text(.viewing) ?? ""
        when = fields[.when] ?? ""
        day = fields[.day] ?? ""
        time = fields[.time] ?? ""
        month = fields[.month] ?? ""
        year = fields[.year] ?? ""
        place = fields[.place] ?? ""
        companions = fields[.companions] ?? ""
        rating = fields.text(.rating) ?? ""
        note = fields[.note] ?? ""
        audience = fields.all(.audience)
        isAudienceShown = fields[.audienceShown] == true
        isRewatch = fields[.rewatch] == true
        isStopped = fields[.stopped] == true
        stoppedAt = fields[.stoppedAt] ?? ""
        stopReason = fields[.stopReason] ?? ""
        tags = TagChoice(fields)
    }

    /// The form for correcting a viewing.
    public init(_ viewing: Viewing) {
        self.viewing = viewing.id.description
        place = viewing.place
        companions = viewing.companions
        rating = viewing.rating?.description ?? ""
        note = viewing.note
        isRewatch = viewing.isRewatch
        tags = TagChoice(viewing.tags)
        if case .stopped(let minute, let reason) = viewing.ending {
            isStopped = true
            stoppedAt = minute.map(String.init) ?? ""
            stopReason = reason
        }
        let text = viewing.watchedOn.description
        switch viewing.watchedOn {
        case .unknown: when = When.unknown.rawValue
        case .year:
            when = When.year.rawValue
            year = text
        case .month:
            when = When.month.rawValue
            month = text
        case .day:
            when = When.day.rawValue
            day = text
        case .time(let date, _, _):
            when = When.day.rawValue
            day = date.description
            time = String(text.suffix(5))
        }
    }

    /// The precision of the time.
    enum When: String, CaseIterable {
        case today, yesterday, day, month, year, unknown
    }

    /// The ID that the page made, so that sending the form twice logs one viewing. Nil when it is missing or
    /// malformed.
    public var viewingID: Viewing.ID? { Viewing.ID(viewing) }

    /// The chosen audience; nil when the form did not ask for it.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func audienceChoice() throws(DomainError) -> Audience? {
        guard isAudienceShown else { return nil }
        guard let choice = Audience(names: audience) else { throw .invalid(.audience, .malformed) }
        return choice
    }

    /// The input as a draft.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func draft(today: CalendarDay) throws(DomainError) -> ViewingDraft {
        ViewingDraft(
            watchedOn: try watchedOn(today: today),
            place: place,
            companions: companions,
            rating: try parsedRating(),
            note: note,
            ending: try ending(),
            isRewatch: isRewatch,
            tags: try tags.tags())
    }

    private func watchedOn(today: CalendarDay) throws(DomainError) -> WatchedOn {
        guard !when.isEmpty else { throw .invalid(.watchedOn, .missing) }
        guard let when = When(rawValue: when) else { throw .invalid(.watchedOn, .malformed) }
        switch when {
        case .today: return try at(today.description)
        case .yesterday: return try at(today.previous?.description ?? "")
        case .day: return try at(day)
        case .month: return try read(month)
        case .year: return try read(year)
        case .unknown: return .unknown
        }
    }

    /// A day, with the time if one was typed.
    private func at(_ day: String) throws(DomainError) -> WatchedOn {
        let time = time.filter { !$0.isWhitespace }
        return try read(time.isEmpty ? day : day.filter { !$0.isWhitespace } + "T" + time)
    }

    private func read(_ text: String) throws(DomainError) -> WatchedOn {
        let text = text.filter { !$0.isWhitespace }
        guard !text.isEmpty else { throw .invalid(.watchedOn, .missing) }
        guard let watchedOn = WatchedOn(text) else { throw .invalid(.watchedOn, .malformed) }
        return watchedOn
    }

    private func parsedRating() throws(DomainError) -> Rating? {
        guard !rating.isEmpty else { return nil }
        guard let rating = Rating(rating) else { throw .invalid(.rating, .malformed) }
        return rating
    }

    private func ending() throws(DomainError) -> Viewing.Ending {
        guard isStopped else { return .finished }
        let minute = stoppedAt.filter { !$0.isWhitespace }
        guard !minute.isEmpty else { return .stopped(minute: nil, reason: stopReason) }
        guard let minute = Int(minute) else { throw .invalid(.stoppedAt, .malformed) }
        return .stopped(minute: minute, reason: stopReason)
    }
}
