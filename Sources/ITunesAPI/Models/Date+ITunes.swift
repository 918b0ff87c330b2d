import APICore
import Foundation

extension Date {
    /// A moment as the store writes it: `2013-12-25T08:00:00Z`, and `2021-08-13T00:00:00-07:00` in the charts.
    init?(iTunes text: String) {
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: text.hasSuffix("Z") ? .omitted : .colon)
        guard let date = try? Date(text, strategy: style) else { return nil }
        self = date
    }

    /// The store's dates are midnight in California, at which it is the same day in UTC.
    var utcYear: Int { PlainDate(self, in: .gmt).year }
}
