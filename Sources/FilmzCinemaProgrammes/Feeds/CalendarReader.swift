import Foundation

/// A reader of a calendar's events.
struct CalendarReader {
    private let events: [CalendarEvent]
    private let cinemaClock: CinemaClock
    private var zones: CalendarZones
    private var draft: ProgrammeDraft
    /// The remaining number of periods of recurring events to examine, so that no calendar keeps the server busy.
    private var periodsLeft = 1_000_000
    /// The recurrences that have events of their own, by the event's UID.
    private var exceptions: [String: Set<ProgrammeTime>] = [:]

    private static let windowDays = 60
    private static let eventLimit = 5_000

    init(bytes: [UInt8], address: URL, zone: TimeZone?, now: Date) {
        let components = CalendarComponents(bytes)
        events = components.events
        let statedZone = components.zone.flatMap(CalendarZones.named)
        cinemaClock = CinemaClock(zone: zone ?? statedZone, now: now)
        zones = CalendarZones(components.zones, cinema: zone ?? statedZone, now: now)
        draft = ProgrammeDraft(address: address, clock: cinemaClock)
    }

    consuming func read() -> CinemaProgramme {
        for event in events {
            if let uid = event["UID"]?.value, let line = event["RECURRENCE-ID"], let time = writtenTime(line) {
                exceptions[uid, default: []].insert(localTime(of: time).time)
            }
        }
        var eventCount = 0
        for event in events {
            guard eventCount < Self.eventLimit else {
                draft.omissions.overLimit += 1
                continue
            }
            if add(event) { eventCount += 1 }
        }
        var programme = draft.programme()
        // In calendars, times marked as UTC really are in UTC.
        programme.utcMarks = nil
        return programme
    }

    /// Adds an event with its recurrences. Returns whether it is readable and not over.
    private mutating func add(_ event: CalendarEvent) -> Bool {
        guard let name = event["SUMMARY"]?.text else {
            draft.omissions.withoutTitle += 1
            return false
        }
        guard let line = event["DTSTART"], !line.value.isEmpty else {
            draft.omissions.withoutTime += 1
            return false
        }
        guard var start = writtenTime(line) else {
            draft.omissions.unreadableTimes += 1
            return false
        }
        if start.mark == .utc, start.time.minuteOfDay == 0, writtenTime(event["DTEND"])?.time.minuteOfDay == 0 {
            start = WrittenTime(start.time.dayOnly, mark: .none)
        }
        var screening = Screening(name: name, time: start.time)
        screening.mayBeOtherEvent = true
        screening.theatre = event["LOCATION"]?.text
        screening.link = event["URL"].flatMap { ProgrammeText.link($0.value, from: draft.address) }
        if event["STATUS"]?.value.uppercased() == "CANCELLED" { screening.state = .cancelled }
        let times = times(of: event, start: start)
        let isCurrent = times.contains { localTime(of: $0).time.dayNumber >= cinemaClock.today - 1 }
        if isCurrent { addTheatre(of: event, name: screening.theatre) }
        let end = duration(of: event, start: start).map(ScreeningEnd.minutes)
        for time in times { draft.add(ProgrammeDraft.Event(screening: screening, start: time, end: end)) }
        return isCurrent
    }

    /// The duration of an event in minutes, from its end or its duration; nil when it has neither.
    private mutating func duration(of event: CalendarEvent, start: WrittenTime) -> Int? {
        guard let end = writtenTime(event["DTEND"]) else { return SchemaFilms.minutes(event["DURATION"]?.value) }
        let first = localTime(of: start)
        let last = localTime(of: end)
        if let first = first.instant, let last = last.instant {
            return Int((last.timeIntervalSince(first) / 60).rounded())
        }
        guard let startMinute = first.time.minuteOfDay, let endMinute = last.time.minuteOfDay else { return nil }
        return 1_440 * (last.time.dayNumber - first.time.dayNumber) + endMinute - startMinute
    }

