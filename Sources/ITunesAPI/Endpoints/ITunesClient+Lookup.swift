public import APICore

extension ITunesClient {
    /// The records with these ids in this storefront, in the order of the ids.
    ///
    /// One call takes 200 ids; those below 1 are not sent, and count as missing. If a later call fails, the result
    /// holds the records fetched before, and the error as ``ITunesLookupResult/error``.
    ///
    /// - Throws: the error of the first call; `APIError.Kind.cancelled` at any time.
    public func lookup(ids: [Int64]) async throws(APIError) -> ITunesLookupResult {
        let unique = ids.uniqued(by: \.self)
        var waiting = unique.filter { $0 > 0 }[...]
        var result = ITunesLookupResult()
        while !waiting.isEmpty {
            let asked = Array(waiting.prefix(ITunesLookup.mostIDs))
            do throws(APIError) {
                result.add(try await lookup(ITunesLookup(.ids(asked))), asked: asked)
            } catch {
                guard error.kind != .cancelled, result.isAnswered else { throw error }
                result.stop(error, unanswered: Array(waiting))
                break
            }
            waiting = waiting.dropFirst(asked.count)
        }
        result.add(ITunesResults(items: []), asked: unique.filter { $0 <= 0 })
        return result
    }

    /// The record with an id, or nil if this storefront does not have it; another one may.
    public func lookup(id: Int64) async throws(APIError) -> ITunesItem? {
        try await lookup(ids: [id]).items.first
    }

    /// The records with a product code (UPC). Empty if the storefront knows none.
    public func lookup(upc: String) async throws(APIError) -> [ITunesItem] {
        try await lookup(ITunesLookup(.upc(upc))).items
    }

    /// The books with an ISBN of 13 digits, with or without hyphens. Empty if the storefront knows none.
    public func lookup(isbn: String) async throws(APIError) -> [ITunesItem] {
        try await lookup(ITunesLookup(.isbn(isbn))).items
    }

    /// The films with an All Media Guide number. Empty if the storefront knows none.
    public func lookup(amgVideoID: Int64) async throws(APIError) -> [ITunesItem] {
        try await lookup(ITunesLookup(.amgVideo(amgVideoID))).items
    }

    /// The results of a lookup, in the store's order.
    public func lookup(_ lookup: ITunesLookup) async throws(APIError) -> ITunesResults {
        try await ITunesEndpoint().request(.lookup(lookup, in: storefront), with: client)
    }
}
