import FilmzDomain
import FilmzText

/// Says once what free services would add, if nobody can be asked for it. The reader can put it away.
struct KeyHint<Text: TextKey> {
    /// With the link in the place of `{link}`.
    let sentence: Text
    let link: Text
    /// The page with the hint, and the ID of the element in which it is.
    let page: SitePath
    let region: StaticString

    func html(_ strings: Strings) -> HTML {
        let link: HTML =
            "<a href=\"\(SiteAddress(.settings).at(ProviderSettings.region))\">\(strings[link])</a>"
        return """
            <div class="news key-hint"><p>\(strings.html(sentence, name: "link", value: link))</p>
            <form method="post" action="\(SitePath.hideKeyHint)" data-enhance="\(region.description)">\
            <input type="hidden" name="next" value="\(page)">\
            <button class="round quiet" id="hide-hint">\(Icon.remove.html)\
            <span class="vh">\(strings[FilmText.hideKeyHint])</span></button></form></div>
            """
    }
}
