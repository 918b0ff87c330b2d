import Foundation

/// An element of a JSON file. A value that is missing, null, or not of the requested type is nil or empty.
struct JSONElement {
    private let value: Any

    init(_ value: Any) {
        self.value = value
    }

    subscript(_ name: String) -> JSONElement {
        JSONElement((value as? [String: Any])?[name] ?? NSNull())
    }

    var exists: Bool { !(value is NSNull) }
    var isObject: Bool { value is [String: Any] }
    var elements: [JSONElement] { (value as? [Any])?.map(JSONElement.init) ?? [] }

    /// A string, or a number as text; empty for anything else.
    var text: String {
        if let text = value as? String { return text }
        return (value as? NSNumber)?.stringValue ?? ""
    }

    var number: Int? { (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) } }
}
