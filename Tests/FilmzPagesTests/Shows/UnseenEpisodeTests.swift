import FilmzDomain
import FilmzPages
import Testing

/// Titles of episodes for readers who do not want to know those that they have not seen.
struct UnseenEpisodeTests {
    private static func page(_ name: String) async throws -> any WebPage {
        try #require(try await EveryPage.shows(Samples.services).first { $0.name == name }).page
    }

    /// Each page has an episode with a title that names its season, and was not seen.
    @Test(arguments: [("show-new", "1"), ("show-coming", "3"), ("season-unknown", "2"), ("up-next-coming", "3")])
    func aTitleIsBehindADisclosureOnly(name: String, season: String) async throws {
        let page = try await Self.page(name)
        let title = "&lt;1&gt; &amp; \(season)"
        var context = Samples.context
        #expect(page.html(in: context).text.contains(title))
        context.hidesUnseenEpisodes = true
        let html = page.html(in: context).text
        #expect(html.contains("</summary><span dir=\"auto\">\(title)</span></details>"))
        #expect(!html.replacing(/<details>.*?<\/details>/, with: "").contains(title))
        // The script opens again what was open, and knows each by the ID of its summary.
        let ids = html.matches(of: /<summary id="(title-[^"]+)"/).map { String($0.1) }
        #expect(ids.count == html.ranges(of: "<div class=\"episode-hidden\">").count)
        #expect(Set(ids).count == ids.count)
    }

    @Test func whatWasSeenKeepsItsTitle() async throws {
        var context = Samples.context
        context.hidesUnseenEpisodes = true
        let html = try await Self.page("season-seen").html(in: context).text
        #expect(html.contains("<b dir=\"auto\">&lt;1&gt; &amp; 1</b>"))
        #expect(!html.contains("episode-hidden"))
    }
}
