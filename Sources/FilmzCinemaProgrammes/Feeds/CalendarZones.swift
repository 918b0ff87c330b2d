import Foundation

/// The time zones that a calendar names.
struct CalendarZones {
    /// What a calendar itself says of a zone.
    struct Description {
        /// The IANA name that some programs add.
        var location: String?
        /// Seconds east of Greenwich in winter, and in summer; nil when they are not told.
        var standard: Int?
        var daylight: Int?
    }

    private let descriptions: [String: Description]
    private let cinema: TimeZone?
    private let now: Date
    private var known: [String: TimeZone?] = [:]

    /// More names than any calendar has are not looked up.
    private static let nameLimit = 100

    init(_ descriptions: [String: Description], cinema: TimeZone?, now: Date) {
        self.descriptions = descriptions
        self.cinema = cinema
        self.now = now
    }

    /// The zone of a name: IANA's in any case, Windows' or one that the calendar describes. Nil when nothing is known.
    mutating func zone(_ name: String) -> TimeZone? {
        if let zone = known[name] { return zone }
        guard known.count < Self.nameLimit else { return nil }
        let zone = find(name)
        known[name] = .some(zone)
        return zone
    }

    private func find(_ name: String) -> TimeZone? {
        if let zone = Self.named(name) { return zone }
        guard let description = descriptions[name] else { return nil }
        if let zone = description.location.flatMap(Self.named) { return zone }
        guard let standard = description.standard ?? description.daylight else { return nil }
        let daylight = description.daylight ?? standard
        if let cinema, fits(cinema, standard: standard, daylight: daylight) { return cinema }
        if standard == daylight { return TimeZone(secondsFromGMT: standard) }
        return WindowsZones.common.lazy.compactMap { TimeZone(identifier: $0) }.first {
            fits($0, standard: standard, daylight: daylight)
        }
    }

    private func fits(_ zone: TimeZone, standard: Int, daylight: Int) -> Bool {
        let offsets = [0.0, 182].map { zone.secondsFromGMT(for: now.addingTimeInterval($0 * 86_400)) }
        return Set(offsets) == [standard, daylight]
    }

    /// The zone of an IANA or Windows name, without what programs put before it: `/mozilla.org/2005/Europe/Berlin`.
    static func named(_ name: String) -> TimeZone? {
        guard name.utf8.count <= 120 else { return nil }
        let name = name.lowercased()
        if let zone = WindowsZones.names[name] { return TimeZone(identifier: zone) }
        let parts = name.split(separator: "/")
        for count in [parts.count, 3, 2] where count > 0 && count <= parts.count {
            let identifier = parts.suffix(count).joined(separator: "/")
            if let zone = identifiers[identifier] { return TimeZone(identifier: zone) }
        }
        return nil
    }

    /// The names of all zones, by them in lower case.
    private static let identifiers: [String: String] = {
        var identifiers = ["utc": "UTC", "gmt": "GMT", "etc/utc": "UTC", "etc/gmt": "GMT", "zulu": "UTC"]
        for name in TimeZone.knownTimeZoneIdentifiers { identifiers[name.lowercased()] = name }
        for (old, name) in WindowsZones.oldNames where TimeZone(identifier: name) != nil { identifiers[old] = name }
        return identifiers
    }()
}
