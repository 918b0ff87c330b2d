public import FilmzDomain
public import Foundation

/// A calendar file: RFC 5545, with the name and the refresh interval of RFC 7986.
public struct ICalendar: Hashable, Sendable {
    public var name: String
    public var events: [Event]

    /// An event on a day, or at a time.
    public struct Event: Hashable, Sendable {
        /// The day or time of an event.
        public enum Time: Hashable, Sendable {
            case day(CalendarDay)
            /// A period in a time zone.
            case span(Timestamp, to: Timestamp, in: TimeZone)
        }

        /// The permanent ID, which is the same whenever the calendar is read, and unique.
        public var uid: String
        public var time: Time
        public var summary: String
        /// The place; nil when unknown.
        public var place: String?
        /// Further details; nil when there are none.
        public var details: String?
        /// The page of the event; nil when it has none that is accessible without signing in.
        public var url: String?
        public var isCancelled: Bool

        public init(
            uid: String, time: Time, summary: String, place: String? = nil, details: String? = nil,
            url: String? = nil, isCancelled: Bool = false
        ) {
            self.uid = uid
            self.time = time
            self.summary = summary
            self.place = place
            self.details = details
            self.url = url
            self.isCancelled = isCancelled
        }
    }

    public init(name: String, events: [Event]) {
        self.name = name
        self.events = events
    }

    public static let mediaType = "text/calendar; charset=utf-8"

    /// The interval at which programs should read it.
    private static let interval = "PT12H"

    /// The content of the file.
    /// - Parameter now: the time of writing
    public func file(now: Timestamp) -> String {
        let timestamp = Self.time(now)
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Filmz//Filmz//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
            "NAME:" + Self.escaped(name), "X-WR-CALNAME:" + Self.escaped(name),
            "REFRESH-INTERVAL;VALUE=DURATION:" + Self.interval, "X-PUBLISHED-TTL:" + Self.interval,
        ]
        lines += zones
        for event in events { lines += Self.lines(of: event, timestamp: timestamp) }
        // A calendar must have at least one component.
        if events.isEmpty { lines += Self.nothing }
        lines.append("END:VCALENDAR")
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// The time zones of the events, each once.
    private var zones: [String] {
        var firsts: [TimeZone: Timestamp] = [:]
        for event in events {
            if case .span(let start, _, let zone) = event.time { firsts[zone] = min(firsts[zone] ?? start, start) }
        }
        return firsts.sorted { $0.key.identifier < $1.key.identifier }.flatMap { zone, first in
            CalendarZone(timeZone: zone).lines(from: first.date)
        }
    }

    private static func lines(of event: Event, timestamp: String) -> [String] {
        var lines = ["BEGIN:VEVENT", "UID:" + escaped(event.uid), "DTSTAMP:" + timestamp]
        switch event.time {
        case .day(let day):
            lines.append("DTSTART;VALUE=DATE:" + date(day))
            if let end = day.next { lines.append("DTEND;VALUE=DATE:" + date(end)) }
        case .span(let start, let end, let timeZone):
            let zone = CalendarZone(timeZone: timeZone)
            lines.append("DTSTART;TZID=\(timeZone.identifier):" + zone.local(start.date))
            lines.append("DTEND;TZID=\(timeZone.identifier):" + zone.local(end.date))
        }
        lines.append("SUMMARY:" + escaped(event.summary))
        if let place = event.place { lines.append("LOCATION:" + escaped(place)) }
        if let details = event.details { lines.append("DESCRIPTION:" + escaped(details)) }
        if event.isCancelled { lines.append("STATUS:CANCELLED") }
        lines.append(event.isBusy ? "TRANSP:OPAQUE" : "TRANSP:TRANSPARENT")
        if let url = event.url, isURI(url) { lines.append("URL:" + url) }
        return lines + ["END:VEVENT"]
    }

    private static let nothing = [
        "BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
    ]

    /// A text as the value of a property. Control characters other than line breaks are not allowed in one.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\", ";", ",": escaped += "\\\(character)"
            case "\n": escaped += "\\n"
            case _ where character.value < 0x20 || character.value == 0x7F: continue
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// A line in pieces of at most 75 bytes; each but the first begins with a space, and no character is cut.
    static func folded(_ line: String) -> String {
        var folded = ""
        var length = 0
        for character in line.unicodeScalars {
            let size = UTF8.width(character)
            if length + size > lineLimit {
                folded += "\r\n "
                length = 1
            }
            folded.unicodeScalars.append(character)
            length += size
        }
        return folded
    }

    private static let lineLimit = 75

    private static func isURI(_ text: String) -> Bool {
        text.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\"") }
    }

    /// A date, such as `20110714`.
    private static func date(_ day: CalendarDay) -> String { day.description.filter { $0 != "-" } }

    /// A time in UTC, such as `20110714T204807Z`.
    private static func time(_ time: Timestamp) -> String {
        time.description.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" } + "Z"
    }
}

extension ICalendar.Event {
    /// Whether the event blocks time in the person's calendar.
    fileprivate var isBusy: Bool {
        guard case .span = time else { return false }
        return !isCancelled
    }
}
