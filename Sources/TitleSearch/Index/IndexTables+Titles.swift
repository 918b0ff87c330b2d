extension IndexTables {
    /// How many titles come before a sequence of terms.
    func titleRank(of terms: [Int]) -> Int {
        var (low, high) = (0, counts.names)
        var buffer = TermBuffer()
        while low < high {
            let middle = (low &+ high) / 2
            if precedes(titles.names[middle], terms, &buffer) { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Whether a name's terms, less a leading article, come before others.
    private func precedes(_ name: Int, _ terms: [Int], _ buffer: inout TermBuffer) -> Bool {
        buffer.removeAll()
        addTerms(of: names[name], in: nameChunks, to: &buffer)
        var index = buffer.count > 1 && articles.contains(buffer[0]) ? 1 : 0
        for term in terms {
            guard index < buffer.count else { return true }
            if buffer[index] != term { return buffer[index] < term }
            index &+= 1
        }
        return false
    }
}
