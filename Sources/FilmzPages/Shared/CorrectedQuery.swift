import FilmzDomain
import FilmzText

/// A line that says how a query was corrected, or suggests a correction.
struct CorrectedQuery {
    let typed: SearchQuery
    let found: String
    /// The address of the search for `found`.
    let address: SiteAddress

    /// - Parameter sentence: a sentence with `{link}` in place of the link
    func html(_ sentence: SearchText, in strings: Strings) -> HTML {
        let link: HTML = "<a class=\"link\" href=\"\(address)\" dir=\"auto\">\(found)</a>"
        return
            "<p class=\"corrected\" data-count>\(strings.html(sentence, name: "link", value: link, ["query": typed.text]))</p>\n"
    }
}
