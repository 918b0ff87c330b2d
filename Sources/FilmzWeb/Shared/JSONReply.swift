import FilmzDomain
import FilmzJSON
import FilmzPages
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Turns values into JSON responses. Members are in alphabetical order; those without a value are left out.
enum JSONReply {
    static let mediaType = "application/json"

    static func value(
        _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) throws -> Response {
        response(ByteBuffer(bytes: try JSONCoding.data(of: value)), status: status, headers: headers)
    }

    /// A page of films, written directly into bytes: the encoder takes several times as long.
    static func films(_ page: Page<FilmEntry>, for request: Request) -> Response {
        var json = JSONWriter()
        page.write(to: &json)
        return response(ByteBuffer(bytes: json.bytes), headers: nextLink(page.next, for: request))
    }

    /// A page of search results, written directly into bytes.
    static func search(_ answer: SearchAnswer, for request: Request) -> Response {
        var json = JSONWriter()
        answer.write(to: &json)
        return response(ByteBuffer(bytes: json.bytes), headers: nextLink(answer.next, for: request))
    }

    /// A page of a shelf, written directly into bytes.
    static func shelf(_ shelf: MyFilmsShelf, for request: Request) -> Response {
        var json = JSONWriter()
        shelf.write(to: &json)
        return response(ByteBuffer(bytes: json.bytes), headers: nextLink(shelf.films.next, for: request))
    }

    static func diary(_ diary: Diary, for request: Request) throws -> Response {
        try value(diary, headers: nextLink(diary.entries.next, for: request))
    }

    static func listed(_ listed: ListedFilms, for request: Request) throws -> Response {
        try value(listed, headers: nextLink(listed.films.next, for: request))
    }

    static func newEpisodes(_ page: NewEpisodesPage, for request: Request) throws -> Response {
        try value(page, headers: nextLink(page.next, for: request))
    }

    static func page(_ page: Page<some Encodable & Sendable>, for request: Request) throws -> Response {
        try value(page, headers: nextLink(page.next, for: request))
    }

    /// A list that is never longer than one page.
    static func list(_ items: [some Encodable & Sendable]) throws -> Response {
        try value(Page(items: items, total: items.count))
    }

    private static func response(
        _ body: ByteBuffer, status: HTTPResponse.Status = .ok, headers: HTTPFields
    ) -> Response {
        var headers = headers
        if headers[.contentType] == nil { headers[.contentType] = mediaType }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    /// The link to the next page: this address with another `after`.
    private static func nextLink(_ cursor: PageCursor?, for request: Request) -> HTTPFields {
        guard let cursor, let name = HTTPField.Name("Link") else { return [:] }
        let items = (request.uri.query ?? "").split(separator: "&")
            .filter { item in item.prefix { $0 != "=" }.removingPercentEncoding != "after" }
            .map { encoded(String($0), keeping: "%=+&") }
        let query = (items + ["after=" + encoded(cursor.description)]).joined(separator: "&")
        return [name: "<\(encoded(request.uri.path, keeping: "/%"))?\(query)>; rel=\"next\""]
    }

    /// Percent-encodes all characters but RFC 3986's unreserved ones and a few more.
    private static func encoded(_ text: String, keeping others: String = "") -> String {
        let unreserved = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
        return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved + others)) ?? ""
    }
}

extension Address {
    /// The page of a list that `after` and `limit` ask for.
    /// - Throws: ``APIRefusal/invalid(_:)`` for a limit that is not a number
    func pageRequest() throws -> PageRequest {
        guard let limit = fields.text(.limit) else { return PageRequest(after: cursor) }
        guard let size = Int(limit) else { throw APIRefusal.invalid("limit") }
        return PageRequest(size: size, after: cursor)
    }
}
