import HTTPTypes
import Hummingbird
import NIOCore

/// Sends text as gzip to clients that accept it: as a whole if the whole answer is there, piece by piece if it is
/// streamed. See `docs/decisions/0009-compression-and-caching.md`.
struct Compression<Context: RequestContext>: RouterMiddleware {
    /// The minimum size in bytes of a body to compress: a smaller one fits into one packet anyway.
    static var leastBytes: Int { 1024 }
    static var level: Int { 5 }

    func handle(_ request: Request, context: Context, next: Next<Context>) async throws -> Response {
        var response = try await next(request, context)
        guard Self.isEligible(response) else { return response }
        response.headers.addVary([.acceptEncoding])
        guard Self.isWanted(by: request), response.status != .notModified else { return response }
        if let body = try await response.body.collected() {
            guard body.readableBytes >= Self.leastBytes else { return response }
            response.body = ResponseBody(byteBuffer: try GzipStream.compressed(body, level: Self.level))
        } else if response.body.contentLength != 0 {
            response.body = Self.streamed(response.body)
        } else {
            return response
        }
        response.headers[.contentEncoding] = "gzip"
        // A strong tag promises the same bytes, and here only the content is the same.
        if let tag = response.headers[.eTag], !tag.hasPrefix("W/") { response.headers[.eTag] = "W/" + tag }
        return response
    }

    /// Whether the answer should be compressed. Pages reached from another site are not: an attacker who can choose a
    /// part of a page and see its length could otherwise guess the rest (BREACH).
    private static func isWanted(by request: Request) -> Bool {
        ["same-origin", "none"].contains(request.headers[.secFetchSite] ?? "none")
            && AcceptEncoding.prefersGzip(request.headers[.acceptEncoding])
    }

    private static func isEligible(_ response: Response) -> Bool {
        if response.status == .notModified { return true }
        let headers = response.headers
        return ![.noContent, .partialContent].contains(response.status) && response.status.kind != .informational
            && headers[.contentEncoding] == nil && headers[.contentRange] == nil
            && isText(headers[.contentType] ?? "")
    }

    static func isText(_ contentType: String) -> Bool {
        if contentType.hasPrefix("text/") { return true }
        let type = contentType.prefix { $0 != ";" && $0 != " " }.lowercased()
        return type.hasPrefix("text/") || type.hasSuffix("+json") || type.hasSuffix("+xml")
            || ["application/json", "application/javascript"].contains(type)
    }

    private static func streamed(_ body: ResponseBody) -> ResponseBody {
        ResponseBody { writer in
            try await body.write(GzipBodyWriter(writer: writer, gzip: try GzipStream(level: level)))
        }
    }
}

/// Compresses each piece and passes it on at once.
private struct GzipBodyWriter: ResponseBodyWriter {
    var writer: any ResponseBodyWriter
    let gzip: GzipStream

    @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
        try await writer.write(gzip.compress(buffer, flush: .part))
    }

    @concurrent consuming func finish(_ trailers: HTTPFields?) async throws {
        try await writer.write(gzip.compress(ByteBuffer(), flush: .end))
        try await writer.finish(trailers)
    }
}

extension HTTPFields {
    /// Adds the headers on which the answer depends to `Vary`.
    mutating func addVary(_ names: [HTTPField.Name]) {
        guard let vary = self[.vary] else {
            self[.vary] = names.map(\.rawName).joined(separator: ", ")
            return
        }
        let before = vary.utf8.split(separator: UInt8(ascii: ",")).map { $0.drop { $0 == UInt8(ascii: " ") } }
        let new = names.map(\.rawName).filter { name in !before.contains { $0.elementsEqual(name.utf8) } }
        guard !new.isEmpty else { return }
        self[.vary] = ([vary] + new).joined(separator: ", ")
    }
}
