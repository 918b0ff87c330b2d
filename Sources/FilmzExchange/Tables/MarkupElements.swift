import Foundation

/// An element of a file of XML, with those of its children that its reader knows.
struct MarkupElement: Hashable {
    let name: String
    /// The attributes that its reader knows, by their names.
    fileprivate(set) var attributes: [String: String] = [:]
    /// Its own text, without that of its children, and without white space around.
    fileprivate(set) var text = ""
    fileprivate(set) var children: [MarkupElement] = []

    /// The text of the first child of this name; empty when there is none.
    subscript(_ name: String) -> String { first(name)?.text ?? "" }

    func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// The records of a file of XML: the outermost elements with certain names. They are read while they are gone through, so
/// that thousands need the room of one.
struct MarkupElements: Sequence {
    /// What a reader knows of its files.
    struct Vocabulary {
        /// The names of records, also of those in others.
        var records: Set<String>
        /// The names of what is in them. All else is passed over.
        var children: Set<String>
        var attributes: [String] = []
    }

    private let text: [UInt8]
    private let vocabulary: Vocabulary
    /// How many records there are, with those in others.
    let count: Int

    /// - Parameter text: as ``ExchangeText/utf8(_:)`` returns it
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

    /// The name of the outermost element, in small letters; nil when there is none.
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
        /// The names of all elements that are open.
        private var open: [String] = []
        /// Those of them that are read.
        private var reading: [MarkupElement] = []
        /// At which depth an element began that is passed over.
        private var passedOver: Int?
        /// How many elements the present record has.
        private var elementCount = 0
        /// Whether reading ended before the end of the file.
        private(set) var isBroken = false

        private static let depthLimit = 64
        private static let elementLimit = 100_000

        fileprivate init(_ text: [UInt8], vocabulary: Vocabulary) {
            pieces = MarkupPieces(text)
            self.vocabulary = vocabulary
        }

        /// The next record that is whole.
        mutating func next() -> MarkupElement? {
            while !isBroken, let piece = pieces.next() {
                switch piece {
                case .text(let range, let isLiteral):
                    guard passedOver == nil, let last = reading.indices.last else { continue }
                    reading[last].text += pieces.string(range, isLiteral: isLiteral)
                case .start(let name, let attributes, let isEmpty):
                    begin(name, attributes: attributes)
                    if isEmpty, let record = end(name) { return record }
                case .end(let name):
                    if let record = end(name) { return record }
                }
            }
            isBroken = isBroken || pieces.isBroken || !open.isEmpty
            return nil
        }

        private mutating func begin(_ name: String, attributes: Range<Int>) {
            open.append(name)
            guard open.count <= Self.depthLimit else { return isBroken = true }
            guard passedOver == nil else { return }
            let isRecord = vocabulary.records.contains(name)
            guard isRecord || !reading.isEmpty && vocabulary.children.contains(name) else {
                if !reading.isEmpty { passedOver = open.count }
                return
            }
            elementCount = if reading.isEmpty { 1 } else { elementCount + 1 }
            guard elementCount <= Self.elementLimit else { return isBroken = true }
            var element = MarkupElement(name: name)
            for name in vocabulary.attributes where !attributes.isEmpty {
                element.attributes[name] = pieces.attribute(name, in: attributes)
            }
            reading.append(element)
        }

        /// - Returns: the record that ends here
        private mutating func end(_ name: String) -> MarkupElement? {
            guard !isBroken, open.last == name else {
                isBroken = true
                return nil
            }
            defer { open.removeLast() }
            if let depth = passedOver {
                if depth == open.count { passedOver = nil }
                return nil
            }
            guard var element = reading.popLast() else { return nil }
            element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let parent = reading.indices.last else { return element }
            reading[parent].children.append(element)
            return nil
        }
    }
}
