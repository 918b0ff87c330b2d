/// A film's story in Filmz's own words.
public struct FilmSynopsis: Hashable, Sendable {
    /// One or two English sentences that reveal nothing after the first act; nil when there are none.
    public var logline: String?
    /// Keywords in plain English and lower case, the most characteristic first.
    public var keywords: [String]

    public init(logline: String? = nil, keywords: [String] = []) {
        self.logline = logline
        self.keywords = keywords
    }
}
