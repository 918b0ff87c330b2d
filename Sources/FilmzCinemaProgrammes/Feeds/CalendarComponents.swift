/// An event of a calendar with its properties.
struct CalendarEvent: Sendable {
    private var lines: [String: [CalendarProperty]] = [:]

    private static let lineLimit = 100

    mutating func add(_ line: CalendarProperty) {
        guard lines[line.name]?.count ?? 0 < Self.lineLimit else { return }
        lines[line.name, default: []].append(line)
    }

    /// The first property with a name.
    subscript(name: String) -> CalendarProperty? { lines[name]?.first }

    func all(_ name: String) -> [CalendarProperty] { lines[name] ?? [] }
}

/// The parts of a calendar that matter for screenings: its events and time zones.
struct CalendarComponents {
    private(set) var events: [CalendarEvent] = []
    /// The time zones that the calendar describes, by name.
    private(set) var zones: [String: CalendarZones.Description] = [:]
    /// The calendar's own time zone; nil when it names none.
    private(set) var zone: String?

    /// The properties of an event that are read. The others, which are often long, are dropped.
    private static let eventProperties: Set = [
        "UID", "SUMMARY", "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "RRULE", "EXDATE", "LOCATION", "URL",
        "STATUS", "GEO",
    ]

    init(_ bytes: [UInt8]) {
        var event: CalendarEvent?
        var zone: (name: String?, description: CalendarZones.Description)?
        // Components inside an event, such as alarms, are skipped.
        var nestedCount = 0
        var zoneComponent = ""
        for line in CalendarProperties(bytes) {
            let componentName = line.value.uppercased()
            switch line.name {
            // Some programs write other text before it.
            case _ where line.name.hasSuffix("BEGIN") && componentName == "VEVENT":
                if let event { events.append(event) }
                event = CalendarEvent()
                nestedCount = 0
                zone = nil
            case "BEGIN" where event != nil: nestedCount += 1
            case "BEGIN" where componentName == "VTIMEZONE": zone = (nil, CalendarZones.Description())
            case "BEGIN": zoneComponent = componentName
            case "END" where componentName == "VEVENT":
                if let event { events.append(event) }
                event = nil
            case "END" where event != nil: nestedCount = max(0, nestedCount - 1)
            case "END" where componentName == "VTIMEZONE":
                if let zone, let name = zone.name { zones[name] = zone.description }
                zone = nil
            case "TZID" where zone != nil: zone?.name = line.value
            case "X-LIC-LOCATION" where zone != nil: zone?.description.location = line.value
            case "TZOFFSETTO" where zone != nil && zoneComponent == "DAYLIGHT":
                zone?.description.daylight = WrittenTime.offset(line.value)
            case "TZOFFSETTO" where zone != nil: zone?.description.standard = WrittenTime.offset(line.value)
            case "X-WR-TIMEZONE" where event == nil: self.zone = line.value
            default:
                if nestedCount == 0, Self.eventProperties.contains(line.name) { event?.add(line) }
            }
        }
        if let event { events.append(event) }
    }
}
