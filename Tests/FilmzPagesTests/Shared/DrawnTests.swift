import Testing

@testable import FilmzPages

struct DrawnTests {
    private func draw(_ drawn: Drawn<Int, String>, _ key: Int, _ source: String, _ strings: Strings = .english) -> HTML
    {
        drawn.html(key, strings, from: source) { "<p>\(source) \(strings.language)</p>" }
    }

    @Test func whatIsTheSameIsNotDrawnAgain() {
        let drawn = Drawn<Int, String>(limit: 10)
        let first = draw(drawn, 1, "a")
        let again = drawn.html(1, .english, from: "a") { "not this" }
        #expect(again == first)
    }

    @Test func whatChangedIsDrawnAnew() {
        let drawn = Drawn<Int, String>(limit: 10)
        #expect(draw(drawn, 1, "a") == "<p>a en</p>")
        #expect(draw(drawn, 1, "b") == "<p>b en</p>")
        #expect(draw(drawn, 1, "a") == "<p>a en</p>")
        #expect(draw(drawn, 2, "b") == "<p>b en</p>")
        #expect(draw(drawn, 1, "a", .pseudo) == "<p>a en-XA</p>")
    }

    @Test func whatIsKeptIsBounded() {
        let drawn = Drawn<Int, String>(limit: 3)
        for key in 1...10 { _ = draw(drawn, key, "a") }
        #expect(drawn.html(1, .english, from: "a") { "again" } == "again")
        #expect(drawn.html(10, .english, from: "a") { "again" } == "<p>a en</p>")
    }
}
