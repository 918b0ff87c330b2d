/// The rules for HTML elements that end without an end tag.
enum HTMLNesting {
    /// The maximum number of open elements to search for one that ends.
    private static let depth = 16

    /// Whether an element is always empty.
    static func isVoid(_ name: String) -> Bool { voidElements.contains(name) }

    /// The index of the open element that ends where another begins, together with everything in it: table cells,
    /// rows, list items and paragraphs. Nil when none does.
    /// - Parameters:
    ///   - name: the name of the element that begins
    ///   - at: returns the name of an open element by its index; the innermost is last
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
