/// The contents of `title.ratings`: some 17 bytes for each row.
struct DatasetRatings: Sendable {
    struct Rating: Sendable {
        /// The mean rating, times ten.
        var tenths: Int
        var votes: Int
        /// The rank by votes, 1 for the highest number of all; nil before ``DatasetRatings/ranked()``.
        var rank: Int?
    }

    private let ids: SortedNumbers
    private let tenths: [UInt8]
    private let votes: [UInt32]
    private var ranks: [UInt32] = []

    private init(ids: SortedNumbers, tenths: [UInt8], votes: [UInt32]) {
        self.ids = ids
        self.tenths = tenths
        self.votes = votes
    }

    subscript(title: Int) -> Rating? {
        guard let index = ids.index(of: title) else { return nil }
        return Rating(
            tenths: Int(tenths[index]), votes: Int(votes[index]), rank: ranks.isEmpty ? nil : Int(ranks[index]))
    }

    /// The same ratings with ranks. Of equal numbers of votes, the lowest ID comes first.
    @concurrent
    func ranked() async -> DatasetRatings {
        let byFame = votes.indices.map { UInt64(UInt32.max - votes[$0]) << 32 | UInt64($0) }.sorted()
        var ranked = self
        ranked.ranks = [UInt32](repeating: 0, count: votes.count)
        for (rank, entry) in byFame.enumerated() { ranked.ranks[Int(entry & 0xFFFF_FFFF)] = UInt32(rank + 1) }
        return ranked
    }

    /// The titles with at least this number of votes.
    func titles(withAtLeast voteCount: Int) -> NumberSet {
        var titles = NumberSet()
        for (index, title) in ids.numbers.enumerated() where votes[index] >= voteCount { titles.insert(Int(title)) }
        return titles
    }

    /// A parser that collects the rows in any order.
    struct Builder: DatasetParser {
        let file = DatasetFile.ratings
        var rows = 0
        var problems = DatasetProblems()
        /// The duplicates, which ``ratings()`` finds when all rows are there.
        private(set) var duplicates = DatasetProblems()
        private var found: [Row] = []

        private struct Row: TitleRow {
            var id: UInt32
            var votes: UInt32
            var tenths: UInt8
        }

        /// The number of correct rows in a chunk.
        mutating func batch(_ chunk: DatasetChunk) -> Int {
            let before = found.count
            read(chunk)
            return found.count - before
        }

        mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
            guard let id = cursor.field(), let mean = cursor.field(), let count = cursor.lastField() else {
                return cursor.skipRow(as: .columns)
            }
            guard let title = cursor.title(id) else { return .id }
            guard let tenths = Self.tenths(cursor.bytes, field: mean), let votes = cursor.number(count),
                votes <= Int(UInt32.max)
            else { return .number }
            found.append(Row(id: UInt32(title), votes: UInt32(votes), tenths: tenths))
            return nil
        }

        /// The rating of a field such as `8.5`, `10.0` or `7`, from 1 to 10, times ten; nil for anything else.
        private static func tenths(_ bytes: [UInt8], field: Range<Int>) -> UInt8? {
            var number = 0
            var decimals: Int?
            guard 1...4 ~= field.count else { return nil }
            for index in field {
                let digit = bytes[index] &- UInt8(ascii: "0")
                if digit <= 9 {
                    number = number * 10 + Int(digit)
                    decimals = decimals.map { $0 + 1 }
                } else if bytes[index] == UInt8(ascii: "."), decimals == nil, index > field.lowerBound {
                    decimals = 0
                } else {
                    return nil
                }
            }
            switch decimals {
            case nil: number *= 10
            case 1: break
            default: return nil
            }
            guard 10...100 ~= number else { return nil }
            return UInt8(number)
        }

        /// All ratings, without ranks. If a title has several, the first one is used.
        mutating func ratings() -> DatasetRatings {
            defer { found = [] }
            let duplicateCount = found.sortByTitle()
            if duplicateCount > 0 { duplicates.note(.duplicate, file: .ratings, line: nil, count: duplicateCount) }
            return DatasetRatings(
                ids: SortedNumbers(found.map(\.id)), tenths: found.map(\.tenths), votes: found.map(\.votes))
        }
    }
}
