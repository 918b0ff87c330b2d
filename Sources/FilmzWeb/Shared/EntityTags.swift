import HTTPTypes
import Hummingbird
import NIOCore

/// Middleware that does not send a page again when the browser's copy is still the same. Every page is still made for
/// each request; no answer comes from memory.
struct EntityTags<Context: RequestContext>: RouterMiddleware {
    /// The secret key of the tags, so that nobody can write texts that give two pages the same tag. Tags stay the same
    /// as long as the key does.
    let key: UInt64

    func handle(_ request: Request, context: Context, next: Next<Context>) async throws -> Response {
        var response = try await next(request, context)
        // A response that sets a cookie is only for this request: a message about a change, a sign-in.
        if response.headers[.setCookie] != nil { response.headers[.cacheControl] = "no-store" }
        guard [.get, .head].contains(request.method), response.status == .ok,
            response.headers[.cacheControl] != "no-store"
        else { return response }
        if response.headers[.eTag] == nil, let body = try await response.body.collected() {
            response.headers[.eTag] = tag(of: body)
        }
        guard let tag = response.headers[.eTag], Self.names(tag, header: request.headers[.ifNoneMatch]) else {
            return response
        }
        return Self.notModified(response.headers)
    }

    /// A hash of 64 bits with the key.
    private func tag(of body: ByteBuffer) -> String {
        "W/\"\(String(hash(body), radix: 36))\""
    }

    /// A hash that mixes four words at a time, each into a lane of its own. Swift's own hash would take a twelfth of
    /// the time of a list.
    private func hash(_ body: ByteBuffer) -> UInt64 {
        // Safe: all reads are within the bytes, which live for the call.
        return unsafe body.withUnsafeReadableBytes { bytes in
            func word(_ index: Int) -> UInt64 { unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
            var lanes = (key, key &+ 1, key &+ 2, key &+ 3)
            var index = 0
            while index + 32 <= bytes.count {
                lanes.0 = Self.mixed(lanes.0, word: word(index))
                lanes.1 = Self.mixed(lanes.1, word: word(index + 8))
                lanes.2 = Self.mixed(lanes.2, word: word(index + 16))
                lanes.3 = Self.mixed(lanes.3, word: word(index + 24))
                index += 32
            }
            var hash = Self.mixed(Self.mixed(Self.mixed(lanes.0, word: lanes.1), word: lanes.2), word: lanes.3)
            while index < bytes.count {
                hash = Self.mixed(hash, word: UInt64(unsafe bytes[index]))
                index += 1
            }
            return Self.mixed(hash, word: UInt64(bytes.count))
        }
    }

    /// Multiplies and folds the product, as wyhash does (Wang Yi, 2019).
    private static func mixed(_ hash: UInt64, word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    /// Whether `If-None-Match` names this tag; strong and weak tags are treated alike.
    static func names(_ tag: String, header: String?) -> Bool {
        guard let header else { return false }
        func opaque(_ tag: some StringProtocol) -> String {
            let tag = String(tag.filter { $0 != " " && $0 != "\t" })
            return if tag.hasPrefix("W/") { String(tag.dropFirst(2)) } else { tag }
        }
        // Our tags have no comma. A foreign tag that has one matches nothing.
        return header.split(separator: ",").prefix(50).contains { opaque($0) == opaque(tag) || opaque($0) == "*" }
    }

    private static func notModified(_ headers: HTTPFields) -> Response {
        var response = Response(status: .notModified, headers: headers)
        for name in [.contentType, .contentLength, .contentEncoding] as [HTTPField.Name] {
            response.headers[name] = nil
        }
        return response
    }
}
