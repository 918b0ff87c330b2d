import FilmzTestSupport
import FilmzText
import Testing

@testable import FilmzPages

struct CardLinesTests {
    private let fonts: CardFonts

    init() throws {
        fonts = try #require(SampleCards.fonts)
    }

    @Test func linesStayInTheirBox() {
        for text in SampleCards.texts.map({ $0.drawable(limit: 1_000) }) {
            for face in CardFace.allCases {
                for (width, height) in [(684, 152), (900, 350), (400, 60)] {
                    let style = CardLines.Style(face: face, sizes: [80, 60, 40, 26], lineLimit: 6, isBalanced: true)
                    let lines = CardLines(text, style: style, width: width, height: height, ending: "”", fonts: fonts)
                    #expect(lines.height <= height, "\(text.prefix(40))")
                    #expect(lines.lines.count <= 6, "\(text.prefix(40))")
                    for line in lines.lines {
                        let measured = fonts.width(of: line, in: face) * Double(lines.size)
                        #expect(measured <= Double(width) + 0.001, "\(line)")
                    }
                    #expect(lines.lines.last.map { $0.hasSuffix(lines.isCut ? "…”" : "”") } == true)
                }
            }
        }
    }

    @Test func nothingIsLostButWhatIsCut() {
        var generator = RandomRounds(40).generator
        let letters = Array("abc dë ω ж 千。「」 س🎬-")
        for _ in 1...RandomRounds(40).count {
            let text = String(
                (0..<Int.random(in: 1...120, using: &generator)).compactMap { _ in
                    letters.randomElement(using: &generator)
                }
            ).drawable(limit: 200)
            let style = CardLines.Style(face: .sans, sizes: [30], lineLimit: 100)
            let lines = CardLines(text, style: style, width: Int.random(in: 60...400, using: &generator), fonts: fonts)
            let joined = lines.lines.joined().filter { !$0.isWhitespace }
            #expect(!lines.isCut)
            #expect(joined == text.filter { !$0.isWhitespace })
        }
    }

    @Test func aShortTitleIsLargeAndALongOneIsBalanced() {
        let style = CardLines.Style(face: .display, sizes: [82, 60, 40], lineLimit: 3, isBalanced: true)
        let short = CardLines("Heat", style: style, width: 684, height: 300, fonts: fonts)
        #expect(short.size == 82)
        #expect(short.lines == ["Heat"])
        #expect(!short.isCut)
        let title = "The Discreet Charm of the Bourgeoisie at Night"
        let long = CardLines(title, style: style, width: 684, height: 300, fonts: fonts)
        let widths = long.lines.map { fonts.width(of: $0, in: .display) }
        #expect(long.lines.count >= 2)
        #expect(!long.isCut)
        #expect(long.lines.joined(separator: " ") == title)
        #expect((widths.max() ?? 0) <= 1.8 * (widths.min() ?? 0), "\(long.lines)")
    }

    @Test func aTextIsCutAfterAWholeWordWhereThatLeavesMostOfTheLine() {
        let style = CardLines.Style(face: .sans, sizes: [40], lineLimit: 1)
        let words = CardLines("Nobody can be told what this is about", style: style, width: 500, fonts: fonts)
        #expect(words.lines == ["Nobody can be told…"])
        #expect(words.isCut)
        let letters = CardLines("From " + String(repeating: "W", count: 99), style: style, width: 500, fonts: fonts)
        #expect(letters.lines.first?.hasPrefix("From WWWW") == true)
        #expect(letters.lines.first?.last == "…")
    }

    @Test func noLineBeginsWithAClosingSign() {
        let style = CardLines.Style(face: .italic, sizes: [40], lineLimit: 100)
        for width in stride(from: 180, through: 400, by: 20) {
            let lines = CardLines("千と千尋の、神隠し。「はるかな」旅！？", style: style, width: width, fonts: fonts).lines
            #expect(!lines.contains { "、。」！？".contains($0.first ?? " ") }, "\(lines)")
            #expect(!lines.contains { $0.last == "「" }, "\(lines)")
        }
    }

    @Test func whatNobodySeesIsLeftOut() {
        #expect("a\u{0}b\u{202E}c\u{2066}\u{FFFE}\u{E000}\n\n\t d\u{2028}e ".drawable(limit: 100) == "a bc d e")
        #expect("می‌خواهم".drawable(limit: 100) == "می‌خواهم")
        #expect("👩🏽\u{200D}👧 ❤\u{FE0F}".drawable(limit: 100) == "👩\u{FE0E}\u{200D}👧\u{FE0E} ❤\u{FE0E}")
        #expect(("e" + String(repeating: "\u{0301}", count: 99)).drawable(limit: 9).unicodeScalars.count == 5)
        #expect(String(repeating: "a", count: 9_999).drawable(limit: 9) == "aaaaaaaaa")
        #expect(" \n ".drawable(limit: 9).isEmpty)
    }
}
