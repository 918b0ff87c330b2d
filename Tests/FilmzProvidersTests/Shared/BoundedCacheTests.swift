import Testing

@testable import FilmzProviders

@Suite struct BoundedCacheTests {
    @Test func dropsWhatWasNotAskedForLongest() {
        var memory = BoundedCache<String, Int>(limit: 16)
        for (number, key) in ["a", "b", "c", "d"].enumerated() { memory.keep(number, key: key, cost: 4) }
        #expect(memory.value("a") == 0)
        memory.keep(4, key: "e", cost: 4)
        #expect(memory.value("b") == nil)
        #expect(memory.value("a") == 0)
        #expect(memory.value("e") == 4)
        #expect(memory.cost <= 16)
    }

    @Test func neverHoldsMoreThanItMay() {
        var memory = BoundedCache<Int, Int>(limit: 1_000)
        for number in 0..<5_000 {
            memory.keep(number, key: number % 700, cost: number % 300)
            #expect(memory.cost <= 1_000)
        }
        #expect(memory.count > 3)
        #expect(memory.cost > 500)
    }

    @Test func keepsNothingLargerThanAQuarter() {
        var memory = BoundedCache<Int, Int>(limit: 100)
        memory.keep(1, key: 1, cost: 25)
        memory.keep(2, key: 1, cost: 26)
        #expect(memory.value(1) == nil)
        #expect(memory.cost == 0)
    }
}
