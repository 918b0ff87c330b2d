import FilmzDomain
import FilmzPages
import FilmzText
import Testing

/// Rules that are true for every page in every state.
struct PageRuleTests {
    @Test func everyPageHasOneHeadingAndNothingInline() async throws {
        for (name, page) in try await EveryPage.all() {
            let html = page.html(in: Samples.context).text
            #expect(html.ranges(of: "<h1").count == 1, "\(name)")
            #expect(html.ranges(of: "<main ").count == 1, "\(name)")
            // Pages for visitors may have data for programs.
            let modules = html.ranges(of: "<script type=\"module\" src=\"/assets/").count
            let data = html.ranges(of: "<script type=\"application/ld+json\"").count
            #expect(html.ranges(of: "<script").count == modules + data, "\(name)")
            #expect(!html.contains(" style="), "\(name)")
            #expect(!html.contains("<style"), "\(name)")
            #expect(!html.contains(" onclick"), "\(name)")
        }
    }

    @Test func everyIDIsUnique() async throws {
        for (name, page) in try await EveryPage.all() {
            let ids = page.html(in: Samples.context).text.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
            #expect(Set(ids).count == ids.count, "\(name): \(ids.filter { id in ids.count { $0 == id } > 1 })")
            #expect(ids.contains("main"), "\(name)")
            #expect(ids.contains("toast") != name.hasPrefix("shared"), "\(name)")
        }
    }

    @Test func hostileTextsStayTexts() async throws {
        for (name, page) in try await EveryPage.all() {
            let html = page.html(in: Samples.context).text
            #expect(!html.contains("<friends>"), "\(name)")
            #expect(!html.contains("</script><script>"), "\(name)")
            #expect(!html.contains("<img src=x"), "\(name)")
            #expect(!html.contains("<b>Drama"), "\(name)")
            #expect(!html.contains("href=\"javascript:"), "\(name)")
        }
    }

    /// Texts come from string tables or from films. The samples here have no Latin letters, so plain Latin letters come
    /// from neither.
    @Test func everyTextComesFromAStringTable() async throws {
        var context = Samples.context
        context.strings = .accented
        var sample = Samples.services
        sample.allFilms = Samples.greek
        sample.myFilms = Samples.greekRelations
        sample.told = [("film-dossier", Samples.greekDossier)]
        sample.reading = Samples.greekReading
        sample.filmLists = Samples.greekLists
        sample.allShares = Samples.shares(Samples.greek, Samples.greekLists, text: "Ωμέγα")
        sample.received = Samples.greekReceived
        sample.fileImports[0].name = "Ωμέγα"
        sample.recent = [RecentQuery(text: "Ωμέγα", usedAt: Timestamp(milliseconds: 1))]
        sample.changes = [
            PastChange(
                change: Change(
                    kind: .rated,
                    subject: .myFilm(Samples.greek[0].id, title: "Ωμέγα", before: MyFilm(), after: MyFilm())),
                madeAt: Samples.clock.now(), isUndoable: true)
        ]
        let pages = try await EveryPage.all(sample)
        var texts = 0
        for kind in Change.Kind.allCases {
            context.change = Change(
                kind: kind, subject: .myFilm(Samples.greek[0].id, title: "Ωμέγα", before: MyFilm(), after: MyFilm()))
            // Every page says which change was made in the same way, so one is enough for most.
            texts += check(kind == .undone ? pages[...] : pages.prefix(1), context)
        }
        #expect(texts > 1500)
    }

    private func check(_ pages: ArraySlice<(name: String, page: any WebPage)>, _ context: PageContext) -> Int {
        var count = 0
        for (name, page) in pages {
            for text in ReadableText.all(in: page.html(in: context).text) {
                count += 1
                #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(name): \(text)")
            }
        }
        return count
    }

    @Test func everyDomainErrorHasAMessage() throws {
        let context = Samples.context
        for field in DomainError.Field.allCases {
            for problem in [DomainError.Problem.missing, .malformed, .tooLong(7)] {
                let html = ErrorPage(.invalid(field, problem)).html(in: context).text
                #expect(html.contains("<p>"), "\(field) \(problem)")
                #expect(!html.contains("{"), "\(field) \(problem)")
            }
        }
    }
}
