/// Which elements of a page end without an end tag.
enum HTMLNesting {
    /// How far up an element is looked for that ends so.
    private static let depth = 16

    /// Whether nothing is inside of an element.
    static func isVoid(_ name: String) -> Bool { voidElements.contains(name) }

    /// The place of the open element that ends where another begins, with all in it: table cells, rows, items of lists
    /// and paragraphs. Nil when none does.
    /// - Parameters:
    ///   - name: of the element that begins
    ///   - at: the names of open elements, the innermost last
    static func ended(by name: String, openCount: Int, name at: (Int) -> String) -> Int? {
        guard let (closed, border) = implied[name] else { return nil }
        for place in (max(0, openCount - depth)..<openCount).reversed() {
            let open = at(place)
            if border.contains(open) { return nil }
            if closed.contains(open) { return place }
        }
        return nil
    }

    private static let implied: [String: (closed: Set<String>, border: Set<String>)] = [
        "li": (["li"], ["ul", "ol", "menu"]), "td": (["td", "th"], ["tr", "table"]),
        "th": (["td", "th"], ["tr", "table"]), "tr": (["tr"], ["table", "tbody", "thead", "tfoot"]),
        "tbody": (["tbody", "thead", "tr"], ["table"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
        "p": (["p"], ["div", "td", "th", "li", "section", "article", "table", "body"]),
        "div": (["p"], ["div", "td", "th", "li", "section", "article", "table", "body"]),
    ]

    private static let voidElements: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
}
