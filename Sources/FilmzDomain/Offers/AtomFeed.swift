/// A feed as news readers read it: RFC 4287.
public struct AtomFeed: Hashable, Sendable {
    /// One piece of news.
    public struct Entry: Hashable, Sendable {
        /// An IRI that stays the same for the same news, and is that of nothing else.
        public var id: String
        public var title: String
        public var summary: String
        public var updatedAt: Timestamp
        /// Nil when it has no page that everybody can reach.
        public var link: String?

        public init(id: String, title: String, summary: String, updatedAt: Timestamp, link: String? = nil) {
            self.id = id
            self.title = title
            self.summary = summary
            self.updatedAt = updatedAt
            self.link = link
        }
    }

    /// An IRI that stays the same.
    public var id: String
    public var title: String
    /// The latest first.
    public var entries: [Entry]

    public init(id: String, title: String, entries: [Entry]) {
        self.id = id
        self.title = title
        self.entries = entries
    }

    public static let mediaType = "application/atom+xml; charset=utf-8"

    /// The whole file.
    /// - Parameter now: when it is written; it counts as the time of a feed without entries
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

    /// A text that is only a text, without the control characters that XML cannot have.
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
