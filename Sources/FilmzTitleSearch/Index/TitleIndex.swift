import Dispatch

/// An index that finds films by their titles, or people by their names, as the query is typed, and in spite of typos.
///
/// An index is a mapped file: opening it takes less than a millisecond, and processes share its memory. It is
/// immutable; a new index is a new file that replaces it. It can be used from many threads at once.
/// `docs/title-search.md` describes how it works.
public final class TitleIndex: Sendable {
    /// The maximum number of hits on all pages.
    public static let hitLimit = 1_000

    private let storage: IndexStorage
    private let tables: IndexTables
    private let header: IndexHeader
    private let scratchPool: ScratchPool
    private let frequentTerms = FrequentTerms()

    /// Opens a file.
    ///
    /// The header and the size of every section are checked, but not their contents (see ``verify()``). Damage there
    /// leads to wrong hits, but never to reads outside the file. The file is then loaded in the background, and the
    /// names with frequent words are collected; until that is done, searches are slower.
    public convenience init(path: String) throws(TitleIndexError) {
        let storage = try IndexStorage(path: path)
        try self.init(storage)
        // Reading may take long, so it must not block a thread that tasks need.
        DispatchQueue.global(qos: .utility).async {
            storage.preload()
            self.frequentTerms.collect(from: self.tables)
        }
    }

    /// Creates an index in memory.
    public convenience init(entries: some Sequence<TitleEntry>, edition: String = "") throws(TitleIndexError) {
        var builder = TitleIndexBuilder(edition: edition)
        for entry in entries { builder.add(entry) }
        try self.init(builder)
    }

    /// Creates an index in memory, from a builder.
    public convenience init(_ builder: consuming TitleIndexBuilder) throws(TitleIndexError) {
        try self.init(bytes: builder.bytes())
    }

    /// Creates an index from the bytes of its file.
    convenience init(bytes: [UInt8]) throws(TitleIndexError) {
        try self.init(IndexStorage(bytes))
    }

    private init(_ storage: IndexStorage) throws(TitleIndexError) {
        self.storage = storage
        header = try IndexHeader(storage.region)
        tables = try IndexTables(storage.region, header: header)
        edition = storage.region.text(header.sections[Section.edition.rawValue])
        scratchPool = ScratchPool(tables.counts, frequentTerms: frequentTerms)
    }

    /// The text that was given to the builder, such as the date of the data.
    public let edition: String
    public var entryCount: Int { tables.counts.entries }
    public var nameCount: Int { tables.counts.names }

    /// Reads the whole file and verifies its checksum.
    /// - Throws: ``TitleIndexError/damaged(_:)``
    public func verify() throws(TitleIndexError) {
        var checksum = Checksum()
        checksum.add(storage.region[IndexHeader.size..<storage.region.count])
        guard checksum.value == header.bodyChecksum else { throw .damaged("checksum") }
    }

    /// The entries that match a query, best first.
    ///
    /// All words have to match, in any order. The last one may be a prefix, unless the query ends with a space. A year
    /// may be the film's year, an article may be missing, two words may be one, and one word may be several.
    /// - Parameter offset: the number of the best hits to skip, for the next page
    /// - Parameter excluding: the IDs of entries to leave out, because a newer index has them
    /// - Parameter describes: whether hits have their name, matches and corrections. Finding many is faster without:
    ///   then only the best hit has them, and ``described(_:of:typos:)`` adds them later
    public func search(
        _ query: String, limit: Int = 10, offset: Int = 0, typos: TypoRule = .standard, excluding: Set<Int64> = [],
        describes: Bool = true
    ) -> TitleSearchResult {
        let offset = max(0, min(offset, Self.hitLimit))
        let end = min(offset + max(0, min(limit, Self.hitLimit)), Self.hitLimit)
        let query = TitleQuery(query)
        guard !query.words.isEmpty, nameCount > 0, offset < end, let scratch = scratchPool.acquire() else {
            return .init()
        }
        var search = Search(tables, typos: typos, excluded: excluding, limit: end + 1, scratch: scratch)
        search.run(query.words, isLastPrefix: query.isLastPrefix)
        scratchPool.release(scratch)
        let ranked = search.topHits.ranked
        let interpretations = search.interpretations
        let total: TitleSearchResult.Total =
            if search.isIncomplete {
                .atLeast(ranked.count)
            } else {
                .exactly(ranked.count)
            }
        var result = TitleSearchResult(total: ranked.count > end ? .moreThan(end) : total)
        for (index, hit) in ranked.prefix(end).enumerated() where index == 0 || index >= offset {
            var titleHit = TitleHit(hit, in: tables)
            if describes || index == 0 {
                titleHit = titleHit.described(
                    interpretations[titleHit.indexPosition.interpretation], of: query.words, in: tables, typos: typos)
            }
            if index == 0 { result.correctedQuery = titleHit.correctedQuery }
            if index >= offset { result.hits.append(titleHit) }
        }
        return result
    }

    /// All entries that match a query, best first and not described: for an index of a few thousand entries, and lists
    /// with another order. ``search(_:limit:offset:typos:excluding:describes:)`` defines what matches.
    public func all(matching query: String, typos: TypoRule) -> [TitleHit] {
        let query = TitleQuery(query)
        guard !query.words.isEmpty, nameCount > 0, let scratch = scratchPool.acquire() else { return [] }
        var search = Search(tables, typos: typos, excluded: [], limit: nil, scratch: scratch)
        search.run(query.words, isLastPrefix: query.isLastPrefix)
        scratchPool.release(scratch)
        return search.topHits.ranked.map { TitleHit($0, in: tables) }
    }

    /// The hits with their name, matches and corrections added.
    public func described(_ hits: [TitleHit], of query: String, typos: TypoRule = .standard) -> [TitleHit] {
        let query = TitleQuery(query)
        let interpretations = Interpretation.all(of: query.words, isLastPrefix: query.isLastPrefix, in: tables)
        return hits.map { hit in
            guard interpretations.indices.contains(hit.indexPosition.interpretation), hit.indexPosition.name < nameCount
            else { return hit }
            return hit.described(
                interpretations[hit.indexPosition.interpretation], of: query.words, in: tables, typos: typos)
        }
    }
}
