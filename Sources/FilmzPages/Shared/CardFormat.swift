/// The purpose of a card, which determines its size.
public enum CardFormat: String, CaseIterable, Sendable {
    /// Shown with a link in chats and feeds.
    case preview
    /// Fills the screen of a phone held upright.
    case story

    /// The width in pixels.
    public var width: Int { if self == .preview { 1200 } else { 1080 } }
    public var height: Int { if self == .preview { 630 } else { 1920 } }
}
