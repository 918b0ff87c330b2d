package import Foundation

extension KeyedEncodingContainer {
    /// Encodes a date as text, whatever the encoder's strategy: `2021-07-23T05:00:00.327Z`. Encodes nothing for nil.
    ///
    /// The `encode(to:)` that the compiler generates for a model calls this, since it knows the type.
    package mutating func encodeIfPresent(_ date: Date?, forKey key: Key) throws {
        try encodeIfPresent(date?.iso, forKey: key)
    }
}
