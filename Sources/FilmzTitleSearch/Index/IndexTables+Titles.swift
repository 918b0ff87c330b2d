extension IndexTables {
    /// The range, in the order of titles, of those that begin with some terms, followed by one in a range.
    /// - Returns: `all`: these titles; `whole`: the first of them, which end with the first term of the range
    func titles(
        beginningWith terms: [Int], last: Range<Int>, buffer: TermBuffer
    ) -> (all: Range<Int>, whole: Range<Int>) {
        let start = titleRank(of: terms + [last.lowerBound], in: 0..<counts.names, buffer: buffer)
        let end = titleRank(of: terms + [last.upperBound], from: start, buffer: buffer)
        let whole = titleRank(of: terms + [last.lowerBound, 0], from: start, buffer: buffer)
        return (start..<end, start..<min(whole, end))
    }

    /// The number of titles that are sorted before a sequence of terms.
    private func titleRank(of terms: [Int], from start: Int, buffer: TermBuffer) -> Int {
        var low = start
        var step = 8
        while low &+ step < counts.names, precedes(titles.names[low &+ step], terms: terms, buffer: buffer) {
            low &+= step
            step &*= 4
        }
        return titleRank(of: terms, in: low..<min(low &+ step, counts.names), buffer: buffer)
    }

    private func titleRank(of terms: [Int], in range: Range<Int>, buffer: TermBuffer) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low &+ high) / 2
            if precedes(titles.names[middle], terms: terms, buffer: buffer) { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Whether a name's terms, without a leading article, are sorted before these terms.
    private func precedes(_ name: Int, terms: [Int], buffer: TermBuffer) -> Bool {
        let count = addTerms(of: names[name], in: nameChunks, to: buffer)
        var index = if count > 1 && isArticle(buffer[0]) { 1 } else { 0 }
        for term in terms {
            guard index < count else { return true }
            if buffer[index] != term { return buffer[index] < term }
            index &+= 1
        }
        return false
    }
}
