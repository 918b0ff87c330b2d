/// A reader of a product's JSON files, in which each element is a row.
protocol ElementReader {
    var facts: FactCollector { get set }

    init()

    /// Reads an element and adds its facts.
    mutating func read(_ element: JSONElement)
}

extension ElementReader {
    /// - Parameter parts: the files in their original order
    static func read(_ parts: [(part: ExchangePart, elements: JSONElements)]) -> ExchangeFile {
        var reader = Self()
        for (part, elements) in parts { reader.read(elements, of: part.name) }
        return reader.facts.file
    }

    /// - Parameter part: the name of the file
    mutating func read(_ elements: JSONElements, of part: String) {
        facts.begin(part, kind: .rows)
        for (index, element) in elements.enumerated() {
            facts.beginRow(index + 1)
            read(element)
        }
    }
}
