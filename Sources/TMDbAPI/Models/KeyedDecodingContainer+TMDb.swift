import APICore
import Foundation

/// How models read what only TMDb sends in such a form.
extension KeyedDecodingContainer {
    /// The average of votes: 0 stands for no votes, as the least vote is 0.5. No vote is above 10.
    func average(_ key: Key) -> Double? {
        guard let average = number(key), average > 0, average <= 10 else { return nil }
        return average
    }

    /// A day; nil when it is empty or no day.
    func day(_ key: Key) -> PlainDate? { text(key).flatMap(PlainDate.init(iso:)) }

    /// A moment; nil when it is empty or none.
    func moment(_ key: Key) -> Date? { text(key).flatMap(Date.init(tmdb:)) }

    /// The address of a page for people, `http` or `https` as it is sent; nil when it is empty or none.
    func link(_ key: Key) -> URL? { text(key).flatMap(URL.init(page:)) }

    /// A list of whole numbers.
    func integers(_ key: Key) -> [Int] {
        if let numbers = try? decodeIfPresent([Int].self, forKey: key) { return numbers }
        let numbers: [Lenient<Int>] = list(key)
        return numbers.compactMap(\.wrappedValue)
    }

    /// Makes sure that lists of which nothing was read are empty. Of these lists an answer consists; some may be
    /// missing.
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
