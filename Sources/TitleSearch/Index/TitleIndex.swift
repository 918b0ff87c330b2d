import Dispatch

/// Finds films by their titles, or people by their names, as they are typed, errors and all.
///
/// An index is a file that is mapped, not read: opening takes less than a millisecond, and many processes share its memory. It never
/// changes; a new one is renamed into its place. Safe to use from many threads at once. How it works stands in
/// `docs/title-search.md`.
public final class TitleIndex: Sendable {
    /// Hits beyond these cannot be had, on whatever page.
    public static let hitLimit = 1_000

    private let storage: IndexStorage
    private let tables: IndexTables
    private let header: IndexHeader
    private let scratch: ScratchPool

    /// Opens a file.
    ///
    /// Its header is checked whole, and that all parts are there and have the size they should. What stands in them is not
    /// read (see ``verify()``): damage there leads to wrong hits, but not beyond the file. Its pages are loaded after that
    /// in the background; until they are, searches are slower.
    public convenience init(path: String) throws(TitleIndexError) {
        let storage = try IndexStorage(path: path)
        try self.init(storage)
        // The system may take its time to read a file: no thread for that which tasks wait for.
        DispatchQueue.global(qos: .utility).async { storage.preload() }
    }

    /// An index in memory, of films that are not in the file yet.
    public convenience init(entries: some Sequence<TitleEntry>, edition: String = "") throws(TitleIndexError) {
        var builder = TitleIndexBuilder(edition: edition)
        for entry in entries { builder.add(entry) }
        try self.init(builder)
    }

    /// An index in memory, of what was collected.
    public convenience init(_ builder: consuming TitleIndexBuilder) throws(TitleIndexError) {
        try self.init(bytes: builder.bytes())
    }

    /// An index from what would stand in its file.
    convenience init(bytes: [UInt8]) throws(TitleIndexError) {
        try self.init(IndexStorage(bytes))
    }

    private init(_ storage: IndexStorage) throws(TitleIndexError) {
        self.storage = storage
        header = try IndexHeader(storage.region)
        tables = try IndexTables(storage.region, header: header)
        edition = storage.region.text(header.sections[Section.edition.rawValue])
        scratch = ScratchPool(counts: tables.counts)
    }

    /// The text that it was written with.
    public let edition: String
    public var entryCount: Int { tables.counts.entries }
    public var nameCount: Int { tables.counts.names }

    /// Reads the whole file and compares its checksum.
    /// - Throws: ``TitleIndexError/damaged(_:)``
    public func verify() throws(TitleIndexError) {
        var checksum = Checksum()
        checksum.add(storage.region[IndexHeader.size..<storage.region.count])
        guard checksum.value == header.bodyChecksum else { throw .damaged("checksum") }
    }

    /// The entries that match a query, best first.
    ///
    /// All words have to match, in any order, the last one as the beginning of a word unless the query ends with a space.
    /// A year may be the film's own, an article may be missing, two words may be one, and one several.
    /// - Parameter offset: how many of the best to skip; pages are parts of one order
    /// - Parameter excluding: entries that are left out, because a newer index has them
    /// - Parameter describes: whether hits come with name, matches and corrections; without, all but the best have only
    ///   what orders them, which is enough to count many (see ``described(_:of:typos:)``)
    public func search(
        _ query: String, limit: Int = 10, offset: Int = 0, typos: TypoRule = .standard, excluding: Set<Int64> = [],
        describes: Bool = true
    ) -> TitleSearchResult {
        let offset = max(0, min(offset, Self.hitLimit))
        let end = min(offset + max(0, min(limit, Self.hitLimit)), Self.hitLimit)
        let query = TitleQuery(query)
        guard !query.words.isEmpty, nameCount > 0, offset < end, let scratch = scratch.take() else { return .init() }
        var search = Search(tables, typos: typos, excluded: excluding, limit: end + 1, scratch: scratch)
        search.run(query.words, isLastPrefix: query.isLastPrefix)
        self.scratch.giveBack(scratch)
        let (top, readings) = (search.top.hits, search.interpretations)
        let counted: TitleSearchResult.Total = search.isCutShort ? .atLeast(top.count) : .exactly(top.count)
        var result = TitleSearchResult(total: top.count > end ? .moreThan(end) : counted)
        for (index, hit) in top.prefix(end).enumerated() where index == 0 || index >= offset {
            var found = TitleHit(hit, in: tables)
            if describes || index == 0 {
                found = found.described(readings[found.place.reading], of: query.words, in: tables, typos: typos)
            }
            if index == 0 { result.correction = found.understood }
            if index >= offset { result.hits.append(found) }
        }
        return result
    }

    /// Hits of this index with name, matches and corrections, for who searched without.
    public func described(_ hits: [TitleHit], of query: String, typos: TypoRule = .standard) -> [TitleHit] {
        let query = TitleQuery(query)
        let readings = Interpretation.every(of: query.words, isLastPrefix: query.isLastPrefix, in: tables)
        return hits.map { hit in
            guard readings.indices.contains(hit.place.reading), hit.place.name < nameCount else { return hit }
            return hit.described(readings[hit.place.reading], of: query.words, in: tables, typos: typos)
        }
    }
}
