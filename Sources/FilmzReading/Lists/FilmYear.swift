/// A year in a text, with what stands before and after it.
typealias YearPlace = (before: String, year: Int, after: [String])

/// A film's year in a word, alone or between punctuation marks.
struct FilmYear {
    var year: Int

    /// The years in which films can have been made.
    static let years = 1880...2099

    /// The first year that two digits may stand for.
    private static let firstShort = 1930

    /// Reads `1995`, `(1995),`, `1995:`, `1995-1997`, `'95`; returns nil for anything else.
    init?(_ word: some StringProtocol) {
        guard word.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
        let short = Substring(word).trimming { "()[]{},.;:".contains($0) }
        if let first = short.first, "'’".contains(first), short.utf8.count - String(first).utf8.count == 2,
            let digits = Int(short.dropFirst()), digits >= 0
        {
            year = digits + (digits < Self.firstShort % 100 ? 2000 : 1900)
            return
        }
        let trimmed = Substring(word).trimming { "()[]{},.;:-–'’".contains($0) }
        let parts = trimmed.split { "-–/".contains($0) }
        guard let first = parts.first, parts.count <= 2, parts.allSatisfy({ $0.utf8.count == 4 }),
            trimmed.allSatisfy({ $0.isASCII && $0.isNumber || "-–/".contains($0) }), let year = Int(first),
            Self.years.contains(year)
        else { return nil }
        self.year = year
    }
}
