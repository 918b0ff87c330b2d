import Foundation

/// Links to other sites under a heading.
struct LinkList {
    let title: String
    let rows: [Row]

    struct Row {
        let address: URL
        let icon: Icon
        let name: String
        let facts: String
        var price: String?
    }

    /// Nil when there are no links.
    var html: HTML? {
        guard !rows.isEmpty else { return nil }
        return "<section class=\"ways\"><h2>\(title)</h2>\n<ul>\(rows.map(html))</ul></section>\n"
    }

    private func html(_ row: Row) -> HTML {
        """
        <li><a href="\(url: row.address.absoluteString)" rel="noreferrer">\(row.icon.html)\
        <span class="way"><b dir="auto">\(row.name)</b><span class="facts" dir="auto">\(row.facts)</span></span>\
        \(row.price.map { "<span class=\"price\">\($0)</span>" as HTML })\(Icon.external.html)</a></li>

        """
    }
}
