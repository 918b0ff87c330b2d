import FilmzDomain
import FilmzText

/// The last successful queries, each with buttons to search again and to delete it.
struct RecentQueries {
    let queries: [RecentQuery]

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard !queries.isEmpty else { return "<p class=\"intro\">\(strings[SearchText.intro])</p>" }
        return """
            <section>
            <div class="section-head"><h2>\(strings[SearchText.recent])</h2>
            \(forget(.all, value: "true", id: "clear-all", label: strings[SearchText.clearAll], in: context))</div>
            <ul class="recent">
            \(queries.enumerated().map { row($0.offset, query: $0.element, in: context) })</ul>
            </section>
            """
    }

    private func row(_ index: Int, query: RecentQuery, in context: PageContext) -> HTML {
        let label = context.strings[SearchText.forget, ["query": query.text]]
        return """
            <li><a href="\(SiteAddress.search(query.text))">\(Icon.clock.html)<span dir="auto">\(query.text)</span></a>
            \(forget(.query, value: query.text, id: "forget-\(index)", icon: .remove, label: label, in: context))</li>

            """
    }

    private func forget(
        _ field: FormField<some Sendable>, value: String, id: String, icon: Icon? = nil, label: String,
        in context: PageContext
    ) -> HTML {
        """
        <form method="post" action="\(SitePath.forgetQueries)" data-enhance="results toast">\
        <input type="hidden" name="\(field: field)" value="\(value)">\
        <input type="hidden" name="\(field: .next)" value="\(context.path)">\
        <button class="\(icon == nil ? "link" : "round quiet")" id="\(id)">\(icon?.html)\
        <span\(" class=\"vh\"", if: icon != nil)>\(label)</span></button></form>
        """
    }
}
