import FilmzDomain
import FilmzText

/// A viewing, with links to correct and remove it.
struct ViewingRow {
    let film: Film
    let viewing: Viewing
    /// The episode that was seen; nil for a film, and for a show as a whole.
    var episode: Episode?
    /// The page that shows the row.
    let next: SitePath
    /// The IDs of the page's elements that change with it, for the script; nil for a page that is reloaded.
    var regions: String?

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let circumstances = strings.circumstances(of: viewing)
        return """
            <li>
            <div class="viewing">
            <p class="when">\(strings.watchedOn(viewing.watchedOn))\
            \(viewing.rating.map { StarsView(rating: $0).html(strings) })</p>
            \(episode.map { "<p class=\"facts\" dir=\"auto\">\(strings.name(of: $0))</p>" as HTML })
            \(circumstances.isEmpty ? nil : "<p class=\"facts\" dir=\"auto\">\(circumstances)</p>" as HTML?)
            \(viewing.note.isEmpty ? nil : "<p class=\"note\" dir=\"auto\">\(context.note(viewing.note))</p>" as HTML?)
            \(TagLinks(tags: viewing.tags).html)
            </div>
            \(actions(strings))
            </li>

            """
    }

    private func actions(_ strings: Strings) -> HTML {
        let when = strings.watchedOn(viewing.watchedOn)
        let enhance = regions.map { " data-enhance=\"\($0) toast\"" as HTML }
        return """
            <div class="row-actions">
            <a class="round quiet" id="edit-\(viewing.id.description)"\(" data-sheet", if: regions != nil) \
            href="\(SitePath.viewing(film.id, viewing.id))">\
            \(Icon.edit.html)<span class="vh">\(strings[ViewingText.edit, ["when": when]])</span></a>
            <form method="post" action="\(SitePath.removeViewings(film.id))"\(enhance)>\
            <input type="hidden" name="\(field: .viewing)" value="\(viewing.id.description)">\
            <input type="hidden" name="\(field: .next)" value="\(next)">\
            <button class="round quiet" id="remove-\(viewing.id.description)">\(Icon.remove.html)\
            <span class="vh">\(strings[ViewingText.remove, ["when": when]])</span></button></form>
            </div>
            """
    }
}
