/// A row of a dataset about a title, which is there only once in a correct file.
protocol TitleRow {
    /// The number of the title.
    var id: UInt32 { get }
}

extension Array where Element: TitleRow {
    /// Sorts the rows by their titles. If a title is there several times, its first row stays.
    /// - Returns: the number of rows that were removed
    mutating func sortByTitle() -> Int {
        // IMDb sorts its IDs as text, so those with eight digits are among those with seven.
        self = filter { $0.id < 10_000_000 } + filter { $0.id >= 10_000_000 }
        if zip(self, dropFirst()).allSatisfy({ $0.id < $1.id }) { return 0 }
        // The sort is stable.
        sort { $0.id < $1.id }
        let before = count
        var last: UInt32?
        removeAll { row in
            defer { last = row.id }
            return row.id == last
        }
        return before - count
    }
}
