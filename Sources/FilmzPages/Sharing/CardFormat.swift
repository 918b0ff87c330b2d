/// What a card is for, and so its size.
public enum CardFormat: String, CaseIterable, Sendable {
    /// Shown beside a link, in chats and feeds.
    case preview
    /// Fills a phone held upright.
    case story

    /// In pixels.
    public var width: Int { if self == .preview { 1200 } else { 1080 } }
    public var height: Int { if self == .preview { 630 } else { 1920 } }
}
