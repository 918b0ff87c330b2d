/// The customs of regions. The source of all tables is CLDR 48: `timeData` and `weekData` of its supplemental data, the
/// unit of `length` for roads in its preferences of units, and the dates and numbers of its locales.
enum RegionCustoms {
    /// The regions where English writes the month before the day, and `PM` in capitals.
    private static let monthFirst = codes("AS BI CA GU JP MH MP PH PR UM US VI")

    /// The regions where clocks count to twelve. French in Canada counts to 24.
    private static let twelveHours = codes(
        """
        419 AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU
        GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NH NI NZ OM PA PE PG PH PK PR PS
        PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YD YE ZM
        """)

    private static let weeksFromSunday = codes(
        """
        AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH
        PK PR PT PY RH SA SG SV TH TT TW UM US VE VI WS YD YE ZA ZW
        """)

    private static let weeksFromSaturday = codes("AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY")

    private static let weeksFromFriday = codes("MV")

    private static let miles = codes("GB US")

    /// The regions where French writes 15 h 40.
    private static let spelledHours = codes("CA")

    /// The regions where Spanish writes 1,234.5.
    private static let spanishPoint = codes("419 BR BZ CU DO GT HN MX NI PA PE PR SV US")

    /// The regions where Spanish writes 1.234,5: it separates the thousands of four digits too, unlike Spain's.
    private static let spanishComma = codes("AR BO CL CO EC PY UY VE")

    private static func codes(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    static func writesMonthFirst(_ region: Region) -> Bool { monthFirst.contains(region.description) }

    static func spellsHours(_ region: Region) -> Bool { spelledHours.contains(region.description) }

    static func isInMiles(_ region: Region) -> Bool { miles.contains(region.description) }

    static func hours(in region: Region, language: Language) -> HourCycle {
        let isFrenchCanadian = language == .french && region.description == "CA"
        return if twelveHours.contains(region.description), !isFrenchCanadian { .twelve } else { .twentyFour }
    }

    static func weekStart(in region: Region) -> WeekStart {
        let code = region.description
        if weeksFromSunday.contains(code) { return .sunday }
        if weeksFromSaturday.contains(code) { return .saturday }
        return if weeksFromFriday.contains(code) { .friday } else { .monday }
    }

    /// How the region writes numbers; nil where it is usual for the language.
    static func numbers(in region: Region, language: Language) -> NumberForm? {
        let code = region.description
        switch language {
        case .german where code == "AT", .spanish where code == "CR": return .spaced
        case .german where code == "CH" || code == "LI": return .swiss
        case .french where code == "LU" || code == "MA": return .german
        case .spanish where spanishPoint.contains(code): return .english
        case .spanish where spanishComma.contains(code): return .german
        case .english, .german, .french, .spanish, .accented, .mirrored: return nil
        }
    }
}
