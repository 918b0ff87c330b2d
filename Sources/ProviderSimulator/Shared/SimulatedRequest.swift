import Foundation
import HTTPTypes

/// What a service was asked.
struct SimulatedRequest: Sendable {
    let method: HTTPRequest.Method
    /// Below the service's prefix, decoded.
    let path: [String]
    /// In order, decoded; `+` is a space.
    let query: [(name: String, value: String)]
    let headers: HTTPFields
    /// `http://127.0.0.1:8091`, as the client wrote it.
    let origin: String
    let now: Date

    /// - Parameter rest: the path below the service's prefix, and the query, as they were sent
    init(method: HTTPRequest.Method, rest: String, headers: HTTPFields, authority: String?, now: Date) {
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.method = method
        path = parts[0].split(separator: "/").map { Self.decoded(String($0)) }
        query =
            parts.count < 2
            ? []
            : parts[1].split(separator: "&").map { item in
                let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                    .map { Self.decoded(String($0).replacing("+", with: " ")) }
                return (pair[0], pair.count > 1 ? pair[1] : "")
            }
        self.headers = headers
        origin = "http://\(authority ?? "127.0.0.1")"
        self.now = now
    }

    /// The first value of that name, whatever its case; nil when it is missing or empty.
    subscript(_ name: String) -> String? {
        query.first { $0.name.lowercased() == name.lowercased() && !$0.value.isEmpty }?.value
    }

    func has(_ name: String) -> Bool {
        query.contains { $0.name.lowercased() == name.lowercased() }
    }

    /// The whole number of that name; nil when it is none.
    func number(_ name: String) -> Int? {
        self[name].flatMap { Int($0) }
    }

    /// A path and query as they were sent, without the values that are keys.
    static func withoutKeys(_ rest: String) -> String {
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? "/" : String(parts[0])
        guard parts.count > 1 else { return path }
        let items = parts[1].split(separator: "&").filter { item in
            let name = item.prefix { $0 != "=" }.lowercased()
            return name != "apikey" && name != "api_key"
        }
        return items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
    }

    private static func decoded(_ text: String) -> String {
        text.removingPercentEncoding ?? text
    }
}
