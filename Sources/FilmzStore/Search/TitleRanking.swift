import TitleSearch

/// The hits of several indexes in one order. Where there are some without wrong letters, the others are left out: they
/// would be guesses that nobody asked for. A guess that is far better known is suggested.
struct TitleRanking {
    /// Best first, not described.
    let hits: [TitleHit]
    /// Whether there are more than these.
    let isOpen: Bool
    /// How the best hit understood the query; nil when as typed.
    let correction: String?
    /// What may have been meant by a query that was taken as typed.
    let suggestion: String?

    private let query: String
    private let parts: [(index: TitleIndex, ids: Set<Int64>)]

    /// A suggestion is so many times as well known as all that was found, and that is no more than so much: what many
    /// films are called was hardly mistyped.
    private static let (renown, plenty) = (16, 10)

    /// - Parameter limit: how many hits of each index are looked at; nil for as many as can be had
    init(_ query: String, limit: Int?, _ indexes: [TitleIndex]) {
        let limit = limit ?? TitleIndex.hitLimit
        let found = indexes.map { ($0, $0.search(query, limit: limit, describes: false)) }
        let all = TitleSearchResult.merging(found.map(\.1), limit: limit)
        let typed = all.hits.filter { $0.edits == 0 }
        let parts = found.map { (index: $0, ids: Set($1.hits.map(\.id))) }
        let hits = typed.isEmpty ? all.hits : typed
        func understood(_ hit: TitleHit?) -> String? {
            hit.map { Self.described([$0], query, parts) }?.first?.understood
        }
        let renown = (typed.map(\.popularity).max() ?? .max).multipliedReportingOverflow(by: Self.renown)
        let guess =
            renown.overflow || typed.count > Self.plenty
            ? nil : all.hits.first { $0.edits > 0 && $0.popularity > renown.partialValue }
        (self.query, self.parts, self.hits) = (query, parts, hits)
        isOpen = all.total != .exactly(all.hits.count)
        (correction, suggestion) = (understood(hits.first), understood(guess))
    }

    /// The hits of a page, described.
    func described(_ page: Range<Int>) -> [TitleHit] {
        Self.described(Array(hits.dropFirst(page.lowerBound).prefix(page.count)), query, parts)
    }

    private static func described(
        _ hits: [TitleHit], _ query: String, _ parts: [(index: TitleIndex, ids: Set<Int64>)]
    ) -> [TitleHit] {
        var described: [Int64: TitleHit] = [:]
        for (index, ids) in parts {
            for hit in index.described(hits.filter { ids.contains($0.id) }, of: query) { described[hit.id] = hit }
        }
        return hits.compactMap { described[$0.id] }
    }
}
