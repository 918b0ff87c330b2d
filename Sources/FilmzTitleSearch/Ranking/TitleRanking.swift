/// The ranked hits of several indexes. Wrong letters are tolerated only if nothing has exactly the typed ones. A
/// title with other letters that is far better known becomes a suggestion.
public struct TitleRanking {
    /// The hits, best first, not described.
    public let hits: [TitleHit]
    /// Whether there are more hits than these.
    public let hasMore: Bool
    /// The query as corrected for the best hit; nil if it was used as typed.
    public let correctedQuery: String?
    /// The query in the wording of the best hit's name, as in ``TitleHit/wording``.
    public let wording: String?
    /// A query that may have been meant instead, if the query was used as typed; nil if there is none.
    public let suggestion: String?
    /// Whether the query probably has wrong letters: nothing has the typed ones, or something far better known has
    /// others.
    public let mayBeMistyped: Bool

    private let query: String
    private let typos: TypoRule
    private let results: [IndexResult]

    /// The hits of one index.
    private struct IndexResult {
        let index: TitleIndex
        let result: TitleSearchResult
        let ids: Set<Int64>

        init(_ index: TitleIndex, query: String, limit: Int, typos: TypoRule) {
            self.index = index
            result = index.search(query, limit: limit, typos: typos, describes: false)
            ids = Set(result.hits.map(\.id))
        }
    }

    /// The factor by which a suggestion must be better known than everything found, and the maximum number of hits: the
    /// title of many films was hardly mistyped.
    private static let popularityFactor = 16
    private static let suggestionHitLimit = 10

    /// The lowest limit with which ``mayBeMistyped`` is certain.
    public static let minimumLimit = suggestionHitLimit + 1

    /// - Parameter limit: the maximum number of hits
    public init(_ query: String, limit: Int, indexes: [TitleIndex]) {
        func ranked(_ typos: TypoRule, _ limit: Int) -> (results: [IndexResult], all: TitleSearchResult) {
            let results = indexes.map { IndexResult($0, query: query, limit: limit, typos: typos) }
            return (results, TitleSearchResult.merging(results.map(\.result), limit: limit))
        }
        var (typos, (results, all)) = (TypoRule.none, ranked(.none, limit))
        var suggestedQuery: String?
        if all.hits.isEmpty {
            (typos, (results, all)) = (.standard, ranked(.standard, limit))
        } else if all.hits.count <= Self.suggestionHitLimit {
            let threshold = (all.hits.map(\.popularity).max() ?? 0).multipliedReportingOverflow(
                by: Self.popularityFactor)
            let (otherResults, best) = ranked(.standard, Self.suggestionHitLimit)
            if let hit = best.hits.first(where: { $0.edits > 0 }), !threshold.overflow,
                hit.popularity > threshold.partialValue
            {
                suggestedQuery =
                    Self.described([hit], query: query, typos: .standard, results: otherResults).first?.correctedQuery
            }
        }
        self.query = query
        self.typos = typos
        self.results = results
        hits = all.hits
        hasMore = all.total != .exactly(all.hits.count)
        let best = Self.described(Array(all.hits.prefix(1)), query: query, typos: typos, results: results).first
        correctedQuery = best?.correctedQuery
        wording = best?.wording
        suggestion = suggestedQuery
        mayBeMistyped = typos != .none || suggestedQuery != nil
    }

    /// The described hits of a page.
    public func described(_ page: Range<Int>) -> [TitleHit] {
        Self.described(
            Array(hits.dropFirst(page.lowerBound).prefix(page.count)), query: query, typos: typos, results: results)
    }

    private static func described(
        _ hits: [TitleHit], query: String, typos: TypoRule, results: [IndexResult]
    ) -> [TitleHit] {
        var described: [Int64: TitleHit] = [:]
        for result in results {
            let resultHits = hits.filter { result.ids.contains($0.id) }
            for hit in result.index.described(resultHits, of: query, typos: typos) { described[hit.id] = hit }
        }
        return hits.compactMap { described[$0.id] }
    }
}
