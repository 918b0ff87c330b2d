/// A JSON value. Numbers are stored as written, because prices and coordinates may be strings as well.
enum JSONValue: Hashable, Sendable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(String)
    case bool(Bool)
    case null

    /// The elements of an array, or the value itself; nothing for null.
    var each: [JSONValue] {
        switch self {
        case .array(let values): values
        case .null: []
        default: [self]
        }
    }
}
