import Foundation
import Testing

@testable import FilmzProviders

struct RobotsRulesTests {
    private func allows(_ file: String, _ path: String) -> Bool {
        guard let url = URL(string: "https://kino.example\(path)") else { return false }
        return RobotsRules(Data(file.utf8), for: "filmz").allows(url)
    }

    @Test(arguments: [
        ("", "/a", true), ("User-agent: *\nDisallow:", "/a", true), ("User-agent: *\nDisallow: /", "/a", false),
        ("User-agent: *\nDisallow: /", "/robots.txt", true), ("User-agent: *\nDisallow: /a", "/ab?c", false),
        ("User-agent: *\nDisallow: /a/", "/a", true), ("User-agent: *\nDisallow: /A", "/a", true),
        ("User-agent: other\nDisallow: /", "/a", true),
        // The longest rule counts, and of two as long the one that allows.
        ("User-agent: *\nDisallow: /\nAllow: /programm", "/programm/heute", true),
        ("User-agent: *\nAllow: /\nDisallow: /programm", "/programm", false),
        ("User-agent: *\nDisallow: /page\nAllow: /page", "/page", true),
        // A group of one's own is preferred, and several are one.
        ("User-agent: *\nDisallow: /\n\nUser-agent: Filmz\nDisallow: /x", "/a", true),
        ("User-agent: FILMZ\nDisallow: /x\n\nUser-agent: filmz\nDisallow: /y", "/y", false),
        ("User-agent: filmz/1.0\nDisallow: /x", "/x", false), ("User-agent: filmzbot\nDisallow: /x", "/x", true),
        ("User-agent: a\nUser-agent: filmz\nDisallow: /x", "/x", false),
        ("User-agent: filmz\nUser-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /y", "/y", true),
        ("User-agent: *\nDisallow: /x\nUser-agent: filmz\nSitemap: /s", "/x", true),
        // Signs for anything and for the end.
        ("User-agent: *\nDisallow: /*.ics$", "/feed.ics", false),
        ("User-agent: *\nDisallow: /*.ics$", "/feed.ics?a", true),
        ("User-agent: *\nDisallow: /*/x*/y", "/a/xb/c/y", false), ("User-agent: *\nDisallow: /a$", "/a", false),
        ("User-agent: *\nDisallow: /a*", "/ab", false), ("User-agent: *\nDisallow: /a**b", "/axb", false),
        ("User-agent: *\nDisallow: /a$", "/ab", true), ("User-agent: *\nDisallow: *ical=1", "/events/?ical=1", false),
        ("User-agent: *\nDisallow: /*a*$", "/bab", false), ("User-agent: *\nDisallow: /aXb*b$", "/aXb", true),
        // The same address in other letters.
        ("User-agent: *\nDisallow: /%66ilm", "/film", false), ("User-agent: *\nDisallow: /ü", "/%C3%BC", false),
        ("User-agent: *\nDisallow: /a%2fb", "/a/b", true), ("User-agent: *\nDisallow: /a%2fb", "/a%2Fb", false),
        // Files as people write them.
        ("\u{FEFF}USER-AGENT : * # all\r\n disallow : /a # no\r\n", "/a", false), ("Disallow: /", "/a", true),
        ("<html>Disallow: /</html>", "/a", true), ("User-agent:*\rDisallow:/a", "/a", false),
    ])
    func rules(file: String, path: String, isAllowed: Bool) {
        #expect(allows(file, path) == isAllowed)
    }

    @Test func delays() {
        func delay(_ file: String) -> Duration? { RobotsRules(Data(file.utf8), for: "filmz").delay }
        #expect(delay("User-agent: *\nCrawl-delay: 10") == .seconds(10))
        #expect(delay("User-agent: *\nCrawl-delay: 1.5") == .milliseconds(1_500))
        #expect(delay("User-agent: *\nCrawl-delay: 10\nUser-agent: filmz\nAllow: /") == nil)
        for text in ["-1", "0", "soon", "nan", "inf", "1e99"] {
            #expect(delay("User-agent: *\nCrawl-delay: \(text)") == nil, "\(text)")
        }
    }

    /// Rules after the first half megabyte are not read, and none of these keeps the server busy.
    @Test func longFiles() {
        let filling = String(repeating: "# filling\n", count: 60_000)
        #expect(allows("User-agent: *\n" + filling + "Disallow: /a", "/a"))
        #expect(!allows("User-agent: *\nDisallow: /a\n" + filling, "/a"))
        #expect(!allows("User-agent: *\n" + String(repeating: "Disallow: /x\n", count: 4_000) + "Disallow: /a", "/a"))
        let stars = "User-agent: *\nDisallow: /" + String(repeating: "*a", count: 900) + "b"
        #expect(allows(stars, "/" + String(repeating: "a", count: 1_900)))
        #expect(allows(String(repeating: "User-agent: filmz\n", count: 20_000), "/a"))
    }
}
