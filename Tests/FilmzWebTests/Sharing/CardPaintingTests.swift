import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import Testing

@testable import FilmzWeb

/// Cards as the painter and the system's fonts make them.
struct CardPaintingTests {
    private static let hostile = [
        "", "</text></svg><script>alert(1)</script>", "الفيلم الذي غيّر كل شيء", "千と千尋の神隠し", "🎬🍿👩‍👩‍👧‍👦❤️", "﷽ 𒐫",
        "Z" + String(repeating: "\u{0301}\u{20DD}", count: 500), "a\u{0}\u{FFFE}\u{202E}b",
        String(repeating: "W", count: 2_000), String(repeating: "霸", count: 2_000),
        String(repeating: "س", count: 2_000), String(repeating: "👩\u{200D}", count: 2_000),
    ]

    private func svg(_ text: String, _ format: CardFormat) throws -> String {
        let film = Film(id: WebFixture.alien.id, title: text, year: 1979, directors: [text])
        let card = Card(.film(film), rating: Rating(halfStars: 7), message: text, sender: text)
        return CardArt(fonts: try #require(ShippedFonts.measured)).svg(card, format: format, in: .english).text
    }

    /// Each as a preview, and the longest as a story too, which has more room.
    @Test(arguments: hostile.map { ($0, CardFormat.preview) } + hostile.suffix(4).map { ($0, CardFormat.story) })
    func everyTextBecomesAPictureOfTheRightSize(text: String, format: CardFormat) async throws {
        let painter = CardPainter()
        let drawing = Array(try svg(text, format).utf8)
        let png = try await painter.png(drawing, width: format.width, height: format.height)
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == format.width)
        #expect(png[20..<24].reduce(0) { $0 << 8 | Int($1) } == format.height)
        // Chats show no preview that is much larger.
        #expect(format == .story || png.count < 300_000, "\(png.count)")
    }

    @Test(arguments: CardFormat.allCases)
    func theSameCardBecomesTheSameBytes(format: CardFormat) async throws {
        let painter = CardPainter()
        let drawing = Array(try svg("Alien 千 🎬", format).utf8)
        let first = try await painter.png(drawing, width: format.width, height: format.height)
        #expect(try await painter.png(drawing, width: format.width, height: format.height) == first)
    }

    @Test(arguments: hostile.suffix(4))
    func noTextLeavesItsPlace(text: String) throws {
        #expect(ShippedFonts.areInstalled)
        // Without the edge at which everything is cut off.
        let drawing = try svg(text, .preview).replacing("<g clip-path=\"url(#page)\">", with: "<g>")
        let bare = drawing.replacing(/<text.*?<\/text>/, with: "")
        let pictures = try [drawing, bare].map { drawing in
            // A third of their size, which is read in a ninth of the time.
            let png = try #require(SVGPainter.png(Array(drawing.utf8), width: 400, height: 210))
            return try #require(try PNGReader(png))
        }
        let ink = try #require(pictures[0].difference(from: pictures[1]))
        #expect(17...383 ~= ink.columns.lowerBound, "\(ink.columns)")
        #expect(17...383 ~= ink.columns.upperBound, "\(ink.columns)")
        #expect(13...197 ~= ink.rows.lowerBound, "\(ink.rows)")
        #expect(13...197 ~= ink.rows.upperBound, "\(ink.rows)")
    }
}
