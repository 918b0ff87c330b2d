import FilmzDomain
import FilmzText

/// A link to the next part of a list. The script follows it by itself when it comes into view.
struct MoreLink {
    let next: PageCursor?
    /// The list's own address, without a cursor.
    let address: SiteAddress

    func html(_ strings: Strings) -> HTML {
        guard let next else { return "" }
        return """
            <p class="more"><a class="button" rel="next" data-more \
            href="\(address.with("after", next.description))">\(strings[SharedText.showMore])</a></p>
            """
    }
}
