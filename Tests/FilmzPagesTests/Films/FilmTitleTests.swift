import FilmzDomain
import FilmzText
import Foundation
import Testing

@testable import FilmzPages

/// Films are shown with the titles by which their reader knows them.
struct FilmTitleTests {
    private static let alien = Film(id: Samples.id(348), title: "Alien", year: 1979)
    private static let chihiro = Film(
        id: Samples.id(129), title: "Spirited Away", originalTitle: "千と千尋の神隠し", year: 2001)
    private static let titles = FilmTitles([
        alien.id: "Alien", chihiro.id: "Chihiros Reise ins Zauberland", Samples.hostile.id: "<i>\"Der\" & 'Titel'",
    ])

    private static func context(_ titles: FilmTitles = titles) -> PageContext {
        var context = Samples.context
        context.strings = .german
        context.titles = titles
        return context
    }

    /// Each film of the samples has a title of its own, and another one for German readers.
    @Test func everyPageSaysWhichFilmsItNames() async throws {
        var sample = Samples.services
        sample.told = []
        for index in sample.allFilms.indices { sample.allFilms[index].title = "Quixote\(index)." }
        let titles = Dictionary(uniqueKeysWithValues: sample.allFilms.enumerated().map { ($1.id, "Manchego\($0).") })
        var count = 0
        // This form shows the typed title.
        let ofForm = ["film-edit", "film-remove"]
        for (name, page) in try await EveryPage.all(sample) where !ofForm.contains(name) {
            let known = FilmTitles(titles.filter { Set(page.films).contains($0.key) })
            let plain = page.html(in: Self.context(FilmTitles())).text
            let html = page.html(in: Self.context(known)).text
            for index in sample.allFilms.indices where plain.contains("Quixote\(index).") {
                count += 1
                #expect(html.contains("Manchego\(index)."), "\(name)")
            }
            let isOfOneFilm = name.hasPrefix("film-")
            #expect(isOfOneFilm || !html.contains(/<(strong|h3)[^>]*>Quixote/), "\(name)")
        }
        #expect(count > 60)
    }

    @Test func aFilmsPageTellsItsOtherTitlesToo() async throws {
        func heading(_ film: Film, _ context: PageContext) -> [String] {
            let html = FilmHeading(dossier: FilmDossier(film: film)).html(context).text
            return html.matches(of: /<(?:h1|p class="original")[^>]*>([^<]*)</).map { String($0.1) }
        }
        #expect(
            heading(Self.chihiro, Self.context()) == [
                "Chihiros Reise ins Zauberland", "Spirited Away", "千と千尋の神隠し",
            ])
        #expect(heading(Self.chihiro, Samples.context) == ["Spirited Away", "千と千尋の神隠し"])
        #expect(heading(Self.alien, Self.context()) == ["Alien"])
        var german = Self.chihiro
        german.originalTitle = "Chihiros Reise ins Zauberland"
        #expect(heading(german, Self.context()) == ["Chihiros Reise ins Zauberland", "Spirited Away"])
    }

    @Test(arguments: [
        ("Zauberland", ["Chihiros Reise ins <mark>Zauberland</mark>", "千と千尋の神隠し"]),
        ("Away", ["Chihiros Reise ins Zauberland", "千と千尋の神隠し", "Spirited <mark>Away</mark>"]),
        ("千と", ["Chihiros Reise ins Zauberland", "<mark>千と</mark>千尋の神隠し"]),
    ])
    func aRowMarksTheTitleThatWasFound(_ text: String, _ shown: [String]) throws {
        let names = ["Chihiros Reise ins Zauberland", "Spirited Away", "千と千尋の神隠し"]
        let name = try #require(names.first { $0.contains(text) })
        let match = SearchMatch(name: MatchedText(name, matches: [try #require(name.firstRange(of: text))]))
        let row = FilmRow(entry: FilmEntry(film: Self.chihiro), match: match).html(Self.context()).text
        let titles = row.matches(of: /dir="auto">((?:[^<]|<\/?mark>)+)</).map { String($0.1) }
        #expect(titles == shown)
    }

    @Test func theMessageNamesTheFilmAsThePageDoes() {
        var context = Self.context()
        context.change = Samples.change
        let html = Toast(change: Samples.change, regions: "").html(context).text
        #expect(html.contains("&lt;i&gt;"))
        #expect(!html.contains("<i>"))
        #expect(!html.contains("friends"))
        #expect(Toast(change: Samples.change, regions: "").html(Samples.context).text.contains("friends"))
    }

    @Test func aDrawnPosterHasTheTitleThatIsShown() {
        let shown = Self.titles.titled(Self.chihiro)
        #expect(PosterArt.svg(for: shown).text.localizedCaseInsensitiveContains("zauberland"))
        #expect(PosterArt.address(of: shown) != PosterArt.address(of: Self.chihiro))
    }
}
