import FilmzDomain
import FilmzPages
import Foundation
import Hummingbird

/// The query of a page's address. Anything unreadable is ignored, because people type addresses.
struct Address {
    let fields: FormFields
    /// The part of the page that is asked for; nil for all of it.
    let fragment: Fragment?

    /// The maximum length of an address in bytes, with everything in it.
    static let byteLimit = 8 * 1024

    /// - Throws: ``WebError`` when the address is not percent-encoded UTF-8, or asks for a part that no page has
    init(_ request: Request) throws {
        let query = request.uri.query ?? ""
        guard !query.utf8.contains(UInt8(ascii: "%")) || query.removingPercentEncoding != nil else {
            throw WebError.malformed
        }
        fields = FormFields(urlEncoded: query)
        if let name = fields[.fragment] {
            guard let fragment = Fragment(rawValue: name) else { throw WebError.notFound }
            self.fragment = fragment
        } else {
            fragment = nil
        }
    }

    /// The cursor at which the page of a list starts; nil for the first page.
    var cursor: PageCursor? { fields[.after] }
}
