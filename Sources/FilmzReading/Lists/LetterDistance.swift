/// The number of typing errors between two words: a letter that is wrong, missing or added, or two swapped neighbours.
enum LetterDistance {
    /// - Parameter limit: the time grows with it
    /// - Returns: nil when there are more than `limit`
    static func between(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        if left == right { return 0 }
        guard limit > 0 else { return nil }
        // Three rows of the table of the optimal string alignment distance. Only cells near the diagonal can be within
        // the limit.
        let far = limit + 1
        var before: [Int] = []
        var last = (0...right.count).map { min($0, far) }
        for i in 1...max(left.count, 1) {
            guard i <= left.count else { break }
            var row = [Int](repeating: far, count: right.count + 1)
            row[0] = min(i, far)
            var least = row[0]
            let start = max(1, i - limit)
            let end = min(right.count, i + limit)
            if start <= end {
                for j in start...end {
                    var cost = min(last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1), last[j] + 1, row[j - 1] + 1)
                    if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                        cost = min(cost, before[j - 2] + 1)
                    }
                    row[j] = min(cost, far)
                    least = min(least, row[j])
                }
            }
            guard least <= limit else { return nil }
            before = last
            last = row
        }
        guard last[right.count] <= limit else { return nil }
        return last[right.count]
    }

    static func between(_ left: String, _ right: String, limit: Int) -> Int? {
        between(left.unicodeScalars.map(\.value), right.unicodeScalars.map(\.value), limit: limit)
    }
}
