import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzPages

struct FontMetricsTests {
    private static let fonts = ["display", "serif", "italic", "sans", "bold"]

    private func file(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: SampleCards.fontFolder.appending(path: "filmz-\(name).ttf")))
    }

    @Test(arguments: fonts)
    func fontsHaveTheLettersOfEurope(name: String) throws {
        let metrics = try #require(FontMetrics(try file(name)))
        let letters = "AZaz0…“”„·’–ßÅøŁžșğİẞễΑωάΰЯжЁїўқ€½"
        for scalar in letters.unicodeScalars {
            #expect(metrics.width(of: scalar).map { 0.1...1.3 ~= $0 } == true, "\(scalar)")
        }
        #expect(metrics.width(of: "\u{0301}") == 0)
        #expect(metrics.width(of: "霸") == nil)
        #expect(metrics.width(of: "س") == nil)
    }

    @Test func widthsDiffer() throws {
        let metrics = try #require(FontMetrics(try file("sans")))
        let narrow = try #require(metrics.width(of: "i"))
        let wide = try #require(metrics.width(of: "W"))
        #expect(narrow < 0.3)
        #expect(wide > 0.8)
    }

    @Test func fontsAreSmall() throws {
        let total = try Self.fonts.reduce(0) { $0 + (try file($1).count) }
        #expect(total > 100_000)
        #expect(total < 700_000)
    }

    @Test func brokenFilesAreNoFonts() throws {
        let whole = try file("sans")
        #expect(FontMetrics([]) == nil)
        #expect(FontMetrics(Array("not a font".utf8)) == nil)
        #expect(FontMetrics([UInt8](repeating: 0xFF, count: 2_000)) == nil)
        var generator = RandomRounds(30).generator
        for _ in 1...RandomRounds(30).count {
            var broken = Array(whole.prefix(Int.random(in: 0...whole.count, using: &generator)))
            // The tables' places are in the first bytes.
            for place in broken.indices.prefix(400) where Bool.random(using: &generator) {
                broken[place] = UInt8.random(in: 0 ... .max, using: &generator)
            }
            _ = FontMetrics(broken)
        }
    }
}
