import Testing

@testable import FilmzWeb

struct AssetTextTests {
    @Test func whatOnlyAuthorsReadIsLeftOut() {
        let source = """
            // Why.
            a {
                color: red; /* stays */

                /* a comment
                   of two lines */
                margin: 0;
            }
            /** One line. */
            """
        #expect(
            String(decoding: AssetText.compact(Array(source.utf8)), as: UTF8.self)
                == "a {\ncolor: red; /* stays */\nmargin: 0;\n}\n")
    }
}
