import Foundation

/// An element of an XML file, with those of its children that its reader asked for.
struct MarkupElement: Hashable {
    let name: String
    /// The attributes that its reader asked for, by name.
    fileprivate(set) var attributes: [String: String] = [:]
    /// The element's own text, without that of its children and without white space around it.
    fileprivate(set) var text = ""
    fileprivate(set) var children: [MarkupElement] = []

    /// The text of the first child of this name; empty when there is none.
    subscript(_ name: String) -> String { first(name)?.text ?? "" }

    func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// The records of an XML file, which are the outermost elements with certain names. They are parsed lazily, so that
/// thousands need the memory of one.
struct MarkupElements: Sequence {
    /// The names that a reader asks for.
    struct Vocabulary {
        /// The names of records, including records inside other records.
        var records: Set<String>
        /// The names of elements inside records. All others are skipped.
        var children: Set<String>
        var attributes: [String] = []
    }

    private let text: [UInt8]
    private let vocabulary: Vocabulary
    /// The number of records, including records inside other records.
    let count: Int

    /// - Parameter text: the result of ``ExchangeText/utf8(_:)``
    init(_ text: [UInt8], vocabulary: Vocabulary) {
        self.text = text
        self.vocabulary = vocabulary
        var count = 0
        var pieces = MarkupPieces(text)
        while let piece = pieces.next() {
            if case .start(let name, _, _) = piece, vocabulary.records.contains(name) { count += 1 }
        }
        self.count = count
    }

    func makeIterator() -> Iterator { Iterator(text, vocabulary: vocabulary) }

    /// The name of the outermost element in lower case; nil when there is none.
    static func rootName(of text: [UInt8]) -> String? {
        var pieces = MarkupPieces(text)
        while let piece = pieces.next() {
            if case .start(let name, _, _) = piece { return name.lowercased() }
        }
        return nil
    }

    struct Iterator: IteratorProtocol {
        private var pieces: MarkupPieces
        private let vocabulary: Vocabulary
        /// The names of all open elements.
        private var openNames: [String] = []
        /// The open elements that are read.
        private var openElements: [MarkupElement] = []
        /// The depth of an element that is skipped; nil when none is.
        private var skippedDepth: Int?
        /// The number of elements in the current record.
        private var elementCount = 0
        /// Whether reading stopped before the end of the file.
        private(set) var isBroken = false

        private static let depthLimit = 64
        private static let elementLimit = 100_000

        fileprivate init(_ text: [UInt8], vocabulary: Vocabulary) {
            pieces = MarkupPieces(text)
            self.vocabulary = vocabulary
        }

        /// The next complete record.
        mutating func next() -> MarkupElement? {
            while !isBroken, let piece = pieces.next() {
                switch piece {
                case .text(let range, let isCDATA):
                    guard skippedDepth == nil, let last = openElements.indices.last else { continue }
                    openElements[last].text += pieces.string(range, isCDATA: isCDATA)
                case .start(let name, let attributes, let isEmpty):
                    begin(name, attributes: attributes)
                    if isEmpty, let record = end(name) { return record }
                case .end(let name):
                    if let record = end(name) { return record }
                }
            }
            isBroken = isBroken || pieces.isBroken || !openNames.isEmpty
            return nil
        }

        private mutating func begin(_ name: String, attributes: Range<Int>) {
            openNames.append(name)
            guard openNames.count <= Self.depthLimit else { return isBroken = true }
            guard skippedDepth == nil else { return }
            let isRecord = vocabulary.records.contains(name)
            guard isRecord || !openElements.isEmpty && vocabulary.children.contains(name) else {
                if !openElements.isEmpty { skippedDepth = openNames.count }
                return
            }
            elementCount = if openElements.isEmpty { 1 } else { elementCount + 1 }
            guard elementCount <= Self.elementLimit else { return isBroken = true }
            var element = MarkupElement(name: name)
            for name in vocabulary.attributes where !attributes.isEmpty {
                element.attributes[name] = pieces.attribute(name, in: attributes)
            }
            openElements.append(element)
        }

        /// - Returns: the record that ends here; nil for any other element
        private mutating func end(_ name: String) -> MarkupElement? {
            guard !isBroken, openNames.last == name else {
                isBroken = true
                return nil
            }
            defer { openNames.removeLast() }
            if let depth = skippedDepth {
                if depth == openNames.count { skippedDepth = nil }
                return nil
            }
            guard var element = openElements.popLast() else { return nil }
            element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let parent = openElements.indices.last else { return element }
            openElements[parent].children.append(element)
            return nil
        }
    }
}
