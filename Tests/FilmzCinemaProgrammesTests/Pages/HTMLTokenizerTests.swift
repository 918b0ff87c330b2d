import Foundation
import Testing

@testable import FilmzCinemaProgrammes

struct HTMLTokenizerTests {
    private func tokens(_ text: String) -> [String] {
        var reader = HTMLTokenizer(Array(text.utf8))
        var tokens: [String] = []
        while let token = reader.next() {
            switch token {
            case .start(let name, let attributes):
                tokens.append(
                    "<\(name)\(attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())>")
            case .end(let name): tokens.append("</\(name)>")
            case .text(let text): tokens.append(String(decoding: text, as: UTF8.self))
            case .raw(let name, _, let text): tokens.append("\(name)[\(String(decoding: text, as: UTF8.self))]")
            }
        }
        return tokens
    }

    @Test func tagsAsBrowsersReadThem() {
        #expect(tokens("<A HREF='x&amp;y' class=a itemprop>b</A >") == ["<a href=x&y itemprop=>", "b", "</a>"])
        #expect(tokens("<meta content = \"a>b\"/>c") == ["<meta content=a>b>", "c"])
        #expect(tokens("<a href=a/b href=c>") == ["<a href=a/b>"])
        #expect(tokens("1 < 2 <3 <") == ["1 ", "<", " 2 ", "<", "3 "])
        #expect(tokens("a<!-- <p> --->b<!--><i><!doctype html><?x?></ x>") == ["a", "b", "<i>"])
        #expect(tokens("<!-- never ends <p>") == [])
        #expect(tokens("<p href=\"never ends <p>") == ["<p href=never ends <p>>"])
        #expect(tokens("<p =x href=1>") == ["<p href=1>"])
    }

    @Test func scriptsEndAtTheirOwnTag() {
        #expect(tokens("<script>a<b></p></scripts></SCRIPT >c") == ["script[a<b></p></scripts>]", "c"])
        #expect(tokens("<title>a &amp; <b></title>") == ["title[a &amp; <b>]"])
        #expect(tokens("<script>{\"a\":") == ["script[{\"a\":]"])
        #expect(tokens("<style></style") == ["style[]"])
    }

    @Test func scriptsOfDataAreToldInManyWays() {
        let json = #"{"@type":"ScreeningEvent","name":"A","startDate":"2026-09-12T20:30"}"#
        for tag in [
            "<script type=application/ld+json>", "<SCRIPT TYPE='Application/LD+JSON; charset=utf-8' id=x>",
            "<script class=\"yoast\" type=\" application/ld+json\" data-a='>'>",
        ] {
            #expect(Sample.read("<p>\(tag)\(json)</script>").screenings.count == 1, "\(tag)")
        }
        #expect(Sample.read("<p><script>\(json)</script>").screenings.isEmpty)
        #expect(Sample.read("<p><!-- <script type=application/ld+json>\(json)</script> -->").screenings.isEmpty)
        let encoded = json.replacing("\"", with: "&quot;")
        #expect(Sample.read("<p><script type=application/ld+json>\(encoded)</script>").screenings.count == 1)
        // However deep it lies.
        let deep = String(repeating: "<div>", count: 5_000)
        #expect(Sample.read("\(deep)<script type=application/ld+json>\(json)</script>").screenings.count == 1)
    }
}
