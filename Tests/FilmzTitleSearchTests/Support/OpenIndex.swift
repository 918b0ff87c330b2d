@testable import FilmzTitleSearch

/// The inside of an index whose bytes a test may have changed.
struct OpenIndex {
    let storage: IndexStorage
    let header: IndexHeader
    let tables: IndexTables

    init(_ bytes: [UInt8]) throws {
        storage = IndexStorage(bytes)
        header = try IndexHeader(storage.region)
        tables = try IndexTables(storage.region, header: header)
    }

    static func bytes(_ entries: [TitleEntry]) throws -> [UInt8] {
        var builder = TitleIndexBuilder(edition: "test")
        for entry in entries { builder.add(entry) }
        return try builder.bytes()
    }

    /// The bytes with each number of a section replaced.
    static func forging(
        _ bytes: [UInt8], _ section: Section, size: Int, _ number: (_ index: Int, _ byte: Int) -> UInt8
    ) throws -> [UInt8] {
        var bytes = bytes
        let place = try OpenIndex(bytes).header.sections[section.rawValue]
        for (offset, place) in place.enumerated() { bytes[place] = number(offset / size, offset % size) }
        return bytes
    }

    func search(
        _ query: String, checks: Int = Search.checkLimit, frequentTerms: FrequentTerms = FrequentTerms()
    ) throws -> Search? {
        defer { withExtendedLifetime(storage) {} }
        guard let scratch = Scratch(tables.counts, frequentTerms: frequentTerms) else { return nil }
        var search = Search(tables, typos: .standard, excluded: [], limit: 11, scratch: scratch)
        search.checksLeft = checks
        let query = TitleQuery(query)
        search.run(query.words, isLastPrefix: query.isLastPrefix)
        return search
    }
}
