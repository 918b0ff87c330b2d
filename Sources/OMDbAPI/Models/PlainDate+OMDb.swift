import APICore

extension PlainDate {
    /// A day in the format of details, `09 Jul 2010`, or of season lists, `2010-07-09`. Nil for anything else, and for
    /// the first year of the calendar, which is how OMDb's own software writes a missing date.
    init?(omdb text: String) {
        guard let date = PlainDate(iso: text) ?? PlainDate(words: text), date.year > 1 else { return nil }
        self = date
    }

    private init?(words text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let day = String(parts[0]).wholeNumber, let year = String(parts[2]).wholeNumber,
            let month = Self.months.firstIndex(of: parts[1].prefix(3).lowercased())
        else { return nil }
        self.init(year: year, month: month + 1, day: day)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
}
