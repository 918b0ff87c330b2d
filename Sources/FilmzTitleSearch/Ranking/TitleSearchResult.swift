public struct TitleSearchResult: Hashable, Sendable {
    /// The number of hits.
    public enum Total: Hashable, Sendable {
        case exactly(Int)
        /// There are more than this number; they were not counted.
        case moreThan(Int)
        /// This number was found before a limit ended the search; there may be more.
        case atLeast(Int)
    }

    /// The hits, best first; no two of the same entry.
    public var hits: [TitleHit]
    /// The query as corrected for the best hit, if its words were corrected, joined or divided; nil if it was used as
    /// typed.
    public var correctedQuery: String?
    public var total: Total

    public init(hits: [TitleHit] = [], correctedQuery: String? = nil, total: Total = .exactly(0)) {
        self.hits = hits
        self.correctedQuery = correctedQuery
        self.total = total
    }
}

extension TitleSearchResult {
    /// A page of the merged hits of several results: from an index, and from films added after it was written.
    ///
    /// Each part has to be searched from the beginning, with offset 0 and a limit of `offset + limit`.
    public static func merging(_ parts: [TitleSearchResult], limit: Int, offset: Int = 0) -> TitleSearchResult {
        let hits = parts.flatMap(\.hits).sorted { $0.precedes($1) }
        var count = 0
        var isMore = false
        var isIncomplete = false
        for part in parts {
            switch part.total {
            case .exactly(let number): count += number
            case .moreThan(let number):
                count += number
                isMore = true
            case .atLeast(let number):
                count += number
                isIncomplete = true
            }
        }
        let best = parts.filter { !$0.hits.isEmpty }.min { left, right in
            guard let left = left.hits.first, let right = right.hits.first else { return false }
            return left.precedes(right)
        }
        return TitleSearchResult(
            hits: Array(hits.dropFirst(max(0, offset)).prefix(max(0, limit))), correctedQuery: best?.correctedQuery,
            total: isMore ? .moreThan(count) : isIncomplete ? .atLeast(count) : .exactly(count))
    }
}
