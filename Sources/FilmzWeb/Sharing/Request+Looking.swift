import HTTPTypes
import Hummingbird

extension Request {
    /// Whether a person looks at the page: not a program that fetches a preview for a messenger or a search engine, and
    /// not a browser that loads the page in advance.
    ///
    /// Programs say so in their `User-Agent`, or have one that no browser has. Nothing about the visitor is stored.
    var isLookedAt: Bool {
        guard method == .get, !isLoadedAhead, (headers[.secFetchDest] ?? "document") == "document",
            let agent = headers[.userAgent]?.lowercased(), agent.hasPrefix("mozilla/")
        else { return false }
        return !Self.fetchers.contains { agent.contains($0) }
    }

    /// Parts of the names of such programs. iMessage calls itself Facebook's and Twitter's; Signal calls itself
    /// WhatsApp.
    private static let fetchers = [
        "bot", "crawl", "spider", "preview", "facebookexternalhit", "facebookcatalog", "meta-external", "whatsapp",
        "telegram", "slack", "discord", "skype", "linkedin", "mastodon", "pinterest", "viber", "snapchat", "embedly",
        "iframely", "bluesky", "cardyb", "google-", "bingpreview", "yahoo! slurp", "lighthouse", "monitor",
    ]
}
