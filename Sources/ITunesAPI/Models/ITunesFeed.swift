import APICore
public import Foundation

/// A chart of the store: an Atom feed made into JSON, `https://itunes.apple.com/us/rss/topmovies/limit=25/json`.
public struct ITunesFeed: Sendable, Hashable {
    /// The films, first place first. Those without an id are left out. Empty when the chart is.
    public let entries: [ITunesFeedEntry]
    /// What the chart is called.
    public let title: String?
    /// When the chart was made.
    public let updated: Date?
    /// The copyright line.
    public let rights: String?

    /// Made of these parts, as for a preview or a test.
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

    /// Reads the entries that can be read: a list, or a single entry without a list. Fails when there is no feed, or
    /// when none of its entries can be read.
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

    /// Writes the chart in the form of the store.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var feed = container.nestedContainer(keyedBy: FeedKeys.self, forKey: .feed)
        try feed.encode(entries, forKey: .entry)
        try feed.encode(label: title, forKey: .title)
        try feed.encode(label: updated?.iso, forKey: .updated)
        try feed.encode(label: rights, forKey: .rights)
    }
}
