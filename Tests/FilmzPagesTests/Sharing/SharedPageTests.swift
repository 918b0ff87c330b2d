import FilmzDomain
import FilmzText
import Foundation
import Testing

@testable import FilmzPages

/// A shared page is kept after it was drawn. Whatever it shows that is different has to be drawn.
struct SharedPageTests {
    private let drawings = Drawings()
    private let film = Film(id: Film.ID.random(), title: "First")

    private func page(
        name: String = "List", films: [SharedFilm]? = nil, words: ShareWords = ShareWords(),
        taking: OwnFilmzForm = OwnFilmzForm(), number: Int = 1, origin: String = "http://192.0.2.7"
    ) -> SharedPage {
        let share = Share(
            id: Samples.shareID(1), person: .owner, subject: .list(Samples.listID(2)), name: name, words: words,
            madeAt: Samples.clock.now())
        let films = films ?? [SharedFilm(film: film), SharedFilm(film: Film(id: Self.other, title: "Second"))]
        let thing = SharedContent(
            share: share, name: name, isRanked: true, films: Page(items: films, total: films.count), firstNumber: number
        )
        return SharedPage(
            content: thing, dossier: nil, place: .link(Samples.address, origin: origin), number: 1, taking: taking)
    }

    private static let other = Film.ID.random()

    /// Drawn by the server that drew all other pages of the test.
    private func html(
        _ page: SharedPage, in language: Language = .english, titles: FilmTitles = FilmTitles(), anew: Bool = false
    ) -> String {
        var context = Samples.context
        context.strings = .of(language)
        context.titles = titles
        context.drawings = anew ? Drawings() : drawings
        return page.html(in: context).text
    }

    @Test func aPageIsDrawnAnewWhenAnythingOnItDiffers() {
        let first = page()
        _ = html(first)
        var moved = first.content.films.items
        moved.swapAt(0, 1)
        var renamed = first.content.films.items
        renamed[1].film.title = "Third"
        var noted = first.content.films.items
        noted[1].note = "A note"
        let others = [
            page(name: "Other"), page(films: moved), page(films: renamed), page(films: noted),
            page(words: ShareWords(message: "See these")), page(taking: OwnFilmzForm(typed: "no address")),
            page(number: 61), page(origin: "http://films.example.org"),
        ]
        for other in others {
            #expect(html(other) == html(other, anew: true))
            #expect(html(other) != html(first))
        }
        #expect(html(first) == html(first, anew: true))
    }

    @Test func eachReaderGetsTheirLanguageAndTitles() {
        let titles = FilmTitles([film.id: "Erster"])
        _ = html(page())
        #expect(html(page(), in: .german) == html(page(), in: .german, anew: true))
        #expect(html(page(), titles: titles) == html(page(), titles: titles, anew: true))
        #expect(html(page(), titles: titles).contains("Erster"))
        #expect(!html(page()).contains("Erster"))
    }

    @Test func noTextEndsTheElementWithTheFacts() throws {
        let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "</script><!--"
        let page = page(films: [SharedFilm(film: Film(id: film.id, title: text))])
        let html = html(page)
        let start = try #require(html.range(of: "<script type=\"application/ld+json\">"))
        let facts = try #require(html[start.upperBound...].range(of: "</script>"))
        let json = html[start.upperBound..<facts.lowerBound]
        #expect(!json.contains { "<>&".contains($0) })
        let value = try JSONDecoder().decode(Facts.self, from: Data(json.utf8))
        #expect(value.itemListElement.map(\.item.name) == [text])
    }

    private struct Facts: Decodable {
        struct Element: Decodable { var item: Movie }
        struct Movie: Decodable { var name: String }
        var itemListElement: [Element]
    }
}
