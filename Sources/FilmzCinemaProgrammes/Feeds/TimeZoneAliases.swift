/// Names of time zones that are in use besides IANA's current ones.
enum TimeZoneAliases {
    /// The names in Windows, in lower case, with the time zone of most people in each, according to Unicode's CLDR.
    static let windowsNames: [String: String] = [
        "dateline standard time": "Etc/GMT+12", "hawaiian standard time": "Pacific/Honolulu",
        "alaskan standard time": "America/Anchorage", "pacific standard time": "America/Los_Angeles",
        "us mountain standard time": "America/Phoenix", "mountain standard time": "America/Denver",
        "central america standard time": "America/Guatemala", "central standard time": "America/Chicago",
        "central standard time (mexico)": "America/Mexico_City", "canada central standard time": "America/Regina",
        "sa pacific standard time": "America/Bogota", "eastern standard time": "America/New_York",
        "us eastern standard time": "America/Indianapolis", "venezuela standard time": "America/Caracas",
        "paraguay standard time": "America/Asuncion", "atlantic standard time": "America/Halifax",
        "sa western standard time": "America/La_Paz", "pacific sa standard time": "America/Santiago",
        "newfoundland standard time": "America/St_Johns", "e. south america standard time": "America/Sao_Paulo",
        "sa eastern standard time": "America/Cayenne", "argentina standard time": "America/Buenos_Aires",
        "montevideo standard time": "America/Montevideo", "azores standard time": "Atlantic/Azores",
        "cape verde standard time": "Atlantic/Cape_Verde", "utc": "UTC", "gmt standard time": "Europe/London",
        "greenwich standard time": "Atlantic/Reykjavik", "morocco standard time": "Africa/Casablanca",
        "w. europe standard time": "Europe/Berlin", "central europe standard time": "Europe/Budapest",
        "romance standard time": "Europe/Paris", "central european standard time": "Europe/Warsaw",
        "w. central africa standard time": "Africa/Lagos", "jordan standard time": "Asia/Amman",
        "gtb standard time": "Europe/Bucharest", "middle east standard time": "Asia/Beirut",
        "egypt standard time": "Africa/Cairo", "e. europe standard time": "Europe/Chisinau",
        "south africa standard time": "Africa/Johannesburg", "fle standard time": "Europe/Kiev",
        "israel standard time": "Asia/Jerusalem", "kaliningrad standard time": "Europe/Kaliningrad",
        "turkey standard time": "Europe/Istanbul", "arabic standard time": "Asia/Baghdad",
        "arab standard time": "Asia/Riyadh", "belarus standard time": "Europe/Minsk",
        "russian standard time": "Europe/Moscow", "e. africa standard time": "Africa/Nairobi",
        "iran standard time": "Asia/Tehran", "arabian standard time": "Asia/Dubai",
        "azerbaijan standard time": "Asia/Baku", "georgian standard time": "Asia/Tbilisi",
        "caucasus standard time": "Asia/Yerevan", "afghanistan standard time": "Asia/Kabul",
        "west asia standard time": "Asia/Tashkent", "ekaterinburg standard time": "Asia/Yekaterinburg",
        "pakistan standard time": "Asia/Karachi", "india standard time": "Asia/Calcutta",
        "sri lanka standard time": "Asia/Colombo", "nepal standard time": "Asia/Katmandu",
        "central asia standard time": "Asia/Almaty", "bangladesh standard time": "Asia/Dhaka",
        "myanmar standard time": "Asia/Rangoon", "se asia standard time": "Asia/Bangkok",
        "china standard time": "Asia/Shanghai", "singapore standard time": "Asia/Singapore",
        "w. australia standard time": "Australia/Perth", "taipei standard time": "Asia/Taipei",
        "tokyo standard time": "Asia/Tokyo", "korea standard time": "Asia/Seoul",
        "cen. australia standard time": "Australia/Adelaide", "aus central standard time": "Australia/Darwin",
        "e. australia standard time": "Australia/Brisbane", "aus eastern standard time": "Australia/Sydney",
        "tasmania standard time": "Australia/Hobart", "vladivostok standard time": "Asia/Vladivostok",
        "new zealand standard time": "Pacific/Auckland", "fiji standard time": "Pacific/Fiji",
    ]

    /// The names that IANA preserves for old programs, and their replacements.
    static let oldNames: [String: String] = [
        "us/eastern": "America/New_York", "us/central": "America/Chicago", "us/mountain": "America/Denver",
        "us/pacific": "America/Los_Angeles", "us/alaska": "America/Anchorage", "us/hawaii": "Pacific/Honolulu",
        "gb": "Europe/London", "cet": "Europe/Berlin", "eet": "Europe/Athens", "wet": "Europe/Lisbon",
        "japan": "Asia/Tokyo", "turkey": "Europe/Istanbul", "asia/kolkata": "Asia/Calcutta",
        "asia/kathmandu": "Asia/Katmandu", "asia/yangon": "Asia/Rangoon", "asia/saigon": "Asia/Ho_Chi_Minh",
        "europe/kyiv": "Europe/Kiev", "america/argentina/buenos_aires": "America/Buenos_Aires",
        "atlantic/reykjavik": "Atlantic/Reykjavik", "europe/kiev": "Europe/Kiev", "asia/calcutta": "Asia/Calcutta",
    ]

    /// A time zone for each common rule of daylight saving time.
    static let common = [
        "Europe/Berlin", "Europe/London", "Europe/Helsinki", "America/New_York", "America/Chicago", "America/Denver",
        "America/Los_Angeles", "America/Anchorage", "America/Halifax", "America/St_Johns", "Australia/Sydney",
        "Australia/Adelaide", "Pacific/Auckland", "America/Santiago", "Asia/Jerusalem", "Atlantic/Azores",
    ]
}
