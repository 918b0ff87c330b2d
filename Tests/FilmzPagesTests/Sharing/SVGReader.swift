import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Everything that an SVG document consists of.
final class SVGReader: NSObject, XMLParserDelegate {
    struct Element: Hashable {
        let name: String
        let attributes: [String: String]
        /// What is written in it; only of texts.
        var text = ""
    }

    private(set) var elements: [Element] = []

    /// Nil when the document is not well formed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        elements.indices.last.map { elements[$0].text += string }
    }
}
