import FilmzDomain
import FilmzText

/// A hint about what free services would add, shown while no provider can be asked. The person can dismiss it.
struct KeyHint<Text: TextKey> {
    /// The sentence, with `{link}` in place of the link.
    let sentence: Text
    let link: Text
    /// The page with the hint, and the ID of the element that contains it.
    let page: SitePath
    let region: StaticString

    func html(_ strings: Strings) -> HTML {
        let link: HTML =
            "<a href=\"\(SitePath.sources)\">\(strings[link])</a>"
        return """
            <div class="news key-hint"><p>\(strings.html(sentence, name: "link", value: link))</p>
            <form method="post" action="\(SitePath.hideKeyHint)" data-enhance="\(region.description)">\
            <input type="hidden" name="\(field: .next)" value="\(page)">\
            <button class="round quiet" id="hide-hint">\(Icon.remove.html)\
            <span class="vh">\(strings[FilmText.hideKeyHint])</span></button></form></div>
            """
    }
}
