public import Foundation

extension TheatreModel {
    /// The theatre's time zone as systems know it, or nil when AMC's words do not tell.
    ///
    /// AMC sends names such as `CENTRAL TIME`. Together with the state they tell the zone: Arizona has mountain time
    /// without summer time, and may be called Pacific in summer. An IANA name, should AMC send one, is taken as it is.
    public var timeZone: TimeZone? {
        guard let identifier = timeZoneIdentifier else { return nil }
        return TimeZone(identifier: identifier)
    }

    private var timeZoneIdentifier: String? {
        if let timezone, timezone.contains("/") { return timezone }
        guard let zone = named ?? abbreviated else { return nil }
        return switch (location?.state?.uppercased(), zone) {
        case ("AZ", "America/Denver"), ("AZ", "America/Los_Angeles"): "America/Phoenix"
        case ("HI", _): "Pacific/Honolulu"
        default: zone
        }
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
        guard timezone == nil else { return nil }
        return switch timezoneAbbreviation?.uppercased() {
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
