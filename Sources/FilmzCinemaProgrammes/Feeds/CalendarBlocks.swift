/// An event of a calendar with its properties.
struct CalendarBlock: Sendable {
    private var lines: [String: [CalendarLine]] = [:]

    private static let lineLimit = 100

    mutating func add(_ line: CalendarLine) {
        guard lines[line.name]?.count ?? 0 < Self.lineLimit else { return }
        lines[line.name, default: []].append(line)
    }

    /// The first property with a name.
    subscript(name: String) -> CalendarLine? { lines[name]?.first }

    func all(_ name: String) -> [CalendarLine] { lines[name] ?? [] }
}

/// The parts of a calendar that matter for screenings: its events and time zones.
struct CalendarBlocks {
    private(set) var events: [CalendarBlock] = []
    /// The time zones that the calendar describes, by name.
    private(set) var zones: [String: CalendarZones.Description] = [:]
    /// The calendar's own time zone; nil when it names none.
    private(set) var zone: String?

    /// The properties of an event that are read. The others, which are often long, are dropped.
    private static let wanted: Set = [
        "UID", "SUMMARY", "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "RRULE", "EXDATE", "LOCATION", "URL",
        "STATUS", "GEO",
    ]

    init(_ bytes: [UInt8]) {
        var event: CalendarBlock?
        var zone: (name: String?, description: CalendarZones.Description)?
        // Blocks inside an event, such as alarms, are skipped.
        var nested = 0
        var season = ""
        for line in CalendarLines(bytes) {
            let block = line.value.uppercased()
            switch line.name {
            // Some programs write other text before it.
            case _ where line.name.hasSuffix("BEGIN") && block == "VEVENT":
                if let event { events.append(event) }
                event = CalendarBlock()
                nested = 0
                zone = nil
            case "BEGIN" where event != nil: nested += 1
            case "BEGIN" where block == "VTIMEZONE": zone = (nil, CalendarZones.Description())
            case "BEGIN": season = block
            case "END" where block == "VEVENT":
                if let event { events.append(event) }
                event = nil
            case "END" where event != nil: nested = max(0, nested - 1)
            case "END" where block == "VTIMEZONE":
                if let zone, let name = zone.name { zones[name] = zone.description }
                zone = nil
            case "TZID" where zone != nil: zone?.name = line.value
            case "X-LIC-LOCATION" where zone != nil: zone?.description.location = line.value
            case "TZOFFSETTO" where zone != nil && season == "DAYLIGHT":
                zone?.description.daylight = WrittenTime.offset(line.value)
            case "TZOFFSETTO" where zone != nil: zone?.description.standard = WrittenTime.offset(line.value)
            case "X-WR-TIMEZONE" where event == nil: self.zone = line.value
            default:
                if nested == 0, Self.wanted.contains(line.name) { event?.add(line) }
            }
        }
        if let event { events.append(event) }
    }
}