    private mutating func addTheatre(of event: CalendarEvent, name: String?) {
        guard let name else { return }
        var theatre = ProgrammeTheatre(name: name)
        if let parts = event["GEO"]?.value.split(separator: ";"), parts.count == 2 {
            theatre.place(String(parts[0]), longitude: String(parts[1]))
        }
        if case .zone(let zone)? = writtenTime(event["DTSTART"])?.mark { theatre.timeZone = zone.identifier }
        draft.add(theatre)
    }

    // MARK: - Recurrences

    /// All times of an event, except excluded ones and recurrences with events of their own.
    private mutating func times(of event: CalendarEvent, start: WrittenTime) -> [WrittenTime] {
        guard event["RECURRENCE-ID"] == nil, let text = event["RRULE"]?.value else { return [start] }
        guard let rule = RecurrenceRule(text) else {
            draft.omissions.unsupportedRecurrences += 1
            return [start]
        }
        let first = inRecurrenceZone(start)
        var excluded = event["UID"].flatMap { exceptions[$0.value] } ?? []
        for line in event.all("EXDATE") {
            for text in line.value.split(separator: ",").prefix(1_000) {
                guard let time = writtenTime(line, text: String(text)) else { continue }
                excluded.insert(time.time.minuteOfDay == nil ? time.time : localTime(of: time).time)
            }
        }
        let until = rule.until.map { limit in
            if limit.mark == .utc { localLimit(limit, in: first.mark) } else { limit.time }
        }
        let window = cinemaClock.today - 1...cinemaClock.today + Self.windowDays
        let days = rule.days(from: first.time, in: window, periodsLeft: &periodsLeft)
        let times = days.compactMap { day -> WrittenTime? in
            guard let time = ProgrammeTime(dayNumber: day, minuteOfDay: first.time.minuteOfDay) else { return nil }
            if let until, until.minuteOfDay == nil ? time.dayOnly > until : time > until { return nil }
            return WrittenTime(time, mark: first.mark)
        }
        return times.filter { written in
            let time = localTime(of: written).time
            return !excluded.contains(time) && !excluded.contains(time.dayOnly)
        }
    }

    /// A time in UTC converted to the cinema's time zone, in which the event recurs.
    private func inRecurrenceZone(_ start: WrittenTime) -> WrittenTime {
        guard start.mark == .utc, cinemaClock.zone != nil else { return start }
        return WrittenTime(localTime(of: start).time, mark: .none)
    }

    /// A time in UTC converted to the time zone in which an event recurs.
    private func localLimit(_ limit: WrittenTime, in mark: WrittenTime.Mark) -> ProgrammeTime {
        guard limit.time.minuteOfDay != nil, case .zone(let zone) = mark else { return localTime(of: limit).time }
        let utc = CinemaClock(zone: TimeZone(secondsFromGMT: 0), now: cinemaClock.now).localTime(
            of: limit, utcMarks: .utc)
        return utc.instant.flatMap { CinemaClock.time($0, in: zone) } ?? limit.time
    }

    // MARK: - Times

    private func localTime(of written: WrittenTime) -> CinemaClock.LocalTime {
        cinemaClock.localTime(of: written, utcMarks: .utc)
    }

    /// The time of a property; nil when it cannot be read.
    private mutating func writtenTime(_ line: CalendarProperty?) -> WrittenTime? {
        line.flatMap { writtenTime($0, text: $0.value) }
    }

    private mutating func writtenTime(_ line: CalendarProperty, text: String) -> WrittenTime? {
        guard let writtenTime = WrittenTime(text) else { return nil }
        if line.parameters["VALUE"]?.uppercased() == "DATE" {
            return WrittenTime(writtenTime.time.dayOnly, mark: .none)
        }
        guard writtenTime.mark == .none, writtenTime.time.minuteOfDay != nil, let name = line.parameters["TZID"],
            let zone = zones.zone(name)
        else { return writtenTime }
        return WrittenTime(writtenTime.time, mark: .zone(zone))
    }
}
