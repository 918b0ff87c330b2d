import APICore
import Foundation

/// How models read what TVmaze sends.
extension KeyedDecodingContainer {
    /// TVmaze's number, without which nothing is read.
    func id(_ key: Key) throws -> Int {
        guard let id = positive(key) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "no id"))
        }
        return id
    }

    /// A number that may be 0, such as a season's.
    func count(_ key: Key) -> Int? {
        guard let number: Int = value(key), number >= 0 else { return nil }
        return number
    }

    /// A day; nil when it is empty, which is how TVmaze says that none is known.
    func day(_ key: Key) -> PlainDate? { text(key).flatMap(PlainDate.init(iso:)) }

    /// A moment that was sent as text; nil when it is empty, null or none.
    func moment(_ key: Key) -> Date? { text(key).flatMap(Date.init(tvmaze:)) }

    /// A moment that TVmaze sends as seconds since 1970, and this library writes as text.
    func epoch(_ key: Key) -> Date? {
        if let seconds = integer(key) { return Date(epoch: seconds) }
        return moment(key)
    }

    /// The address of a page for people; nil when it is empty or none.
    func link(_ key: Key) -> URL? { text(key).flatMap(URL.init(page:)) }

    /// The address of a picture, always `https`: TVmaze sent `http` in old answers.
    func picture(_ key: Key) -> URL? { text(key).flatMap(URL.init(web:)) }

    /// A list that may have been left out: nil when it was, and when none of its elements can be read.
    func listIfSent<Element: Decodable & Sendable>(_ key: Key) -> [Element]? { try? essentialList(key) }
}
