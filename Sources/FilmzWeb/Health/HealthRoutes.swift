import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// Tells monitoring programs whether the server runs and can do its work, and nothing else. No sign-in is needed.
struct HealthRoutes {
    let health: @Sendable () async -> Health

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(SitePath.health) { [health] _, _ in
            let present = await health()
            return Self.answer(present.rawValue, status: present == .ready ? .ok : .serviceUnavailable)
        }
        router.get(SitePath.liveness) { _, _ in Self.answer("live", status: .ok) }
    }

    private static func answer(_ word: String, status: HTTPResponse.Status) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: word + "\n")))
    }
}
