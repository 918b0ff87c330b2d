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
    static func indexOfElement(closedBy name: String, openCount: Int, name at: (Int) -> String) -> Int? {
        guard let (closedElements, scope) = impliedEndTags[name] else { return nil }
        for index in (max(0, openCount - depth)..<openCount).reversed() {
            let open = at(index)
            if scope.contains(open) { return nil }
            if closedElements.contains(open) { return index }
        }
        return nil
    }

    private static let impliedEndTags: [String: (closedElements: Set<String>, scope: Set<String>)] = [
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
