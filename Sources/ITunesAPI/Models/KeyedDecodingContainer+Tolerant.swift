import APICore
import Foundation

extension KeyedDecodingContainer {
    /// A value of its own type or as text; nil for anything else.
    func value<Value: Decodable & Sendable>(_ type: Value.Type, _ key: Key) -> Value? {
        (try? decode(Lenient<Value>.self, forKey: key))?.wrappedValue
    }

    /// A text without the white space around it; nil for an empty one.
    func text(_ key: Key) -> String? {
        let text = value(String.self, key)?.trimmed
        return text == "" ? nil : text
    }

    /// A list of texts, without the empty ones.
    func texts(_ key: Key) -> [String] {
        let list = (try? decode(LossyArray<String>.self, forKey: key))?.wrappedValue ?? []
        return list.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// An id, which is above zero.
    func identifier(_ key: Key) -> Int64? {
        value(Int64.self, key).flatMap { $0 > 0 ? $0 : nil }
    }

    /// An address of the web.
    func webURL(_ key: Key) -> URL? {
        value(String.self, key).flatMap(URL.init(web:))
    }
}
