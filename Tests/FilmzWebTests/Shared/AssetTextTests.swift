import Testing

@testable import FilmzWeb

struct AssetTextTests {
    private func compact(_ source: String, importingFrom app: String? = nil) -> String {
        String(decoding: AssetText.compact(Array(source.utf8), importingFrom: app), as: UTF8.self)
    }

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
        #expect(compact(source) == "a {\ncolor: red; /* stays */\nmargin: 0;\n}\n")
        let script = """
            import {
              byId, send,
            } from './app.js';
            """
        #expect(
            compact(script, importingFrom: "./app-1.js") == "import {\nbyId, send,\n} from './app-1.js';\n",
            "a script imports from the address that the page links")
    }
}
