/// The path prefix of all pages, such as `/filmz`, behind a proxy that serves other sites on the same host. It is
/// empty when Filmz has the host to itself.
public struct BasePath: Hashable, Sendable, LosslessStringConvertible {
    /// The prefix, which begins with a slash and does not end with one; empty for ``root``.
    public let description: String

    public static let root = BasePath(unchecked: "")

    /// The base path of the server that draws the page. Every path of the site begins with it.
    @TaskLocal public static var current = root

    /// Parses a path such as `/filmz`; a slash at the end is dropped. Nil when a part is empty or has characters
    /// other than lower-case letters, digits, `-`, `_` and `.`, when there are more than eight parts or 200
    /// characters, or when a part is the first word of a page's path, because then the end of the base path would be
    /// ambiguous.
    public init?(_ description: String) {
        guard description.utf8.count <= 200, description.hasPrefix("/") else { return nil }
        let text = if description.hasSuffix("/") { String(description.dropLast()) } else { description }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        guard 1...8 ~= parts.count, parts.allSatisfy({ Self.isPart($0) && !SitePath.firstWords.contains($0) }) else {
            return nil
        }
        self.init(unchecked: text)
    }

    private init(unchecked description: String) {
        self.description = description
    }

    private static func isPart(_ part: String) -> Bool {
        !part.isEmpty && part != "." && part != ".."
            && part.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || "-_.".utf8.contains($0)
            }
    }

    /// The base path in the path of a page, as far as it can be recognised: `/filmz` of `/filmz/films/78748`.
    public static func before(_ path: String) -> BasePath {
        let parts = path.split(separator: "/").prefix { !SitePath.firstWords.contains(String($0)) }
        return BasePath(parts.map { "/" + $0 }.joined()) ?? root
    }

    /// The `Path` attribute of cookies for all pages.
    public var cookiePath: String { if description.isEmpty { "/" } else { description } }

    /// The base path with a slash at its end, to append to an origin: `/filmz/`, or empty for ``root``.
    public var home: String { if description.isEmpty { "" } else { description + "/" } }

    /// Whether a path belongs to this site.
    public func owns(_ path: some StringProtocol) -> Bool {
        path.hasPrefix(description + "/") || !description.isEmpty && path == description
    }

    /// The part of a path after the base path; the whole path if it does not belong to this site.
    public func rest(of path: String) -> Substring {
        if path == description { return "/" }
        return if path.hasPrefix(description + "/") { path.dropFirst(description.count) } else { path[...] }
    }
}
