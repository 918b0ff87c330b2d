import APICore
import Foundation

/// Decoding of fields in TVmaze's formats.
extension KeyedDecodingContainer {
    /// TVmaze's ID, without which decoding fails.
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

    /// A day; nil if the field is empty, which is how TVmaze sends an unknown one.
    func day(_ key: Key) -> PlainDate? { text(key).flatMap(PlainDate.init(iso:)) }

    /// A date and time that was sent as text; nil if the field is empty, null or no date.
    func moment(_ key: Key) -> Date? { text(key).flatMap(Date.init(tvmaze:)) }

    /// A date and time that TVmaze sends as seconds since 1970, and this library encodes as text.
    func epoch(_ key: Key) -> Date? {
        if let seconds = integer(key) { return Date(epoch: seconds) }
        return moment(key)
    }

    /// The address of a web page; nil if the field is empty or no address.
    func link(_ key: Key) -> URL? { text(key).flatMap(URL.init(page:)) }

    /// The address of a picture, always `https`: TVmaze sent `http` in old responses.
    func picture(_ key: Key) -> URL? { text(key).flatMap(URL.init(web:)) }

    /// An optional list: nil if it was not sent, and if none of its elements can be decoded.
    func listIfSent<Element: Decodable & Sendable>(_ key: Key) -> [Element]? { try? essentialList(key) }
}
