import FilmzDomain
import FilmzText
import Synchronization
import Testing

@testable import FilmzPages

struct KeptPageTests {
    /// A page that counts how often it is drawn.
    private struct CountingPage: KeptPage {
        final class Count: Sendable {
            let value = Atomic(0)
        }

        var text = "a"
        var tellsSeconds = false
        let count: Count

        func document(_ context: PageContext) -> HTML {
            count.value.add(1, ordering: .relaxed)
            return "<p>\(text) \(context.now.description)</p>"
        }

        static func == (left: CountingPage, right: CountingPage) -> Bool { left.text == right.text }
    }

    private struct OtherPage: KeptPage {
        func document(_ context: PageContext) -> HTML { "<p>other</p>" }
    }

    /// Everything that a context has besides where files are.
    private static let changes: [@Sendable (inout PageContext) -> Void] = [
        { $0.strings = .german },
        { $0.strings = $0.strings.written(in: ReaderForms(FormChoices(scale: .ten), region: nil, language: .english)) },
        { $0.theme = .dark },
        { $0.person = Person.ID(rawValue: 7) },
        { $0.nameAtHome = "Ada" },
        { $0.isOwner.toggle() },
        { $0.browserZone = "Asia/Tokyo" },
        { $0.today = CalendarDay(year: 1999, month: 12, day: 31) ?? $0.today },
        { $0.now = $0.now + .seconds(60) },
        { $0.hidesUnseenEpisodes.toggle() },
        { $0.titles = FilmTitles([Film.ID.random(): "A title"]) },
        { $0.notesWithEmphasis = ["*"] },
        { $0.path = "/elsewhere" },
        { $0.change = change },
        { $0.assets.css = .asset("other.css") },
    ]

    private static let change = Change(
        kind: .queryForgotten, subject: .recentQueries(forgotten: [], remembered: []))

    /// The context of a server that has drawn nothing.
    private var context: PageContext {
        var context = Samples.context
        context.drawings = Drawings()
        return context
    }

    @Test func aPageIsDrawnAnewWhenAnythingAroundItDiffers() {
        // Two changes are of the strings, and none is of the caches.
        #expect(Mirror(reflecting: context).children.count == Self.changes.count)
        for change in Self.changes {
            let page = CountingPage(count: CountingPage.Count())
            var context = context
            _ = page.html(in: context)
            change(&context)
            let changed = page.html(in: context)
            #expect(page.count.value.load(ordering: .relaxed) == 2)
            #expect(page.html(in: context) == changed)
            #expect(page.count.value.load(ordering: .relaxed) == 2)
        }
    }

    @Test func aPageIsDrawnAnewWhenItDiffers() {
        let context = context
        var page = CountingPage(count: CountingPage.Count())
        let first = page.html(in: context)
        page.text = "b"
        #expect(page.html(in: context) != first)
        #expect(OtherPage().html(in: context) == "<p>other</p>")
        page.text = "a"
        #expect(page.html(in: context) == first)
    }

    @Test func aPageThatTellsSecondsIsDrawnForEachRequest() {
        let page = CountingPage(tellsSeconds: true, count: CountingPage.Count())
        var context = context
        context.now = context.now + .milliseconds(1)
        #expect(page.html(in: context).text.contains(context.now.description))
        _ = page.html(in: context)
        #expect(page.count.value.load(ordering: .relaxed) == 2)
    }

    @Test func keptPagesEndWithTheirServer() {
        var context: PageContext? = context
        weak let drawings = context?.drawings
        _ = context.map { CountingPage(count: CountingPage.Count()).html(in: $0) }
        context = nil
        #expect(drawings == nil)
    }
}
