/// The text of a page that a person reads or hears.
enum ReadableText {
    static func all(in html: String) -> [String] {
        // Commands to type, products' names, time zones, and the languages' own names are the same in every language.
        let bare = html.replacing(/<!doctype[^>]*>/, with: "").replacing(/<br>/, with: "")
            .replacing(/<script type="application\/ld\+json">[^<]*</, with: "<")
            .replacing(/<(?:code|span|option) translate="no"[^>]*>[^<]*</, with: "<").replacing(
                /<span lang="[^"]*">[^<]*</, with: "<")
        let nodes = bare.split(separator: /<[^>]*>/).map(String.init)
        let attributes = bare.matches(
            of: /\ (?:aria-label|title|alt|placeholder|data-offline|data-unreachable)="([^"]*)"/
        )
        .map { String($0.output.1) }
        return (nodes + attributes).map(unescaped).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    private static func unescaped(_ text: String) -> String {
        ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"].reduce(text) { $0.replacing($1, with: " ") }
    }
}
