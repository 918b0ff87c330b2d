import FilmzDomain
import FilmzText

/// Says once how posters and more facts come, if nobody can be asked for them. The reader can put it away.
struct KeyHint {
    let film: Film

    func html(_ strings: Strings) -> HTML {
        let link: HTML =
            "<a href=\"\(SiteAddress(.settings).at(ProviderSettings.region))\">\(strings[FilmText.keyHintLink])</a>"
        return """
            <div class="news key-hint"><p>\(strings.html(FilmText.keyHint, "link", link))</p>
            <form method="post" action="\(SitePath.hideKeyHint)" data-enhance="film-plot">\
            <input type="hidden" name="next" value="\(SitePath.film(film.id))">\
            <button class="round quiet" id="hide-hint">\(Icon.remove.html)\
            <span class="vh">\(strings[FilmText.hideKeyHint])</span></button></form></div>
            """
    }
}
