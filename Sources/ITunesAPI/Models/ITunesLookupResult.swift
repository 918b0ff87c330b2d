public import APICore

/// The result of a lookup by ids.
public struct ITunesLookupResult: Sendable {
    /// The records, in the order of the requested ids, each once.
    public private(set) var items: [ITunesItem] = []
    /// The ids that this storefront does not have, in the requested order; then those below 1, which no storefront has.
    public private(set) var missing: [Int64] = []
    /// The ids that were not looked up because of ``error``, in the requested order.
    public private(set) var unanswered: [Int64] = []
    /// The error that ended the lookup early; nil if there was none.
    public private(set) var error: APIError?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(items: [ITunesItem] = [], missing: [Int64] = [], unanswered: [Int64] = [], error: APIError? = nil) {
        self.items = items
        self.missing = missing
        self.unanswered = unanswered
        self.error = error
    }

    /// The record with an id, or nil if there is none.
    public subscript(id: Int64) -> ITunesItem? {
        items.first { $0.id == id }
    }

    var isAnswered: Bool { !items.isEmpty || !missing.isEmpty }

    mutating func add(_ results: ITunesResults, asked: [Int64]) {
        let found = Dictionary(results.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for id in asked {
            if let item = found[id] { items.append(item) } else { missing.append(id) }
        }
    }

    mutating func stop(_ error: APIError, unanswered: [Int64]) {
        self.error = error
        self.unanswered = unanswered
    }
}
