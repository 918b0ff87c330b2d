import Foundation
import Testing

@testable import FilmzPages

/// Rules on which the style sheet and the pages must agree.
struct StyleSheetTests {
    private let css: String

    init() throws {
        let assets = URL(filePath: #filePath).appending(path: "../../../../Sources/FilmzWeb/Assets").standardized
        css = try ["Shared/tokens.css", "Films/film.css"]
            .map { try String(contentsOf: assets.appending(path: $0), encoding: .utf8) }
            .joined()
    }

    /// Facts in a film's header are shown on its tint, and in the light of the poster, in both themes.
    @Test func headerFactsStandOutFromEveryTint() throws {
        let quiet = try #require(css.firstMatch(of: /film-head \{.*--quiet: light-dark\((#\w{6}), (#\w{6})\)/))
        let quiets = [String(quiet.output.1), String(quiet.output.2)]
        for palette in Palette.all {
            let tint = try pair("--tint", of: palette)
            let glow = try pair("--glow", of: palette)
            for theme in 0..<2 {
                #expect(Contrast.between(tint[theme], quiets[theme]) >= 4.5, "\(palette.cssClass)")
                let lit = Contrast.over(tint[theme], glow[theme])
                #expect(Contrast.between(lit, quiets[theme]) >= 4.5, "\(palette.cssClass) lit")
            }
        }
    }

    /// A file that is not in the list is not in the program.
    @Test func everyStyleAndScriptIsEmbedded() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
        let list = try String(
            contentsOf: sources.appending(path: "CFilmzResources/CFilmzResources.c"), encoding: .utf8)
        let folder = sources.appending(path: "FilmzWeb/Assets")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
        #expect(files.count > 10)
        for file in files {
            // Some are also in the style sheet of visitors.
            #expect(2...3 ~= list.components(separatedBy: "/Assets/\(file)\"").count, "\(file)")
        }
    }

    @Test func everyPageHasTheStylesAndScriptsOfWhatIsOnIt() async throws {
        let assets = try SentAssets()
        for (name, page) in try await EveryPage.all() {
            let html = page.html(in: Samples.context).text
            // What visitors see has one style sheet, and works without scripts.
            guard !name.hasPrefix("shared") else {
                #expect(assets.stylesMissing(in: html, linked: ["visitor"]) == [], "\(name)")
                continue
            }
            let linked = Set(html.matches(of: /\/assets\/(\w+)\.(css|js)"/).map { $0.output.1.lowercased() })
            #expect(assets.stylesMissing(in: html, linked: linked) == [], "\(name)")
            #expect(assets.attributesWithoutScript(in: html, linked: linked) == [], "\(name)")
            // A sheet stands over any page.
            guard let sheet = page.fragment(.sheet, in: Samples.context)?.text else { continue }
            #expect(assets.stylesMissing(in: sheet, linked: ["app"]) == [], "\(name)")
            #expect(assets.attributesWithoutScript(in: sheet, linked: ["app"]) == [], "\(name)")
        }
    }

    /// A property of a palette's class, light and dark.
    private func pair(_ property: String, of palette: Palette) throws -> [String] {
        let pattern = try Regex(
            "\\.\(palette.cssClass) \\{[^}]*\(property): light-dark\\((#\\w+), (#\\w+)\\)",
            as: (Substring, Substring, Substring).self)
        let match = try #require(css.firstMatch(of: pattern), "\(palette.cssClass)")
        return [String(match.output.1), String(match.output.2)]
    }
}
