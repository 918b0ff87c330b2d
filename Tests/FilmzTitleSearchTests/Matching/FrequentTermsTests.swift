import Testing

@testable import FilmzTitleSearch

@Suite("Words that very many names have")
struct FrequentTermsTests {
    @Test func `are looked up in a set, with the same hits after less reading`() throws {
        var random = SeededGenerator(21)
        let words = ["the", "of", "king", "queen", "moon", "love", "night", "kings"]
        let entries = MadeUpTitles.entries(8_000, of: words, using: &random)
        let index = try OpenIndex(OpenIndex.bytes(entries))
        let frequentTerms = FrequentTerms()
        frequentTerms.collect(from: index.tables)
        var saved = 0
        let queries = ["moon the of king love queen", "the king of king queen", "kin the of", "queen lvoe the"]
        for query in queries {
            let slow = try #require(try index.search(query))
            let quick = try #require(try index.search(query, frequentTerms: frequentTerms))
            #expect(quick.topHits.ranked.map(\.name) == slow.topHits.ranked.map(\.name), "\(query)")
            #expect(quick.topHits.ranked.map(\.points) == slow.topHits.ranked.map(\.points), "\(query)")
            #expect(!slow.isIncomplete)
            #expect(!quick.isIncomplete)
            #expect(quick.blocksLeft >= slow.blocksLeft, "\(query)")
            saved += quick.blocksLeft - slow.blocksLeft
        }
        #expect(saved > 0)
    }
}
