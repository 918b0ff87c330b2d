/// What a film is about, in Filmz's own words.
public struct FilmSynopsis: Hashable, Sendable {
    /// One or two English sentences that tell nothing after the first act; nil when there are none.
    public var logline: String?
    /// Plain English words in lower case, the most telling first.
    public var keywords: [String]

    public init(logline: String? = nil, keywords: [String] = []) {
        self.logline = logline
        self.keywords = keywords
    }
}
