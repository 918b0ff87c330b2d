/// How dates, times, numbers, distances and stars are written for a reader, in whatever language.
public struct ReaderForms: Hashable, Sendable {
    /// Whether the month stands before the day, in languages that know both.
    var isMonthFirst = false
    var hours = HourCycle.twentyFour
    /// Whether a clock of 24 hours is written `15 h 40`, in languages that know it.
    var spellsHours = false
    /// The day with which the reader's weeks begin; nil when their region is not known.
    public private(set) var weekStart: WeekStart?
    /// Whether distances are in miles.
    public private(set) var isInMiles = false
    public private(set) var scale = StarScale.five
    /// How numbers are written; nil where it is usual for the language.
    var numbers: NumberForm?

    /// The usual forms of each language, and five stars. Files and what programs read are always in these.
    public init() {}

    /// - Parameter region: the region of the reader's browser or terminal; nil when it is not known
    public init(_ choices: FormChoices = FormChoices(), region: Region?, language: Language) {
        if let region = choices.region ?? region {
            isMonthFirst = RegionCustoms.writesMonthFirst(region)
            hours = RegionCustoms.hours(in: region, language: language)
            spellsHours = RegionCustoms.spellsHours(region)
            weekStart = RegionCustoms.weekStart(in: region)
            isInMiles = RegionCustoms.isInMiles(region)
            numbers = RegionCustoms.numbers(in: region, language: language)
        }
        hours = choices.hours ?? hours
        weekStart = choices.weekStart ?? weekStart
        scale = choices.scale ?? .five
    }
}
