public import Foundation

/// A cache of finished cards, with a limit of its own.
public struct CardCache: Sendable {
    /// The data stored under a key; nil when there is none.
    public let value: @Sendable (_ key: String) -> Data?
    public let store: @Sendable (_ data: Data, _ key: String) -> Void

    /// A cache that stores nothing.
    public static let nothing = CardCache(value: { _ in nil }, store: { _, _ in })

    public init(
        value: @escaping @Sendable (_ key: String) -> Data?,
        store: @escaping @Sendable (_ data: Data, _ key: String) -> Void
    ) {
        self.value = value
        self.store = store
    }
}
