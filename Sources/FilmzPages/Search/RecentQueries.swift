import FilmzDomain
import FilmzText

/// The last successful queries, each with buttons to search again and to forget it.
struct RecentQueries {
    let queries: [RecentQuery]

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard !queries.isEmpty else { return "<p class=\"intro\">\(strings[SearchText.intro])</p>" }
        return """
            <section>
            <div class="section-head"><h2>\(strings[SearchText.recent])</h2>
            \(forget("all", "true", id: "clear-all", strings[SearchText.clearAll], context))</div>
            <ul class="recent">
            \(queries.enumerated().map { row($0.offset, $0.element, context) })</ul>
            </section>
            """
    }

    private func row(_ index: Int, _ query: RecentQuery, _ context: PageContext) -> HTML {
        let label = context.strings[SearchText.forget, ["query": query.text]]
        return """
            <li><a href="\(SearchPage.address(query.text))">\(Icon.clock.html)<span dir="auto">\(query.text)</span></a>
            \(forget("q", query.text, id: "forget-\(index)", icon: .remove, label, context))</li>

            """
    }

    private func forget(
        _ name: String, _ value: String, id: String, icon: Icon? = nil, _ label: String, _ context: PageContext
    ) -> HTML {
        """
        <form method="post" action="\(SitePath.forgetQueries)" data-enhance="results toast">\
        <input type="hidden" name="\(name)" value="\(value)">\
        <input type="hidden" name="next" value="\(context.path)">\
        <button class="\(icon == nil ? "link" : "round quiet")" id="\(id)">\(icon?.html)\
        <span\(" class=\"vh\"", if: icon != nil)>\(label)</span></button></form>
        """
    }
}
