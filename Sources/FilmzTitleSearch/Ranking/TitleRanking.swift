/// The ranked hits of several indexes. Wrong letters are tolerated only if nothing has exactly the typed ones. A
/// title with other letters that is far better known becomes a suggestion.
public struct TitleRanking {
    /// The hits, best first, not described.
    public let hits: [TitleHit]
    /// Whether there are more hits than these.
    public let isOpen: Bool
    /// The query as corrected for the best hit; nil if it was used as typed.
    public let correction: String?
    /// The query in the wording of the best hit's name, as in ``TitleHit/wording``.
    public let wording: String?
    /// A query that may have been meant instead, if the query was used as typed; nil if there is none.
    public let suggestion: String?
    /// Whether the query probably has wrong letters: nothing has the typed ones, or something far better known has
    /// others.
    public let mayBeMistyped: Bool

    private let query: String
    private let typos: TypoRule
    private let parts: [Part]

    /// The hits of one index.
    private struct Part {
        let index: TitleIndex
        let found: TitleSearchResult
        let ids: Set<Int64>

        init(_ index: TitleIndex, query: String, limit: Int, typos: TypoRule) {
            self.index = index
            found = index.search(query, limit: limit, typos: typos, describes: false)
            ids = Set(found.hits.map(\.id))
        }
    }

    /// The factor by which a suggestion must be better known than everything found, and the maximum number of hits: the
    /// title of many films was hardly mistyped.
    private static let renown = 16
    private static let plenty = 10

    /// The lowest limit with which ``mayBeMistyped`` is certain.
    public static let leastLimit = plenty + 1

    /// - Parameter limit: the maximum number of hits
    public init(_ query: String, limit: Int, indexes: [TitleIndex]) {
        func ranked(_ typos: TypoRule, _ limit: Int) -> (parts: [Part], all: TitleSearchResult) {
            let parts = indexes.map { Part($0, query: query, limit: limit, typos: typos) }
            return (parts, TitleSearchResult.merging(parts.map(\.found), limit: limit))
        }
        var (typos, (parts, all)) = (TypoRule.none, ranked(.none, limit))
        var guess: String?
        if all.hits.isEmpty {
            (typos, (parts, all)) = (.standard, ranked(.standard, limit))
        } else if all.hits.count <= Self.plenty {
            let known = (all.hits.map(\.popularity).max() ?? 0).multipliedReportingOverflow(by: Self.renown)
            let (others, best) = ranked(.standard, Self.plenty)
            if let hit = best.hits.first(where: { $0.edits > 0 }), !known.overflow, hit.popularity > known.partialValue
            {
                guess = Self.described([hit], query: query, typos: .standard, parts: others).first?.understood
            }
        }
        self.query = query
        self.typos = typos
        self.parts = parts
        hits = all.hits
        isOpen = all.total != .exactly(all.hits.count)
        let best = Self.described(Array(all.hits.prefix(1)), query: query, typos: typos, parts: parts).first
        correction = best?.understood
        wording = best?.wording
        suggestion = guess
        mayBeMistyped = typos != .none || guess != nil
    }

    /// The described hits of a page.
    public func described(_ page: Range<Int>) -> [TitleHit] {
        Self.described(
            Array(hits.dropFirst(page.lowerBound).prefix(page.count)), query: query, typos: typos, parts: parts)
    }

    private static func described(
        _ hits: [TitleHit], query: String, typos: TypoRule, parts: [Part]
    ) -> [TitleHit] {
        var described: [Int64: TitleHit] = [:]
        for part in parts {
            let own = hits.filter { part.ids.contains($0.id) }
            for hit in part.index.described(own, of: query, typos: typos) { described[hit.id] = hit }
        }
        return hits.compactMap { described[$0.id] }
    }
}
