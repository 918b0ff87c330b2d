extension PlainDate {
    /// The number of days since the beginning of 1970. It is computed in years that begin in March, so that a leap day
    /// is the last of its year.
    package var daysSince1970: Int {
        let marchYear = if month > 2 { year } else { year - 1 }
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        // 719_468 days lie between 1 March of the year 0 and 1 January 1970.
        return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    }

    /// The day that is this number of days after the beginning of 1970; nil before the year 1 and after 9999.
    package init?(daysSince1970 days: Int) {
        guard (-719_162...2_932_896).contains(days) else { return nil }
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = if part < 10 { part + 3 } else { part - 9 }
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * part + 2) / 5 + 1)
    }
}
