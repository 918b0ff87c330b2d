/// The path under which all of Filmz is, behind a proxy that serves other things on the same host: `/filmz`. It is empty
/// when Filmz has the host for itself.
public struct BasePath: Hashable, Sendable, LosslessStringConvertible {
    /// Begins with a slash and ends without one, or is empty.
    public let description: String

    public static let root = BasePath(unchecked: "")

    /// That of the server whose pages are made. Every path of the site begins with it.
    @TaskLocal public static var current = root

    /// Reads a path such as `/filmz`; a slash at its end is left out. Nil when a part of it is empty or has other
    /// characters than lower-case letters, digits, `-`, `_` and `.`, when it has more than eight parts or 200
    /// characters, or when a part names a page of Filmz, because then nobody could tell where the path ends.
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

    /// The part of an address's path under which the Filmz is whose page the address names: `/filmz` of
    /// `/filmz/films/78748`.
    public static func before(_ path: String) -> BasePath {
        let parts = path.split(separator: "/").prefix { !SitePath.firstWords.contains(String($0)) }
        return BasePath(parts.map { "/" + $0 }.joined()) ?? root
    }

    /// For cookies that all pages get.
    public var cookiePath: String { if description.isEmpty { "/" } else { description } }

    /// What follows the host in the address that people open: `/filmz/`, or nothing.
    public var home: String { if description.isEmpty { "" } else { description + "/" } }

    /// Whether a path belongs to this Filmz.
    public func owns(_ path: some StringProtocol) -> Bool {
        path.hasPrefix(description + "/") || !description.isEmpty && path == description
    }

    /// What of a path follows this one; all of it when the path does not belong to this Filmz.
    public func rest(of path: String) -> Substring {
        if path == description { return "/" }
        return if path.hasPrefix(description + "/") { path.dropFirst(description.count) } else { path[...] }
    }
}
