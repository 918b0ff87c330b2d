import Foundation

/// The elements of a JSON file that is an array of objects. They are parsed lazily in parts, so that a hundred
/// thousand need the memory of a few.
struct JSONElements: Sequence {
    private let text: [UInt8]
    /// The number of elements that are objects.
    let count: Int
    let first: JSONElement?

    /// The minimum size of a part in bytes, except for the last one.
    private static let partBytes = 64 << 10
    /// The maximum size of an element in bytes. Foundation needs several times the memory of an element.
    private static let elementLimit = 8 << 20

    /// - Parameter text: the result of ``ExchangeText/utf8(_:)``
    /// - Returns: nil when it is anything but an array, however far into the file that shows
    init?(_ text: [UInt8]) {
        var count = 0
        var first = JSONElement?.none
        var iterator = Iterator(text)
        while let part = iterator.nextPart() {
            first = first ?? part.lazy.compactMap { $0 as? [String: Any] }.first.map { iterator.element($0) }
            count += part.count { $0 is [String: Any] }
        }
        guard iterator.isWhole else { return nil }
        self.text = text
        self.count = count
        self.first = first
    }

    /// The members of a file that is a single object, by name, without those that are not arrays.
    /// - Parameter text: the result of ``ExchangeText/utf8(_:)``
    /// - Returns: nil when it is anything but an object
    static func members(of text: [UInt8]) -> [String: JSONElements]? {
        guard let start = Iterator.nextNonSpace(text, from: 0), text[start] == UInt8(ascii: "{") else { return nil }
        var members: [String: JSONElements] = [:]
        var index = start + 1
        while members.count < memberLimit, let member = member(text, from: index) {
            if let elements = JSONElements(Array(text[member.value])) { members[member.name] = elements }
            index = member.value.upperBound + 1
        }
        return members
    }

    private static let memberLimit = 100

    /// The name and the range of the next member of an object; nil after the last one.
    private static func member(_ text: [UInt8], from start: Int) -> (name: String, value: Range<Int>)? {
        let quote = UInt8(ascii: "\"")
        guard start < text.count, let first = Iterator.nextNonSpace(text, from: start), text[first] == quote,
            let last = text[(first + 1)...].firstIndex(of: quote),
            let colon = Iterator.nextNonSpace(text, from: last + 1), text[colon] == UInt8(ascii: ":"),
            let end = Iterator.endOfValue(text, from: colon + 1)
        else { return nil }
        return (String(decoding: text[(first + 1)..<last], as: UTF8.self), (colon + 1)..<end)
    }

    func makeIterator() -> Iterator { Iterator(text) }

    struct Iterator: IteratorProtocol {
        private let text: [UInt8]
        /// The offset of the next element; nil after the last one, and when the rest cannot be read.
        private var index: Int?
        /// Whether the end of the array was reached, with nothing after it.
        private(set) var isWhole = false
        /// The unread elements of the current part, in reverse.
        private var pendingElements: [[String: Any]] = []
        /// Whether members with these names are secret.
        private var secrets: [String: Bool] = [:]

        private static let secretLimit = 1_000

        fileprivate init(_ text: [UInt8]) {
            self.text = text
            guard let start = Self.nextNonSpace(text, from: 0), text[start] == UInt8(ascii: "[") else { return }
            index = start + 1
            // An empty array.
            guard let end = Self.nextNonSpace(text, from: start + 1), text[end] == UInt8(ascii: "]") else { return }
            index = nil
            isWhole = Self.nextNonSpace(text, from: end + 1) == nil
        }

        /// The next element, without secret members.
        mutating func next() -> JSONElement? {
            while pendingElements.isEmpty {
                guard let part = nextPart() else { return nil }
                pendingElements = part.reversed().compactMap { $0 as? [String: Any] }
            }
            return pendingElements.popLast().map { element($0) }
        }

        /// The offset of the next character that is not white space.
        fileprivate static func nextNonSpace(_ text: [UInt8], from start: Int) -> Int? {
            text[start...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        }

        /// - Returns: nil after the last part, and when the rest is not valid JSON
        fileprivate mutating func nextPart() -> [Any]? {
            guard let start = index else { return nil }
            index = nil
            guard let end = end(from: start), end.index - start <= elementLimit + partBytes else { return nil }
            let json = Data([UInt8(ascii: "[")] + text[start..<end.index] + [UInt8(ascii: "]")])
            guard let part = try? JSONSerialization.jsonObject(with: json) as? [Any], part.count == end.count else {
                return nil
            }
            if text[end.index] == UInt8(ascii: ",") {
                index = end.index + 1
            } else {
                isWhole = Self.nextNonSpace(text, from: end.index + 1) == nil
            }
            return part
        }

        /// The end of a part, at a comma between two elements or at the end of the array, and the number of its
        /// elements.
        private func end(from start: Int) -> (index: Int, count: Int)? {
            var depth = 0
            var count = 1
            var isInText = false
            var index = start
            while index < text.count {
                let byte = text[index]
                if isInText {
                    if byte == UInt8(ascii: "\\") { index += 1 }
                    if byte == UInt8(ascii: "\"") { isInText = false }
                    index += 1
                    continue
                }
                switch byte {
                case UInt8(ascii: "\""): isInText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "]") where depth == 0: return (index, count)
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: ",") where depth == 0:
                    if index - start >= partBytes { return (index, count) }
                    count += 1
                default: break
                }
                index += 1
            }
            return nil
        }

        /// The end of a value in an object: at the comma after it, or at the end of the object.
        fileprivate static func endOfValue(_ text: [UInt8], from start: Int) -> Int? {
            var depth = 0
            var isInText = false
            var index = start
            while index < text.count {
                let byte = text[index]
                switch byte {
                case UInt8(ascii: "\\") where isInText: index += 1
                case UInt8(ascii: "\""): isInText.toggle()
                case _ where isInText: break
                case UInt8(ascii: ",") where depth == 0, UInt8(ascii: "}") where depth == 0: return index
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
                index += 1
            }
            return nil
        }

        fileprivate mutating func element(_ object: [String: Any]) -> JSONElement {
            JSONElement(withoutSecrets(object))
        }

        private mutating func withoutSecrets(_ value: Any) -> Any {
            if let object = value as? [String: Any] {
                var result: [String: Any] = [:]
                result.reserveCapacity(object.count)
                for (name, value) in object where !isSecret(name) { result[name] = withoutSecrets(value) }
                return result
            }
            guard let values = value as? [Any] else { return value }
            var result: [Any] = []
            for value in values { result.append(withoutSecrets(value)) }
            return result
        }

        private mutating func isSecret(_ name: String) -> Bool {
            if let isSecret = secrets[name] { return isSecret }
            let isSecret = SecretColumns.holds(ExchangeTable.key(name))
            if secrets.count < Self.secretLimit { secrets[name] = isSecret }
            return isSecret
        }
    }
}
