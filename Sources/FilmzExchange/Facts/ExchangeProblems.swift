import FilmzDomain

/// What could not be read as it was meant.
public struct ExchangeProblems: Hashable, Sendable {
    /// The first ones, in the order of the file; at most ``limit``.
    public private(set) var first: [ExchangeProblem] = []
    public private(set) var count = 0

    public static let limit = 1_000

    mutating func add(_ problem: ExchangeProblem) {
        count += 1
        if first.count < Self.limit { first.append(problem) }
    }
}

/// One thing that could not be read. The rest of its row was.
public struct ExchangeProblem: Hashable, Sendable {
    public enum What: String, Hashable, Sendable, Codable, CaseIterable {
        case date, rating, year, id, tags, number
        /// Days and months cannot be told apart in this file; they were taken to be in this order.
        case dateOrder
        /// A text is longer than Filmz keeps. It is whole among the leftovers.
        case textTooLong
        /// The file is no JSON, or its elements are not what they should be.
        case structure
        /// What follows is no XML, or not read for what it might do.
        case endsEarly
        /// Several people's are in the file, and all of it was read.
        case severalProfiles
    }

    /// The index of the file in ``ExchangeFile/parts``.
    public var part: Int
    /// As in ``RawRow/number``; 0 for the whole file.
    public var row: Int
    public var what: What
    /// What stands there, shortened, without characters that do harm.
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
