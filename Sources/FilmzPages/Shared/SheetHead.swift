import FilmzText

/// The top of a sheet: its title, a link to close it, and the film or films it is about.
struct SheetHead {
    let title: String
    /// `h1` on a page of its own, `h2` over another page.
    let heading: StaticString
    /// The page to return to when the sheet is closed.
    let back: SiteAddress
    /// The line under the title; nil for none.
    let facts: String?

    func html(_ strings: Strings) -> HTML {
        """
        <div class="sheet-head">
        <\(heading.description) id="sheet-title">\(title)</\(heading.description)>
        <a class="round quiet" href="\(back)" data-close>\(Icon.remove.html)\
        <span class="vh">\(strings[SharedText.cancel])</span></a>
        \(facts.map { "<p class=\"facts\" dir=\"auto\">\($0)</p>" as HTML })
        </div>
        """
    }
}
