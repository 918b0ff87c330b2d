import FilmzDomain
import FilmzText

/// A line that says how a query was corrected, or how it might be.
struct CorrectedQuery {
    let typed: SearchQuery
    let found: String
    /// Where `found` is searched for.
    let address: SiteAddress

    /// - Parameter sentence: a sentence with a place for the link
    func html(_ sentence: SearchText, in strings: Strings) -> HTML {
        let link: HTML = "<a class=\"link\" href=\"\(address)\" dir=\"auto\">\(found)</a>"
        return
            "<p class=\"corrected\" data-count>\(strings.html(sentence, name: "link", value: link, ["query": typed.text]))</p>\n"
    }
}
