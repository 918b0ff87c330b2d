import FilmzDomain
import FilmzTestSupport
import Testing

struct ListPositionTests {
    @Test func positionsAtTheEndStayShort() {
        let positions = ListPosition.following(nil, count: FilmList.filmLimit)
        #expect(positions == positions.sorted())
        #expect(Set(positions).count == FilmList.filmLimit)
        #expect(positions.allSatisfy { $0.text.utf8.count == 6 })
    }

    @Test func positionsAtTheStartStayShort() {
        var positions = [ListPosition.between(nil, high: nil)]
        for _ in 0..<10_000 { positions.append(.between(nil, high: positions.last)) }
        #expect(positions == positions.sorted(by: >))
        #expect(positions.allSatisfy { $0.text.utf8.count == 6 })
    }

    /// Where films are always put between the same two, positions grow by a digit for every few of them.
    @Test func thereIsAlwaysRoomBetweenTwo() {
        for isAfter in [true, false] {
            var low = ListPosition.between(nil, high: nil)
            var high = ListPosition.between(.between(nil, high: nil), high: nil)
            for _ in 0..<1_000 {
                let middle = ListPosition.between(low, high: high)
                #expect(low < middle)
                #expect(middle < high)
                if isAfter { low = middle } else { high = middle }
            }
            #expect(low.text.utf8.count < 400)
            #expect(high.text.utf8.count < 400)
        }
    }

    @Test func anyOrderOfMovesKeepsPositionsDistinct() {
        let rounds = RandomRounds(2_000)
        var generator = rounds.generator
        var positions = ListPosition.following(nil, count: 5)
        for _ in 0..<rounds.count {
            let index = Int.random(in: 0...positions.count, using: &generator)
            let low = index > 0 ? positions[index - 1] : nil
            let high = index < positions.count ? positions[index] : nil
            let new = ListPosition.between(low, high: high)
            #expect(low.map { $0 < new } ?? true, "seed \(rounds.seed)")
            #expect(high.map { new < $0 } ?? true, "seed \(rounds.seed)")
            #expect(ListPosition(new.text) == new)
            positions.insert(new, at: index)
            if positions.count > 30 { positions.remove(at: Int.random(in: 0..<30, using: &generator)) }
        }
    }

    @Test func theEndsOfTheNumbersHaveRoomToo() throws {
        var first = try #require(ListPosition("000001"))
        var last = try #require(ListPosition("zzzzzz"))
        for _ in 0..<200 {
            let before = ListPosition.between(nil, high: first)
            let after = ListPosition.between(last, high: nil)
            #expect(before < first)
            #expect(last < after)
            first = before
            last = after
        }
    }

    @Test(arguments: ["", "00000", "V0000é", "V0000 ", "V000000", "V00000V0", "~~~~~~"])
    func otherTextsAreNoPositions(text: String) {
        #expect(ListPosition(text) == nil)
    }
}
