import Foundation
import Testing

@testable import FilmzPages

/// What the style sheet and the pages must agree on.
struct StyleSheetTests {
    private let css: String

    init() throws {
        let assets = URL(filePath: #filePath).appending(path: "../../../../Sources/FilmzWeb/Assets").standardized
        css = try ["Shared/tokens.css", "Films/film.css"]
            .map { try String(contentsOf: assets.appending(path: $0), encoding: .utf8) }
            .joined()
    }

    /// Facts in a film's header stand on its tint, in both themes.
    @Test func headerFactsStandOutFromEveryTint() throws {
        let quiet = try #require(css.firstMatch(of: /film-head \{.*--quiet: light-dark\((#\w{6}), (#\w{6})\)/))
        for palette in Palette.all {
            let pattern = try Regex(
                "\\.\(palette.cssClass) \\{ --tint: light-dark\\((#\\w{6}), (#\\w{6})\\)",
                as: (Substring, Substring, Substring).self)
            let tint = try #require(css.firstMatch(of: pattern), "\(palette.cssClass)")
            #expect(Contrast.between(String(tint.output.1), String(quiet.output.1)) >= 4.5, "\(palette.cssClass) light")
            #expect(Contrast.between(String(tint.output.2), String(quiet.output.2)) >= 4.5, "\(palette.cssClass) dark")
        }
    }
}
