/// Reads a product's files of JSON, of which each element is a row.
protocol ElementReader {
    var facts: FactCollector { get set }

    init()

    /// Says what an element says.
    mutating func read(_ element: JSONElement)
}

extension ElementReader {
    /// - Parameter parts: in the order in which they came
    static func read(_ parts: [(part: ExchangePart, elements: JSONElements)]) -> ExchangeFile {
        var reader = Self()
        for (part, elements) in parts { reader.read(elements, of: part.name) }
        return reader.facts.file
    }

    /// - Parameter part: the name under which they are counted
    mutating func read(_ elements: JSONElements, of part: String) {
        facts.begin(part, kind: .rows)
        for (index, element) in elements.enumerated() {
            facts.beginRow(index + 1)
            read(element)
        }
    }
}
