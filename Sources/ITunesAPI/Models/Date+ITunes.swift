import APICore
import Foundation

extension Date {
    /// A date and time in the store's format: `2013-12-25T08:00:00Z`, and `2021-08-13T00:00:00-07:00` in the charts.
    /// Nil before the Gregorian calendar, and after the year 9999.
    init?(iTunes text: String) {
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: text.hasSuffix("Z") ? .omitted : .colon)
        guard let date = try? Date(text, strategy: style), (1583...9999).contains(date.utcYear) else { return nil }
        // The store writes no fractions.
        self.init(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    }

    /// The year of the date in UTC: the store's dates are midnight in California, when it is the same day in UTC.
    var utcYear: Int { PlainDate(self, in: .gmt).year }
}
