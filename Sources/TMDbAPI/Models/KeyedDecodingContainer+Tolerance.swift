import APICore
import Foundation

/// How all models read their fields: what is absent, null, of another type or a placeholder is nil, and never an error.
///
/// TMDb sends the same field as null, as `""` and not at all; numbers now and then as text. The usual type is tried
/// first and by itself, which is what keeps a page of films quick to read.
extension KeyedDecodingContainer {
    private func value<Value: Decodable & Sendable>(_ key: Key) -> Value? {
        do {
            return try decodeIfPresent(Value.self, forKey: key)
        } catch {
            return (try? decode(Lenient<Value>.self, forKey: key))?.wrappedValue
        }
    }

    /// A text; nil when it is empty or white.
    func text(_ key: Key) -> String? {
        guard let text: String = value(key), !text.utf8.allSatisfy({ $0 <= 0x20 }) else { return nil }
        return text
    }

    /// A whole number.
    func integer(_ key: Key) -> Int? { value(key) }

    /// A whole number, where 0 and less stand for one that is not known.
    func positive(_ key: Key) -> Int? { value(key).flatMap { $0 > 0 ? $0 : nil } }

    /// A number, whether it is sent with a point or without.
    func number(_ key: Key) -> Double? { value(key).flatMap { (number: Double) in number.isFinite ? number : nil } }

    /// The average of votes: 0 stands for no votes, as the least vote is 0.5. No vote is above 10.
    func average(_ key: Key) -> Double? { number(key).flatMap { $0 > 0 && $0 <= 10 ? $0 : nil } }

    /// A yes or no.
    func flag(_ key: Key) -> Bool? { value(key) }

    /// A day; nil when it is empty or no day.
    func day(_ key: Key) -> PlainDate? { text(key).flatMap(PlainDate.init(iso:)) }

    /// A moment; nil when it is empty or none.
    func moment(_ key: Key) -> Date? { text(key).flatMap(Date.init(tmdb:)) }

    /// The address of a page for people, `http` or `https` as it is sent; nil when it is empty or none.
    func link(_ key: Key) -> URL? { text(key).flatMap(URL.init(page:)) }

    /// A value of the library's own types.
    func model<Model: Decodable & Sendable>(_ key: Key) -> Model? { value(key) }

    /// A list without its broken elements; empty when there is none.
    func list<Element: Decodable & Sendable>(_ key: Key) -> [Element] {
        (try? decode(LossyArray<Element>.self, forKey: key))?.wrappedValue ?? []
    }

    /// A list of whole numbers.
    func integers(_ key: Key) -> [Int] {
        if let numbers = try? decodeIfPresent([Int].self, forKey: key) { return numbers }
        let numbers: [Lenient<Int>] = list(key)
        return numbers.compactMap(\.wrappedValue)
    }

    /// A list of texts, without the empty ones.
    func texts(_ key: Key) -> [String] {
        let texts: [String] = list(key)
        return texts.filter { !$0.utf8.allSatisfy { $0 <= 0x20 } }
    }

    /// A list that makes an answer what it is. Broken elements are left out.
    ///
    /// - Throws: when there is no list, or when none of its elements can be read: taking that for an empty list would
    ///   say that there is nothing, where nobody knows.
    func essentialList<Element: Decodable & Sendable>(_ key: Key) throws -> [Element] {
        let isEmpty = try nestedUnkeyedContainer(forKey: key).isAtEnd
        let elements: [Element] = list(key)
        if elements.isEmpty && !isEmpty {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no readable element")
        }
        return elements
    }

    /// Makes sure that lists of which nothing was read are empty. Together they make an answer what it is, and some may
    /// be missing.
    ///
    /// - Throws: when all are missing, and when one is no list or has elements.
    func requireEmptyLists(_ keys: [Key]) throws {
        let sent = keys.filter { contains($0) && (try? decodeNil(forKey: $0)) != true }
        guard !sent.isEmpty else {
            let missing = keys.map(\.stringValue).joined(separator: ", ")
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "none of \(missing)"))
        }
        for key in sent where try !nestedUnkeyedContainer(forKey: key).isAtEnd {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no readable element")
        }
    }
}
