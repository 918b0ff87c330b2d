import Foundation
import HTTPTypes

/// A request to a simulated service.
struct SimulatedRequest: Sendable {
    let method: HTTPRequest.Method
    /// The segments of the path after the service's prefix, decoded.
    let path: [String]
    /// The query parameters in order, decoded; `+` is a space.
    let query: [(name: String, value: String)]
    let headers: HTTPFields
    /// The origin, as the client sent it: `http://127.0.0.1:8091`; without a port if it sent no `Host`.
    let origin: String
    let now: Date
    private let ignoresCase: Bool

    /// The limit to which numbers of a request are clamped, so that arithmetic with them is safe.
    private static let numberLimit = 1_000_000_000

    /// - Parameter rest: the path after the service's prefix, and the query, as they were sent
    /// - Parameter ignoresCase: whether `Season` and `season` name the same parameter
    init(
        method: HTTPRequest.Method, rest: String, headers: HTTPFields, authority: String?, now: Date,
        ignoresCase: Bool = false
    ) {
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.method = method
        path = parts[0].split(separator: "/").map { Self.decoded(String($0)) }
        query =
            if parts.count < 2 {
                []
            } else {
                parts[1].split(separator: "&").map { item in
                    let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                        .map { Self.decoded(String($0).replacing("+", with: " ")) }
                    return (pair[0], pair.count > 1 ? pair[1] : "")
                }
            }
        self.headers = headers
        origin = "http://\(authority ?? "127.0.0.1")"
        self.now = now
        self.ignoresCase = ignoresCase
    }

    /// The first value of a parameter; nil if it is missing or empty.
    subscript(_ name: String) -> String? {
        query.first { isSame($0.name, name) && !$0.value.isEmpty }?.value
    }

    func has(_ name: String) -> Bool {
        query.contains { isSame($0.name, name) }
    }

    /// The value of a parameter as a whole number, clamped; nil if it is not one.
    func number(_ name: String) -> Int? {
        self[name].flatMap { Self.number($0) }
    }

    /// A text as a whole number, clamped; nil if it is not one.
    static func number(_ text: some StringProtocol) -> Int? {
        Int(text).map { max(-numberLimit, min($0, numberLimit)) }
    }

    /// A path and query as they were sent, without parameters that could contain a key.
    static func withoutKeys(_ rest: String) -> String {
        func holdsKey(_ text: Substring) -> Bool {
            let decoded = decoded(String(text)).lowercased()
            return decoded.contains("apikey") || decoded.contains("api_key")
        }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = if parts[0].isEmpty || holdsKey(parts[0]) { "/" } else { String(parts[0]) }
        guard parts.count > 1 else { return path }
        let items = parts[1].split(separator: "&").filter { !holdsKey($0) }
        return if items.isEmpty { path } else { "\(path)?\(items.joined(separator: "&"))" }
    }

    private func isSame(_ left: String, _ right: String) -> Bool {
        left == right || ignoresCase && left.lowercased() == right.lowercased()
    }

    /// The percent-decoded text. A `%` that begins no byte stays, and invalid UTF-8 is replaced.
    private static func decoded(_ text: String) -> String {
        guard text.contains("%") else { return text }
        if let decoded = text.removingPercentEncoding { return decoded }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(decoded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
