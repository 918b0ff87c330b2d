import FilmzDomain
import FilmzText
import Testing

@testable import FilmzPages

struct DrawnTests {
    private func draw(
        _ drawn: Drawn<Int, String>, _ key: Int, _ source: String, _ strings: Strings = .english,
        for person: Person.ID? = nil
    ) -> HTML {
        drawn.html(key, for: PageReader(language: strings.language, person: person), from: source) {
            "<p>\(source) \(strings.language.tag)\(person.map { " \($0.rawValue)" })</p>"
        }
    }

    @Test func whatIsTheSameIsNotDrawnAgain() {
        let drawn = Drawn<Int, String>(limit: 10)
        let first = draw(drawn, 1, "a")
        let again = drawn.html(1, for: Samples.context.reader, from: "a") { "not this" }
        #expect(again == first)
    }

    @Test func oneDrawingServesPagesThatDifferOnlyInItsBlanks() {
        let drawn = Drawn<Int, String>(limit: 10)
        func part(_ filling: HTML) -> HTML {
            var pieces: [HTML] = []
            drawn.append(1, to: &pieces, for: Samples.context.reader, from: "a", filling: filling) {
                #expect(filling == "one", "drawn for the first page only")
                return "<a>\(HTML.blank)</a><b>\(HTML.blank)</b>\("no\0blank")"
            }
            return "\(pieces)"
        }
        #expect(part("one") == "<a>one</a><b>one</b>no\u{FFFD}blank")
        #expect(part("two") == "<a>two</a><b>two</b>no\u{FFFD}blank")
    }

    @Test func whatChangedIsDrawnAnew() {
        let drawn = Drawn<Int, String>(limit: 10)
        #expect(draw(drawn, 1, "a") == "<p>a en</p>")
        #expect(draw(drawn, 1, "b") == "<p>b en</p>")
        #expect(draw(drawn, 1, "a") == "<p>a en</p>")
        #expect(draw(drawn, 2, "b") == "<p>b en</p>")
    }

    @Test func eachLanguageAndEachPersonHasItsOwn() {
        let drawn = Drawn<Int, String>(limit: 10)
        #expect(draw(drawn, 1, "a") == "<p>a en</p>")
        #expect(draw(drawn, 1, "a", .german) == "<p>a de</p>")
        #expect(draw(drawn, 1, "a", for: .owner) == "<p>a en 1</p>")
        #expect(draw(drawn, 1, "a") == "<p>a en</p>")
        let forms = ReaderForms(FormChoices(scale: .ten), region: nil, language: .english)
        let ofTen = PageReader(language: .english, forms: forms)
        #expect(drawn.html(1, for: ofTen, from: "a") { "<p>9</p>" } == "<p>9</p>")
    }

    @Test func whatIsKeptIsBounded() {
        let drawn = Drawn<Int, String>(limit: 3)
        for key in 1...10 { _ = draw(drawn, key, "a") }
        #expect(drawn.html(1, for: Samples.context.reader, from: "a") { "again" } == "again")
        #expect(drawn.html(10, for: Samples.context.reader, from: "a") { "again" } == "<p>a en</p>")
    }
}
