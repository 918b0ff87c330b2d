import FilmzDomain

/// Values that could not be read as intended.
public struct ExchangeProblems: Hashable, Sendable {
    /// The first problems in the order of the file, at most ``limit``.
    public private(set) var first: [ExchangeProblem] = []
    public private(set) var count = 0
    /// The problems of the current row. Two columns of it may have the same value.
    private var ofRow: Set<ExchangeProblem> = []

    public static let limit = 1_000

    /// Adds a problem of the file's next row, unless it is already known of this row.
    mutating func add(_ problem: ExchangeProblem) {
        if let known = ofRow.first, (known.part, known.row) != (problem.part, problem.row) { ofRow = [] }
        guard ofRow.insert(problem).inserted else { return }
        count += 1
        if first.count < Self.limit { first.append(problem) }
    }

    /// Adds problems that were found after the whole file was read, each at its place in the order of the file. Those of
    /// no row are all counted: several may look the same.
    mutating func insert(_ problems: [ExchangeProblem]) {
        var known = Set(first)
        let newProblems = problems.filter { $0.row == 0 || known.insert($0).inserted }
        guard !newProblems.isEmpty else { return }
        count += newProblems.count
        let ordered = (first + newProblems).enumerated().sorted { left, right in
            (left.element.part, left.element.row, left.offset) < (right.element.part, right.element.row, right.offset)
        }
        first = ordered.prefix(Self.limit).map(\.element)
    }
}

/// A value that could not be read. The rest of its row was read.
public struct ExchangeProblem: Hashable, Sendable {
    public enum What: String, Hashable, Sendable, Codable, CaseIterable {
        case date, rating, year, id, tags, number
        /// A date in the future, at which nobody can have seen or said anything.
        case future
        /// The order of day and month is ambiguous in this file; the month was assumed to be first.
        case dateOrder
        /// A text longer than Filmz can store. All of it is in the leftovers.
        case textTooLong
        /// The file is not valid JSON, or its elements have an unexpected form.
        case structure
        /// The rest of the file is not valid XML, or is not read for security reasons.
        case endsEarly
        /// The file contains the data of several people, all of which was read.
        case severalProfiles
    }

    /// The index of the file in ``ExchangeFile/parts``.
    public var part: Int
    /// The number of the row, like ``RawRow/number``; 0 for the whole file.
    public var row: Int
    public var what: What
    /// The value, shortened and without harmful characters.
    public var text: String

    static let textLimit = 80

    init(part: Int, row: Int, what: What, text: String) {
        self.part = part
        self.row = row
        self.what = what
        let start = String(decoding: text.utf8.prefix(Self.textLimit * 8), as: UTF8.self)
        self.text = String(start.prefix(Self.textLimit)).printable
    }
}
