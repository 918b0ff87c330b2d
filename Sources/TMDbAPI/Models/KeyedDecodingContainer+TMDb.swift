import APICore
import Foundation

/// Decoding of fields in formats that only TMDb uses.
extension KeyedDecodingContainer {
    /// The average vote: 0 means no votes, since the lowest vote is 0.5. No vote is above 10.
    func average(_ key: Key) -> Double? {
        guard let average = number(key), average > 0, average <= 10 else { return nil }
        return average
    }

    /// A day; nil if the field is empty or no day.
    func day(_ key: Key) -> PlainDate? { text(key).flatMap(PlainDate.init(iso:)) }

    /// A date and time; nil if the field is empty or no date.
    func moment(_ key: Key) -> Date? { text(key).flatMap(Date.init(tmdb:)) }

    /// The address of a web page, `http` or `https` as it is sent; nil if the field is empty or no address.
    func link(_ key: Key) -> URL? { text(key).flatMap(URL.init(page:)) }

    /// A list of whole numbers.
    func integers(_ key: Key) -> [Int] {
        if let numbers = try? decodeIfPresent([Int].self, forKey: key) { return numbers }
        let numbers: [Lenient<Int>] = list(key)
        return numbers.compactMap(\.wrappedValue)
    }

    /// Requires that lists without decoded elements are empty. A response consists of these lists; some of them may be
    /// missing.
    ///
    /// - Throws: if all are missing, or if one is not a list or has elements.
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
