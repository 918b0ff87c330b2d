public import Foundation

extension TheatreModel {
    /// The theatre's time zone; nil if AMC's data do not determine it.
    ///
    /// AMC sends names such as `CENTRAL TIME`. Together with the state they determine the zone: Arizona has mountain
    /// time without daylight saving time, and may be called Pacific in summer. An IANA name, should AMC send one, is
    /// used as it is. If the name does not help, ``timezoneAbbreviation`` is used.
    public var timeZone: TimeZone? {
        if let timezone, timezone.contains("/"), let known = TimeZone(identifier: timezone) { return known }
        guard let zone = named ?? abbreviated else { return nil }
        let identifier =
            switch zone {
            case "America/Denver" where isIn("AZ", name: "ARIZONA"),
                "America/Los_Angeles" where isIn("AZ", name: "ARIZONA"):
                "America/Phoenix"
            case _ where isIn("HI", name: "HAWAII"): "Pacific/Honolulu"
            default: zone
            }
        return TimeZone(identifier: identifier)
    }

    private func isIn(_ code: String, name: String) -> Bool {
        [location?.state, location?.stateName].contains { [code, name].contains($0?.uppercased()) }
    }

    private var named: String? {
        let words = (timezone ?? "").uppercased().split { !$0.isLetter }.filter { word in
            !["US", "U", "S", "TIME", "STANDARD", "DAYLIGHT", "ZONE"].contains(word)
        }
        return switch words.joined(separator: " ") {
        case "EASTERN": "America/New_York"
        case "CENTRAL": "America/Chicago"
        case "MOUNTAIN" where timezone?.uppercased().hasPrefix("US MOUNTAIN") == true: "America/Phoenix"
        case "MOUNTAIN": "America/Denver"
        case "ARIZONA": "America/Phoenix"
        case "PACIFIC": "America/Los_Angeles"
        case "ALASKA", "ALASKAN": "America/Anchorage"
        case "HAWAII", "HAWAIIAN", "HAWAII ALEUTIAN": "Pacific/Honolulu"
        default: nil
        }
    }

    private var abbreviated: String? {
        switch timezoneAbbreviation?.uppercased() {
        case "EST", "EDT": "America/New_York"
        case "CST", "CDT": "America/Chicago"
        case "MST", "MDT": "America/Denver"
        case "PST", "PDT": "America/Los_Angeles"
        case "AKST", "AKDT": "America/Anchorage"
        case "HST": "Pacific/Honolulu"
        default: nil
        }
    }
}
