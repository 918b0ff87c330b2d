import APICore
import APICoreTesting
import Foundation
import HTTPTypes

/// A cinema's site whose pages are texts.
struct CinemaPages {
    let transport: MockTransport

    /// The paths that were asked for, without the rules of the site.
    var requestedPaths: [String] {
        get async {
            await transport.addresses.map { $0.replacing("https://kino.example", with: "") }
                .filter { $0 != "/robots.txt" }
        }
    }

    /// - Parameters:
    ///   - pages: by their paths, or addresses of other hosts; `429` and the like are statuses
    ///   - moved: where paths lead on to
    init(_ pages: [String: String], moved: [String: String] = [:], robots: String? = nil) {
        transport = MockTransport { request, _ async throws(APIError) in
            let path = request.url.path() + (request.url.query().map { "?" + $0 } ?? "")
            if path == "/robots.txt" {
                return APIResponse(status: robots == nil ? .notFound : .ok, body: Data((robots ?? "").utf8))
            }
            if let place = moved[path] {
                var response = APIResponse(status: .found, body: Data())
                response.fields[.location] = place
                return response
            }
            let page = request.url.host() == "kino.example" ? pages[path] : pages[request.url.absoluteString]
            guard let page else { return APIResponse(status: .notFound, body: Data()) }
            if let status = Int(page) { return APIResponse(status: .init(code: status), body: Data()) }
            var response = APIResponse(status: .ok, body: Data(page.utf8))
            response.fields[.contentType] = "text/html; charset=utf-8"
            return response
        }
    }
}
