public import Foundation

/// Where finished cards are kept, up to a limit of its own.
public struct CardKeeping: Sendable {
    /// What is kept under a key; nil when nothing is.
    public let value: @Sendable (_ key: String) -> Data?
    public let keep: @Sendable (_ data: Data, _ key: String) -> Void

    /// Keeps nothing.
    public static let nothing = CardKeeping(value: { _ in nil }, keep: { _, _ in })

    public init(
        value: @escaping @Sendable (_ key: String) -> Data?,
        keep: @escaping @Sendable (_ data: Data, _ key: String) -> Void
    ) {
        self.value = value
        self.keep = keep
    }
}
