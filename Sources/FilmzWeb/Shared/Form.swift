import FilmzPages
import Foundation
import HTTPTypes
import Hummingbird

/// The body of a request that changes something.
enum Form {
    /// The maximum size of a form in bytes: room for the longest note and comment, percent-encoded in any script.
    static let byteLimit = 512 * 1024
    /// The maximum size in bytes of a form that another form can hold: encoded once more, it is three times as long at
    /// most.
    static let heldByteLimit = byteLimit / 3 - 1024

    /// - Throws: ``WebError`` when the body is too large or not a form
    static func fields(_ request: Request, upTo limit: Int = byteLimit) async throws -> FormFields {
        let mediaType = (request.headers[.contentType] ?? "").prefix { $0 != ";" }.lowercased()
        guard mediaType.trimmingCharacters(in: .whitespaces) == "application/x-www-form-urlencoded" else {
            throw WebError.notAForm
        }
        let body = try await request.bytes(upTo: limit)
        guard let text = String(validating: body.readableBytesView, as: UTF8.self), text.removingPercentEncoding != nil
        else { throw WebError.malformed }
        return FormFields(urlEncoded: text)
    }
}
