public import FilmzDomain

/// A feed for news readers: RFC 4287.
public struct AtomFeed: Hashable, Sendable {
    /// An entry of the feed.
    public struct Entry: Hashable, Sendable {
        /// The permanent IRI of the entry, which is unique.
        public var id: String
        public var title: String
        public var summary: String
        public var updatedAt: Timestamp
        /// The page of the entry; nil when it has none that is accessible without signing in.
        public var link: String?

        public init(id: String, title: String, summary: String, updatedAt: Timestamp, link: String? = nil) {
            self.id = id
            self.title = title
            self.summary = summary
            self.updatedAt = updatedAt
            self.link = link
        }
    }

    /// The permanent IRI of the feed.
    public var id: String
    public var title: String
    /// The entries, the latest first.
    public var entries: [Entry]

    public init(id: String, title: String, entries: [Entry]) {
        self.id = id
        self.title = title
        self.entries = entries
    }

    public static let mediaType = "application/atom+xml; charset=utf-8"

    /// The content of the file.
    /// - Parameter now: the time of writing; it is the update time of a feed without entries
    public func file(now: Timestamp) -> String {
        let updated = entries.map(\.updatedAt).max() ?? now
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom">
            <id>\(Self.escaped(id))</id>
            <title>\(Self.escaped(title))</title>
            <updated>\(updated)</updated>
            <author><name>Filmz</name></author>
            <generator>Filmz</generator>
            \(entries.map(Self.text).joined())</feed>

            """
    }

    private static func text(_ entry: Entry) -> String {
        let link = entry.link.map { "<link rel=\"alternate\" href=\"\(escaped($0))\"/>\n" } ?? ""
        return """
            <entry>
            <id>\(escaped(entry.id))</id>
            <title>\(escaped(entry.title))</title>
            <updated>\(entry.updatedAt)</updated>
            \(link)<content type="text">\(escaped(entry.summary))</content>
            </entry>

            """
    }

    /// The text escaped for XML, without the control characters that XML does not allow.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(" ")
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
