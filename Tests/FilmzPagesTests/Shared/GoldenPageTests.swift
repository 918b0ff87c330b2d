import FilmzDomain
import Testing

@testable import FilmzPages

struct GoldenPageTests {
    @Test func everyPageIsDrawnAsBefore() async throws {
        let pages = try await EveryPage.all()
        #expect(pages.count > 40)
        try Golden.expect(pages.map { ($0.name, $0.page.html(in: Samples.context).text) } + [try await toast()])
    }

    private static let pagesWithNotes: Set = [
        "diary", "film-1", "list", "list-arrange", "list-print", "received-2", "shared-list", "viewings",
    ]

    /// Wherever a note is shown, it has its emphasis, and the page names it.
    @Test func notesHaveTheirEmphasis() async throws {
        var names: Set<String> = []
        for (name, page) in try await EveryPage.all() {
            let html = page.html(in: Samples.context).text
            if html.contains("<em>Loud</em>") {
                names.insert(name)
                #expect(page.notes.contains(Samples.note), "\(name)")
            }
            #expect(!html.contains(">_Loud_"), "\(name)")
        }
        #expect(names.isSuperset(of: Self.pagesWithNotes), "\(Self.pagesWithNotes.subtracting(names))")
    }

    @Test func theDrawingsOfIconsAreAsBefore() throws {
        try Golden.expect(IconSet.all.definitions.text, is: "icons.svg")
    }

    @Test func everyPageAndPartBringsTheIconsItShows() async throws {
        for (name, page) in try await EveryPage.all() {
            let parts = Fragment.allCases.compactMap { page.fragment($0, in: Samples.context)?.withIcons }
            for html in [page.html(in: Samples.context)] + parts {
                let shown = Set(html.text.matches(of: /href="#(i-\w+)"/).map(\.output.1))
                let drawn = html.text.matches(of: /<(?:symbol|g) id="(i-\w+)"/).map(\.output.1)
                #expect(shown == Set(drawn), "\(name)")
                #expect(shown.count == drawn.count, "\(name)")
            }
        }
    }

    /// A page with word of a change that can be undone.
    private func toast() async throws -> (name: String, text: String) {
        var context = Samples.context
        context.change = Samples.change
        let page = try await FilmPage.load(Samples.hostile.id, from: Samples.services.services, for: .owner)
        return ("toast", page.html(in: context).text)
    }

    @Test func fragmentsStandInTheirDocuments() async throws {
        var count = 0
        for (name, page) in try await EveryPage.all() {
            let document = page.html(in: Samples.context).text
            guard let results = page.fragment(.results, in: Samples.context) else { continue }
            count += 1
            #expect(document.contains(results.text), "\(name)")
            #expect(results.text.contains("id=\"results\""), "\(name)")
        }
        #expect(count > 15)
    }

    @Test func whatIsKnownOfAFilmStandsInItsPage() async throws {
        var count = 0
        for (name, page) in try await EveryPage.all() {
            guard let about = page.fragment(.about, in: Samples.context) else { continue }
            count += 1
            let document = page.html(in: Samples.context).text
            for part in about.text.split(separator: "\n") { #expect(document.contains(part), "\(name)") }
            for id in ["film-poster", "film-heading", "film-plot", "film-about", "film-beside", "film-sources"] {
                #expect(about.text.contains(" id=\"\(id)\""), "\(name)")
            }
        }
        #expect(count >= 10)
    }

    @Test func aFilmThatProvedToBeAnotherSaysWhere() async throws {
        let page = try await FilmPage.load(
            Samples.hebrew.id, film: Samples.hebrew, dossier: Samples.fullDossier,
            from: Samples.services.services, for: .owner)
        let about = page.fragment(.about, in: Samples.context)
        #expect(about?.text == "<p data-moved=\"/films/\(Samples.matrix.id)\"></p>")
    }

    @Test func sheetsHaveForms() async throws {
        var count = 0
        for (name, page) in try await EveryPage.all() {
            guard let sheet = page.fragment(.sheet, in: Samples.context) else { continue }
            count += 1
            #expect(sheet.text.contains("class=\"sheet-form\""), "\(name)")
            #expect(sheet.text.contains("<form method=\"post\""), "\(name)")
            #expect(!sheet.text.contains("<h1"), "\(name)")
        }
        #expect(count >= 6)
    }
}
