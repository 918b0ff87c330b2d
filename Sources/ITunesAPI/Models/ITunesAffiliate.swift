import APICore
public import Foundation

/// A partner's parameters for links to the store: https://performance-partners.apple.com/linking
public struct ITunesAffiliate: Sendable, Hashable {
    /// The partner's token, sent as `at`.
    public let token: String
    /// The campaign, sent as `ct`; nil for none.
    public let campaign: String?

    /// Creates the parameters. Nil if the token is empty, or if the campaign is empty, longer than 40 characters or
    /// contains `?`, `!` or `&`, which the store does not allow.
    public init?(token: String, campaign: String? = nil) {
        guard !token.trimmed.isEmpty else { return nil }
        if let campaign {
            guard (1...40).contains(campaign.count), campaign.allSatisfy({ !"?!&".contains($0) }) else { return nil }
        }
        self.token = token.trimmed
        self.campaign = campaign
    }

    /// The store's page for a record with the partner's parameters; nil if the record has no page.
    public func link(to item: ITunesItem) -> URL? {
        item.storeURL.map { link(to: $0, isMovie: item.kind == .movie || item.kind == .bundle) }
    }

    /// The store's page for an entry of a chart with the partner's parameters; nil if the entry has no page.
    public func link(to entry: ITunesFeedEntry) -> URL? {
        entry.storeURL.map { link(to: $0, isMovie: $0.shelf != "tv-season") }
    }

    /// A page of the store with the partner's parameters, which replace existing ones of the same names in upper or
    /// lower case. A film's page also gets `mt=6`. An address that is not Apple's stays unchanged.
    public func link(to url: URL, isMovie: Bool) -> URL {
        guard let host = url.host()?.lowercased(), host == "apple.com" || host.hasSuffix(".apple.com") else {
            return url
        }
        let parts = url.absoluteString.split(separator: "#", maxSplits: 1)
        let address = parts[0].split(separator: "?", maxSplits: 1)
        let replaced = if isMovie { ["at", "ct", "mt"] } else { ["at", "ct"] }
        var query: [String] = []
        if address.count > 1 {
            query = address[1].split { $0 == "&" || $0 == "?" }.map(String.init)
                .filter { !replaced.contains($0.prefix { $0 != "=" }.lowercased()) }
        }
        if isMovie { query.append("mt=6") }
        query.append("at=\(token.percentEncoded)")
        if let campaign { query.append("ct=\(campaign.percentEncoded)") }
        let fragment = if parts.count > 1 { "#\(parts[1])" } else { "" }
        return URL(string: "\(address[0])?\(query.joined(separator: "&"))\(fragment)") ?? url
    }
}
