import APICore
public import Foundation

/// A chart of the store: an Atom feed converted to JSON, `https://itunes.apple.com/us/rss/topmovies/limit=25/json`.
public struct ITunesFeed: Sendable, Hashable {
    /// The entries, first place first, without those that have no id. Empty if the chart is.
    public let entries: [ITunesFeedEntry]
    /// The title of the chart.
    public let title: String?
    /// The time of the chart's last update.
    public let updated: Date?
    /// The copyright line.
    public let rights: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(entries: [ITunesFeedEntry] = [], title: String? = nil, updated: Date? = nil, rights: String? = nil) {
        self.entries = entries
        self.title = title
        self.updated = updated
        self.rights = rights
    }
}

extension ITunesFeed: Codable {
    private enum CodingKeys: String, CodingKey {
        case feed
    }

    private enum FeedKeys: String, CodingKey {
        case entry, title, updated, rights
    }

    /// Decodes the entries that can be decoded: a list, or a single entry without a list. Fails if there is no feed, or
    /// if none of its entries can be decoded.
    public init(from decoder: any Decoder) throws {
        let feed = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(
            keyedBy: FeedKeys.self, forKey: .feed)
        entries = feed.oneOrMany(ITunesFeedEntry.self, from: .entry).uniqued(by: \.id)
        guard try !entries.isEmpty || feed.isNothing(.entry) else {
            throw DecodingError.dataCorruptedError(
                forKey: .entry, in: feed, debugDescription: "no entry can be read")
        }
        title = feed.element(.title)?.label
        updated = feed.element(.updated)?.label.flatMap(Date.init(iTunes:))
        rights = feed.element(.rights)?.label
    }

    /// Encodes the chart as the store sends it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var feed = container.nestedContainer(keyedBy: FeedKeys.self, forKey: .feed)
        try feed.encode(entries, forKey: .entry)
        try feed.encode(label: title, forKey: .title)
        try feed.encode(label: updated?.iso, forKey: .updated)
        try feed.encode(label: rights, forKey: .rights)
    }
}
