import Foundation

/// Collects events, and makes a programme of them once all are known.
struct ProgrammeDraft {
    /// A screening whose time has not been interpreted yet.
    struct Event {
        var screening: Screening
        var start: WrittenTime
        var end: ScreeningEnd?
    }

    /// The address of the page being read.
    var address: URL
    let clock: CinemaClock
    let utcMarks: CinemaProgramme.UTCMarks?
    private(set) var theatres: [ProgrammeTheatre] = []
    private var theatreIndices: [String: Int] = [:]
    private var events: [Event] = []
    var omissions = CinemaProgramme.Omissions()

    /// The maximum number of events that are read. Further ones are only counted.
    private static let eventLimit = 20_000
    private static let theatreLimit = 200

    init(address: URL, clock: CinemaClock, utcMarks: CinemaProgramme.UTCMarks? = nil) {
        self.address = address
        self.clock = clock
        self.utcMarks = utcMarks
    }

    mutating func add(_ event: Event) {
        guard events.count < Self.eventLimit else {
            omissions.overLimit += 1
            return
        }
        events.append(event)
    }

    /// Adds a cinema, or merges it with one of the same name.
    mutating func add(_ theatre: ProgrammeTheatre) {
        let name = ProgrammeText.folded(theatre.name)
        guard let index = theatreIndices[name] else {
            guard theatres.count < Self.theatreLimit else { return }
            theatreIndices[name] = theatres.count
            theatres.append(theatre)
            return
        }
        theatres[index].fill(from: theatre)
    }

    func programme() -> CinemaProgramme {
        var programme = CinemaProgramme()
        let times = SourceTimes(events.map(\.start), clock: clock, decision: utcMarks)
        programme.utcMarks = times.utcMarks
        programme.theatres = theatres
        programme.omissions = omissions
        var screenings: [Screening] = []
        for event in events {
            let screening = screening(of: event, times: times)
            if screening.time.dayNumber < clock.today - 1 {
                programme.omissions.past += 1
            } else {
                screenings.append(screening)
            }
        }
        programme.screenings = Self.unique(screenings)
        let surplus = programme.screenings.count - CinemaProgramme.screeningLimit
        if surplus > 0 {
            programme.omissions.overLimit += surplus
            programme.screenings.removeLast(surplus)
        }
        programme.alarms = Self.alarms(programme)
        return programme
    }

    private func screening(of event: Event, times: SourceTimes) -> Screening {
        var screening = event.screening
        let localTime = times.localTime(of: event.start)
        screening.time = localTime.time
        screening.instant = localTime.instant
        if screening.state == .postponed {
            screening.time = localTime.time.dayOnly
            screening.instant = nil
        }
        if let end = event.end, screening.state != .postponed {
            (screening.end, screening.endInstant) = times.end(end, of: event.start, runtime: screening.runtime)
        }
        let titles = TimelessTitle(times: [event.start.time, localTime.time])
        screening.name = titles.title(screening.name)
        screening.filmTitle = screening.filmTitle.map(titles.title)
        screening.otherTitle = screening.otherTitle.map(titles.title)
        // An event on the page of a single cinema takes place there.
        if screening.theatre == nil, theatres.count == 1 { screening.theatre = theatres[0].name }
        if screening.state == .scheduled, CancellationWords.areAtEdge(of: screening.name) {
            screening.state = .cancelled
        }
        screening.identity = Self.identity(screening)
        return screening
    }

    private static func identity(_ screening: Screening) -> String {
        let parts = [screening.theatre ?? "", screening.hall ?? "", screening.name] + screening.versions
        return ([screening.time.description] + parts.map(ProgrammeText.folded)).joined(separator: "|")
    }

    /// The screenings in order of time, with duplicates merged.
    private static func unique(_ screenings: [Screening]) -> [Screening] {
        var indices: [String: Int] = [:]
        var unique: [Screening] = []
        for screening in screenings {
            if let index = indices[screening.identity] {
                unique[index].fill(from: screening)
            } else {
                indices[screening.identity] = unique.count
                unique.append(screening)
            }
        }
        return unique.sorted { ($0.time, $0.identity) < ($1.time, $1.identity) }
    }

    private static func alarms(_ programme: CinemaProgramme) -> Set<CinemaProgramme.Alarm> {
        let omissions = programme.omissions
        let screeningCount = programme.screenings.count
        var alarms: Set<CinemaProgramme.Alarm> = []
        if screeningCount == 0 {
            if omissions.past > 0 {
                alarms.insert(.allPast)
            } else if omissions.withoutTime + omissions.unreadableTimes > 0 {
                alarms.insert(.noTimes)
            } else if omissions.unreadableBlocks > 0 {
                alarms.insert(.mostlyUnread)
            } else if omissions.unread == 0 {
                alarms.insert(.noEvents)
            }
        }
        if omissions.unread > screeningCount + omissions.past { alarms.insert(.mostlyUnread) }
        if screeningCount >= 5, Set(programme.screenings.map(\.time.dayOnly)).count == 1 { alarms.insert(.oneDay) }
        return alarms
    }
}

extension Screening {
    /// Fills in values that are missing here from a duplicate of the screening.
    fileprivate mutating func fill(from other: Screening) {
        filmTitle = filmTitle ?? other.filmTitle
        otherTitle = otherTitle ?? other.otherTitle
        year = year ?? other.year
        dateYear = dateYear ?? other.dateYear
        if end == nil {
            end = other.end
            endInstant = other.endInstant
        }
        runtime = runtime ?? other.runtime
        director = director ?? other.director
        price = price ?? other.price
        link = link ?? other.link
        if languages.isEmpty { languages = other.languages }
        if subtitles.isEmpty { subtitles = other.subtitles }
        if availability == .unknown { availability = other.availability }
        if state == .scheduled { state = other.state }
        mayBeOtherEvent = mayBeOtherEvent && other.mayBeOtherEvent
    }
}

extension ProgrammeTheatre {
    fileprivate mutating func fill(from other: ProgrammeTheatre) {
        address = address ?? other.address
        city = city ?? other.city
        country = country ?? other.country
        if latitude == nil {
            latitude = other.latitude
            longitude = other.longitude
        }
        telephone = telephone ?? other.telephone
        url = url ?? other.url
        timeZone = timeZone ?? other.timeZone
    }
}
