/// Why a card cannot be had now.
public enum CardError: Error, Hashable, Sendable {
    /// Too many are being painted; another try in a moment will work.
    case busy
    /// The painter or its fonts fail.
    case notPainted
}
