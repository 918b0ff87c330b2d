/// Short titles that many films have.
enum CommonTitles {
    /// - Parameters:
    ///   - titles: of well-known films
    ///   - usual: words that titles are made of, the frequent ones first
    /// - Returns: The words with which well-known titles begin and the usual ones, in turns, the frequent ones first.
    static func words(firstOf titles: [String], usual: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for title in titles {
            let words = title.split { !$0.isLetter }.map(String.init)
            let first = words.first { !["the", "a", "an"].contains($0.lowercased()) }
            if let first, first.count > 1 { counts[first, default: 0] += 1 }
        }
        let firsts = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
        var words: [String] = []
        var seen: Set<String> = []
        for place in 0..<max(firsts.count, usual.count) {
            for list in [firsts, usual] where place < list.count && seen.insert(list[place]).inserted {
                words.append(list[place])
            }
        }
        return words
    }
}
