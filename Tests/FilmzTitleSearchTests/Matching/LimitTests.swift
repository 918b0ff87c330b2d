import Testing

@testable import FilmzTitleSearch

@Suite("No search goes on for long")
struct LimitTests {
    @Test func `and what it found is kept`() throws {
        let entries = (0..<400).map { TitleEntry(id: Int64($0), popularity: $0, names: ["Alpha number\($0) Beta"]) }
        let index = try OpenIndex(OpenIndex.bytes(entries))
        let cut = try #require(try index.search("beta alpha", checks: 50))
        #expect(cut.topHits.hits.count == 11)
        #expect(cut.isIncomplete)
        let whole = try #require(try index.search("beta alpha"))
        #expect(whole.topHits.hits.map(\.name) == Array(0..<11))
        #expect(!whole.isIncomplete)
    }

    @Test func `also not through all names of those with a person`() throws {
        let names = (0..<300).map { "Title\($0)" }
        let index = try OpenIndex(OpenIndex.bytes([TitleEntry(id: 1, names: names, people: ["Zed"])]))
        let whole = try #require(try index.search("zed"))
        #expect(whole.topHits.hits.count == 1)
        #expect(Search.checkLimit - whole.checksLeft == names.count)
        let cut = try #require(try index.search("zed", checks: 20))
        #expect(cut.checksLeft == 0)
        #expect(cut.isIncomplete)
    }

    @Test func `when no name is its entry's first`() throws {
        let index = try OpenIndex(OpenIndex.bytes([TitleEntry(id: 1, names: ["One", "Two", "Three"])]))
        #expect(index.tables.firstName(ofEntryWith: 2) == 0)
        let far = 10_000_000
        #expect(far - index.tables.firstName(ofEntryWith: far) <= TitleIndexBuilder.nameLimit + 128)
    }

    @Test func `when each term has all postings`() throws {
        var random = SeededGenerator(12)
        let bytes = try OpenIndex.bytes(MadeUpTitles.entries(60, using: &random))
        let forged = try OpenIndex.forging(bytes, .termPostings, size: 4) { index, byte in
            index % 2 == 0 || byte > 1 ? 0 : .max
        }
        let index = try OpenIndex(forged)
        let terms = (0..<index.tables.counts.terms).filter { $0 % 3 == 0 }
        let all = Slot.Terms(terms.map { .init(terms: $0..<$0 + 1, grade: 1) }, in: index.tables)
        #expect(all.postingCount > 0)
        #expect(zip(all.parts, all.parts.dropFirst()).allSatisfy { $0.postings.upperBound <= $1.postings.lowerBound })
    }

    /// A tree in which every node is the parent of all nodes after it.
    private static func endlessNode(_ index: Int, _ byte: Int) -> UInt8 {
        switch byte {
        case 4..<8: UInt8(truncatingIfNeeded: (index + 1) >> (8 * (byte - 4)))
        case 8..<11: UInt8(truncatingIfNeeded: index >> (8 * (byte - 8)))
        case 17, 18: .max
        default: 0
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `in a tree without end`() async {
        let count = 60_000
        var bytes: [UInt8] = []
        for index in 0..<count { for byte in 0..<TermTrie.nodeSize { bytes.append(Self.endlessNode(index, byte)) } }
        let storage = (nodes: IndexStorage(bytes), labels: IndexStorage([]))
        let trie = TermTrie(
            nodes: storage.nodes.region, labels: storage.labels.region, nodeCount: count, termCount: count)
        let automaton = TypoAutomaton("космос".unicodeScalars.map(\.value), edits: 1, isPrefix: true, in: trie)
        #expect(automaton.isIncomplete)
        withExtendedLifetime(storage) {}
    }

    @Test func `nor finds each term more often than it can match`() throws {
        let count = 3_000
        var bytes: [UInt8] = []
        for index in 0..<count {
            // Each node is a letter of the word, a term of its own, and the parent of all nodes after it.
            var node: [UInt8] = []
            node.append(littleEndian: UInt32(0x61))
            node.append(littleEndian: UInt32(index + 1))
            node.append(littleEndian: UInt32(index | TermTrie.inlineFlag | TermTrie.termFlag))
            node.append(littleEndian: UInt64(1) << 56 | UInt64(0xF_FFFF) << 36)
            node.append(littleEndian: UInt32(0))
            bytes += node
        }
        let storage = (nodes: IndexStorage(bytes), labels: IndexStorage([]))
        let trie = TermTrie(
            nodes: storage.nodes.region, labels: storage.labels.region, nodeCount: count, termCount: count)
        let automaton = TypoAutomaton("aж".unicodeScalars.map(\.value), edits: 1, isPrefix: true, in: trie)
        #expect(automaton.matches.reduce(0) { $0 + $1.terms.count } <= 5 * trie.termCount + 1)
        #expect(automaton.isIncomplete)
        withExtendedLifetime(storage) {}
    }

    @Test func `and says when there may be more`() throws {
        var random = SeededGenerator(13)
        let bytes = try OpenIndex.bytes(MadeUpTitles.entries(60, using: &random))
        let forged = try OpenIndex.forging(bytes, .nodes, size: TermTrie.nodeSize, Self.endlessNode)
        #expect(try TitleIndex(bytes: bytes).search("космас").total != .atLeast(0))
        #expect(try TitleIndex(bytes: forged).search("космас").total == .atLeast(0))
    }

    @Test func `also of several indexes`() {
        func total(_ parts: TitleSearchResult.Total...) -> TitleSearchResult.Total {
            TitleSearchResult.merging(parts.map { TitleSearchResult(total: $0) }, limit: 10).total
        }
        #expect(total(.exactly(2), .exactly(3)) == .exactly(5))
        #expect(total(.atLeast(2), .exactly(3)) == .atLeast(5))
        #expect(total(.atLeast(2), .moreThan(3)) == .moreThan(5))
        #expect(total(.moreThan(2), .exactly(3)) == .moreThan(5))
    }
}
