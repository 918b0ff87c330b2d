import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzPages
@testable import FilmzWeb

struct SVGPainterTests {
    private func svg(_ content: String) -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\">\(content)</svg>".utf8)
    }

    @Test func aDrawingBecomesAPictureOfItsSize() throws {
        let drawing = svg("<rect width=\"20\" height=\"20\" fill=\"#f4b53f\"/>")
        let png = try #require(SVGPainter.png(drawing, width: 40, height: 20))
        let picture = try #require(try PNGReader(png))
        #expect(picture.width == 40)
        #expect(picture.height == 20)
        #expect(picture.pixel(5, 5) == [0xF4, 0xB5, 0x3F])
        #expect(picture.pixel(30, 5) == [0, 0, 0])
        #expect(SVGPainter.png(drawing, width: 40, height: 20) == png)
    }

    @Test func whatIsNoDrawingOrTooLargeIsRefused() {
        for bytes in [[], Array("text".utf8), svg("<g>"), [UInt8](repeating: 0, count: 100)] {
            #expect(SVGPainter.png(bytes, width: 40, height: 20) == nil)
        }
        #expect(SVGPainter.png(svg(String(repeating: " ", count: 2 << 20)), width: 40, height: 20) == nil)
        for size in [0, -1, 5_000] {
            #expect(SVGPainter.png(svg(""), width: size, height: 20) == nil)
            #expect(SVGPainter.png(svg(""), width: 20, height: size) == nil)
        }
    }

    /// No drawing of ours refers to anything, but if one did, nothing would be read.
    @Test func nothingIsLoaded() throws {
        let folder = TemporaryFolder()
        let amber = try #require(
            SVGPainter.png(svg("<rect width=\"40\" height=\"20\" fill=\"#f4b53f\"/>"), width: 40, height: 20))
        try Data(amber).write(to: URL(filePath: folder.path + "/a.png"))
        let plain = SVGPainter.png(svg(""), width: 40, height: 20)
        for address in ["\(folder.path)/a.png", "file://\(folder.path)/a.png", "a.png", "http://127.0.0.1:9/a.png"] {
            let link = "<image href=\"\(address)\" width=\"40\" height=\"20\"/>"
            #expect(SVGPainter.png(svg(link), width: 40, height: 20) == plain, "\(address)")
        }
        let entity = "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file://\(folder.path)/a.png\">]>"
        let page = Array(entity.utf8) + svg("<text>&a;</text>")
        let painted = SVGPainter.png(page, width: 40, height: 20)
        #expect(painted == nil || painted == plain)
    }

    /// The measures by which texts are set are those by which they are painted.
    @Test func textsAreAsWideAsMeasured() throws {
        #expect(ShippedFonts.areInstalled)
        let fonts = try #require(ShippedFonts.measured)
        for face in CardFace.allCases {
            for text in ["HHHHHHHHHHHH", "ΩΩΩΩΩΩΩΩΩΩ", "ЖЖЖЖЖЖЖЖЖЖ"] {
                let content =
                    "<text x=\"10\" y=\"60\" fill=\"#fff\" font-size=\"50\" \(face.attributes.text)>\(text)</text>"
                let page = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"700\" height=\"80\">"
                let drawn = try #require(SVGPainter.png(Array("\(page)\(content)</svg>".utf8), width: 700, height: 80))
                let empty = try #require(SVGPainter.png(Array("\(page)</svg>".utf8), width: 700, height: 80))
                let blank = try #require(try PNGReader(empty))
                let ink = try #require(try PNGReader(drawn)?.difference(from: blank))
                let measured = fonts.width(of: text, in: face) * 50
                // But for the room before the first letter and after the last one.
                #expect(abs(Double(ink.columns.count) - measured) < 14, "\(text): \(ink.columns.count), \(measured)")
            }
        }
    }
}
