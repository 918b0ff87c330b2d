import Foundation

/// The part of JSON Schema that `docs/archive.schema.json` uses. Anything else in a schema is a problem, so that nothing is
/// passed over.
struct JSONSchema {
    let definitions: [String: [String: Any]]

    init(_ data: Data) throws {
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        definitions = root?["$defs"] as? [String: [String: Any]] ?? [:]
    }

    /// What is wrong with a value; empty when it is as a definition says.
    func problems(_ value: Any, _ name: String) -> [String] {
        guard let schema = definitions[name] else { return ["no definition of \(name)"] }
        return problems(value, schema, at: name)
    }

    private func problems(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        var found: [String] = []
        for (keyword, rule) in schema where !holds(keyword, rule, value) { found.append("\(place): \(keyword)") }
        if let reference = schema["$ref"] as? String {
            found += problems(value, String(reference.split(separator: "/").last ?? ""))
        }
        if let object = value as? [String: Any] {
            let members = schema["properties"] as? [String: [String: Any]] ?? [:]
            for (name, value) in object {
                if let schema = members[name] {
                    found += problems(value, schema, at: "\(place).\(name)")
                } else if let schema = schema["additionalProperties"] as? [String: Any] {
                    found += problems(value, schema, at: "\(place).\(name)")
                } else if schema["additionalProperties"] as? Bool == false {
                    found.append("\(place): \(name) is not described")
                }
            }
        }
        if let array = value as? [Any], let schema = schema["items"] as? [String: Any] {
            found += array.flatMap { problems($0, schema, at: "\(place)[]") }
        }
        return found
    }

    private func holds(_ keyword: String, _ rule: Any, _ value: Any) -> Bool {
        let text = value as? String
        let number = value as? NSNumber
        let array = value as? [Any]
        let bound = (rule as? NSNumber)?.doubleValue ?? 0
        switch keyword {
        case "$ref", "properties", "additionalProperties", "items": return true
        case "type": return isOf(rule as? String ?? "", value)
        case "const": return (rule as? NSObject) == (value as? NSObject)
        case "enum": return (rule as? [String])?.contains(text ?? "") ?? false
        case "pattern": return text?.range(of: rule as? String ?? "", options: .regularExpression) != nil
        case "minLength": return Double(text?.count ?? 0) >= bound
        case "maxLength": return Double(text?.count ?? 0) <= bound
        case "minItems": return Double(array?.count ?? 0) >= bound
        case "maxItems": return Double(array?.count ?? 0) <= bound
        case "minimum": return (number?.doubleValue ?? -.infinity) >= bound
        case "maximum": return (number?.doubleValue ?? .infinity) <= bound
        case "multipleOf": return (number?.doubleValue).map { $0.remainder(dividingBy: bound) == 0 } ?? false
        case "required": return Set(rule as? [String] ?? []).isSubset(of: (value as? [String: Any] ?? [:]).keys)
        default: return false
        }
    }

    private func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "number": value is NSNumber
        case "boolean": value is Bool
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: false
        }
    }
}
