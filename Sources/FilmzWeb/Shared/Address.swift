import FilmzDomain
import FilmzPages
import Foundation
import Hummingbird

/// What a page's address asks for. What it does not understand it leaves out: an address is typed by people.
struct Address {
    let fields: FormFields
    /// The wanted part of the page; nil for all of it.
    let fragment: Fragment?

    /// - Throws: ``WebError`` when the address is not percent-encoded UTF-8, or asks for a part that no page has
    init(_ request: Request) throws {
        let query = request.uri.query ?? ""
        guard !query.utf8.contains(UInt8(ascii: "%")) || query.removingPercentEncoding != nil else {
            throw WebError.malformed
        }
        fields = FormFields(urlEncoded: query)
        if let name = fields.first("fragment") {
            guard let fragment = Fragment(rawValue: name) else { throw WebError.notFound }
            self.fragment = fragment
        } else {
            fragment = nil
        }
    }

    /// Where the wanted page of a list starts; nil for the first.
    var cursor: PageCursor? { fields.first("after").flatMap(PageCursor.init(_:)) }
}
