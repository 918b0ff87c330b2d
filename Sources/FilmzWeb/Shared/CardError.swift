/// The reason why a card is not available now.
public enum CardError: Error, Hashable, Sendable {
    /// Too many cards are being painted; another try in a moment will work.
    case busy
    /// The painter or its fonts fail.
    case notPainted
}
