/// Any JSON value.
enum JSON: Decodable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    /// nil when there is no such key.
    subscript(key: String) -> JSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var int: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }

    /// The elements; empty when it is not an array.
    var array: [JSON] { if case .array(let values) = self { values } else { [] } }

    /// Whether it has only texts, or arrays and objects of texts.
    var holdsOnlyTexts: Bool {
        switch self {
        case .string: true
        case .array(let values): values.allSatisfy(\.holdsOnlyTexts)
        case .object(let members): members.values.allSatisfy(\.holdsOnlyTexts)
        case .null, .bool, .number: false
        }
    }
}
