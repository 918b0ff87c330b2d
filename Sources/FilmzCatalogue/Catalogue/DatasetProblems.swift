/// Rows of a dataset that were skipped because they are wrong.
public struct DatasetProblems: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A wrong number of columns.
        case columns
        /// Something else than an ID.
        case id
        /// Something else than a number.
        case number
        /// No readable text.
        case text
        /// Something that is already there.
        case duplicate
    }

    public struct Example: Hashable, Sendable {
        public let file: DatasetFile
        /// Counted from 1, the header; nil when it is only known how many there are.
        public let line: Int?
        public let kind: Kind
    }

    public private(set) var counts: [Kind: Int] = [:]
    /// The first few.
    public private(set) var examples: [Example] = []

    static let exampleLimit = 5

    public var total: Int { counts.values.reduce(0, +) }
    public var isEmpty: Bool { counts.isEmpty }

    mutating func note(_ kind: Kind, _ file: DatasetFile, line: Int?, count: Int = 1) {
        counts[kind, default: 0] += count
        if examples.count < Self.exampleLimit { examples.append(Example(file: file, line: line, kind: kind)) }
    }

    mutating func add(_ others: DatasetProblems) {
        counts.merge(others.counts, uniquingKeysWith: +)
        examples += others.examples.prefix(max(0, Self.exampleLimit - examples.count))
    }
}
