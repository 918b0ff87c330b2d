/// Rows of a dataset that were skipped because they are malformed.
public struct DatasetProblems: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A wrong number of columns.
        case columns
        /// A malformed ID.
        case id
        /// A malformed number.
        case number
        /// A missing or unreadable text.
        case text
        /// A repeated title or person.
        case duplicate
        /// An episode whose show, or whose own row, is not in `title.basics`.
        case orphan
    }

    public struct Example: Hashable, Sendable {
        public let file: DatasetFile
        /// The number of the line, from 1 for the header; nil when only the number of such rows is known.
        public let line: Int?
        public let kind: Kind
    }

    public private(set) var counts: [Kind: Int] = [:]
    /// The first few malformed rows.
    public private(set) var examples: [Example] = []

    static let exampleLimit = 5

    public var total: Int { counts.values.reduce(0, +) }
    public var isEmpty: Bool { counts.isEmpty }

    mutating func note(_ kind: Kind, file: DatasetFile, line: Int?, count: Int = 1) {
        counts[kind, default: 0] += count
        if examples.count < Self.exampleLimit { examples.append(Example(file: file, line: line, kind: kind)) }
    }

    mutating func add(_ others: DatasetProblems) {
        counts.merge(others.counts, uniquingKeysWith: +)
        examples += others.examples.prefix(max(0, Self.exampleLimit - examples.count))
    }
}
