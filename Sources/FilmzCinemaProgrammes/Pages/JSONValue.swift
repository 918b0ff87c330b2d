/// A value of JSON. Numbers stay as they are written, because prices and coordinates are read from texts as well.
enum JSONValue: Hashable, Sendable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(String)
    case bool(Bool)
    case null

    /// One value, or each of several.
    var each: [JSONValue] {
        switch self {
        case .array(let values): values
        case .null: []
        default: [self]
        }
    }
}
