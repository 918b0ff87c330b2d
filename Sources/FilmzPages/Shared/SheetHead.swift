import FilmzText

/// The top of a sheet: what it is for, the way out of it, and what it is about.
struct SheetHead {
    let title: String
    /// `h1` on a page of its own, `h2` over another page.
    let heading: StaticString
    /// Where the sheet is left to.
    let back: SiteAddress
    /// Nil when nothing has to be said.
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

extension Layout {
    /// A sheet as a page of its own, for browsers without a script.
    static func sheet(_ title: String, content: HTML, in context: PageContext) -> HTML {
        Layout(title: title, kind: "page sheet-page").document(
            context, content: "<div class=\"sheet\">\(content)</div>")
    }
}
