import Testing

@testable import FilmzPages

struct HTMLTests {
    private let hostile = "Alien & <friends> \"1\" '2' </script>"

    @Test func textsAreEscaped() {
        let html: HTML = "<p title=\"\(hostile)\">\(hostile)</p>"
        let escaped = "Alien &amp; &lt;friends&gt; &quot;1&quot; &#39;2&#39; &lt;/script&gt;"
        #expect(html.text == "<p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test(arguments: ["שלום", "千と千尋の神隠し", "🎬", "é", "a", ""])
    func otherTextsAreLeftAlone(text: String) {
        let html: HTML = "\(text)|\("<" + text + ">")"
        #expect(html.text == "\(text)|&lt;\(text)&gt;")
    }

    @Test func markupNests() {
        let item: HTML = "<li>\("<")</li>"
        let none: HTML? = nil
        let html: HTML = "<ul>\([item, item])\(none)\(item as HTML?)\(3)</ul>"
        #expect(html.text == "<ul><li>&lt;</li><li>&lt;</li><li>&lt;</li>3</ul>")
        #expect(html.bytes == Array(html.text.utf8))
        #expect(("\(HTML.raw("<br>"))" as HTML).text == "<br>", "trusted markup")
        let long = HTML.raw(String(repeating: "<b>", count: 1_000))
        let around: HTML = "<i>\("<p>\(long)</p>" as HTML)\(long)</i>"
        let text = "<i><p>\(long.text)</p>\(long.text)</i>"
        #expect(around.text == text, "long markup, which is shared")
        #expect(around.byteCount == text.utf8.count)
        #expect(around == HTML.raw(text), "the same markup in other pieces")
        let blanks: HTML = "\(long)\(HTML.blank)\(long)"
        #expect(blanks.aroundBlanks == [long, long])
        #expect("\(HTML.raw(""))\(long)" as HTML == long, "nothing before it")
    }

    @Test func constantMarkupDependsOnItsCondition() {
        let html: HTML = "<input\(" checked", if: true)\(" disabled", if: false)>"
        #expect(html.text == "<input checked>")
    }

    @Test func noCharacterIsLost() {
        let nul: HTML = "\("a\u{0}b")"
        #expect(nul.text == "a\u{FFFD}b")
    }

    @Test(arguments: ["/", "/films/1?a=b", "#main", "./films.txt", "http://a.b", "https://a.b/?c", "HTTPS://a.b"])
    func safeAddressesPass(url: String) {
        #expect(("\(url: url)" as HTML).text == url)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)", "//evil.example",
        "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "data:text/html,x", "vbscript:x", "films", "",
        "https:evil", "mailto:a@b",
    ])
    func otherAddressesLeadNowhere(url: String) {
        #expect(("\(url: url)" as HTML).text == "#")
    }

    @Test func addressesAreEscapedToo() {
        #expect(("<a href=\"\(url: "/a?b=1&c=\"d\"")\">" as HTML).text == "<a href=\"/a?b=1&amp;c=&quot;d&quot;\">")
    }

    @Test func queriesAreEncoded() {
        let address = SiteAddress(.search).with(.query, value: "a&b=c #é/?").with(.after, value: nil as String?)
            .with(FormField<String>("n"), value: "-._~")
        #expect(address.text == "/search?q=a%26b%3Dc%20%23%C3%A9%2F%3F&n=-._~")
    }
}
