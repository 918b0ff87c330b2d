import Foundation
import Testing

@testable import FilmzCinemaProgrammes

struct LenientJSONParserTests {
    private func read(_ text: String, remainingValues: Int = 1_000) -> [JSONValue]? {
        var left = remainingValues
        return LenientJSONParser.values(Array(text.utf8)[...], remainingValues: &left)
    }

    @Test func whatIsJSON() {
        #expect(
            read(#"{"a":[1,-2.5e3,true,false,null,"b\n\"\\\/\u00e9\ud83c\udfac"]}"#) == [
                .object([
                    "a": .array([
                        .number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null, .string("b \"\\/é🎬"),
                    ])
                ])
            ])
        #expect(read("[]") == [.array([])])
        #expect(read(" {} ") == [.object([:])])
    }

    @Test func whatIsAlmostJSON() {
        let value: [JSONValue] = [.object(["a": .string("b c"), "d": .array([.number("1")])])]
        for text in [
            "{\"a\":\"b\nc\",\"d\":[1,],}", "{\"a\":\"b\tc\" \"d\":[1]};",
            "/* x */ {\"a\":\"b\u{1}c\",\n// note\n\"d\":[1]}",
            "<!--{\"a\":\"b c\",\"d\":[1]}-->", "//<![CDATA[\n{\"a\":\"b c\",\"d\":[1]}\n//]]>",
            "<![CDATA[{\"a\":\"b c\",\"d\":[1]}]]>", "var x = {\"a\":\"b c\",/* y */\"d\":[1]};",
            "{\"a\":\"b c\",\"d\":[1],\"a\":\"second\"}", "{&quot;a&quot;:&quot;b c&quot;,&quot;d&quot;:[1]}",
        ] {
            #expect(read(text) == value, "\(text)")
        }
        #expect(read("{\"a\":1}{\"b\":2}") == [.object(["a": .number("1")]), .object(["b": .number("2")])])
        #expect(read(#"{"a":"\ud83c x \u12"}"#) == [.object(["a": .string("\u{FFFD} x u12")])])
    }

    @Test func whatCannotBeRead() {
        for text in ["", "words", "{roto", "{\"a\"", "{\"a\":}", "[1", "{\"a\":\"b}", "{a:1}", "[tru]", "{\"a\" 1}"] {
            #expect(read(text) == nil, "\(text)")
        }
        #expect(read(String(repeating: "[", count: 100_000)) == nil)
        #expect(read("[1,2,3,4]", remainingValues: 5) != nil)
        #expect(read("[1,2,3,4]", remainingValues: 4) == nil)
    }
}
