import Foundation

/// The time zones that a calendar refers to.
struct CalendarZones {
    /// A calendar's own description of a time zone.
    struct Description {
        /// The IANA name, which some programs add.
        var location: String?
        /// The offset from UTC in seconds in winter, and in summer; nil when it is missing.
        var standard: Int?
        var daylight: Int?
    }

    private let descriptions: [String: Description]
    private let cinema: TimeZone?
    private let now: Date
    private var cache: [String: TimeZone?] = [:]

    /// The maximum number of names to look up, which is more than any calendar has.
    private static let nameLimit = 100

    init(_ descriptions: [String: Description], cinema: TimeZone?, now: Date) {
        self.descriptions = descriptions
        self.cinema = cinema
        self.now = now
    }

    /// The time zone with a name: an IANA name in any case, a Windows name, or one that the calendar describes. Nil
    /// when it is unknown.
    mutating func zone(_ name: String) -> TimeZone? {
        if let zone = cache[name] { return zone }
        guard cache.count < Self.nameLimit else { return nil }
        let zone = find(name)
        cache[name] = .some(zone)
        return zone
    }

    private func find(_ name: String) -> TimeZone? {
        if let zone = Self.named(name) { return zone }
        guard let description = descriptions[name] else { return nil }
        if let zone = description.location.flatMap(Self.named) { return zone }
        guard let standard = description.standard ?? description.daylight else { return nil }
        let daylight = description.daylight ?? standard
        if let cinema, matches(cinema, standard: standard, daylight: daylight) { return cinema }
        if standard == daylight { return TimeZone(secondsFromGMT: standard) }
        return TimeZoneAliases.common.lazy.compactMap { TimeZone(identifier: $0) }.first {
            matches($0, standard: standard, daylight: daylight)
        }
    }

    private func matches(_ zone: TimeZone, standard: Int, daylight: Int) -> Bool {
        let offsets = [0.0, 182].map { zone.secondsFromGMT(for: now.addingTimeInterval($0 * 86_400)) }
        return Set(offsets) == [standard, daylight]
    }

    /// The time zone with an IANA or Windows name, ignoring prefixes added by programs:
    /// `/mozilla.org/2005/Europe/Berlin`.
    static func named(_ name: String) -> TimeZone? {
        guard name.utf8.count <= 120 else { return nil }
        let name = name.lowercased()
        if let zone = TimeZoneAliases.windowsNames[name] { return TimeZone(identifier: zone) }
        let parts = name.split(separator: "/")
        for count in [parts.count, 3, 2] where count > 0 && count <= parts.count {
            let identifier = parts.suffix(count).joined(separator: "/")
            if let zone = identifiers[identifier] { return TimeZone(identifier: zone) }
        }
        return nil
    }

    /// The names of all time zones, by their names in lower case.
    private static let identifiers: [String: String] = {
        var identifiers = ["utc": "UTC", "gmt": "GMT", "etc/utc": "UTC", "etc/gmt": "GMT", "zulu": "UTC"]
        for name in TimeZone.knownTimeZoneIdentifiers { identifiers[name.lowercased()] = name }
        for (old, name) in TimeZoneAliases.oldNames where TimeZone(identifier: name) != nil { identifiers[old] = name }
        return identifiers
    }()
}
