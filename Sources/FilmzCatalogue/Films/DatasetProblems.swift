/// Rows of a dataset that were skipped because they are wrong.
public struct DatasetProblems: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case columns = "wrong number of columns"
        case id = "not an ID"
        case number = "not a number"
        case text = "no readable text"
        case duplicate = "already there"
    }

    public struct Example: Hashable, Sendable, CustomStringConvertible {
        public let file: DatasetFile
        /// Counted from 1, the header; nil when it is only known how many there are.
        public let line: Int?
        public let kind: Kind

        public var description: String {
            "\(file.rawValue)\(line.map { ", line \($0)" } ?? ""): \(kind.rawValue)"
        }
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

    /// `12 not a number, 1 not an ID`.
    public var description: String {
        Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }.joined(separator: ", ")
    }
}
