import Synchronization

/// What was worked out from data, kept as long as the data has the same stamp.
package final class Remembered<Key: Hashable & Sendable, Stamp: Equatable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: (stamp: Stamp, value: Value)]>([:])
    private let limit: Int

    /// - Parameter limit: how many values are kept at most
    package init(limit: Int) {
        self.limit = limit
    }

    /// - Parameters:
    ///   - stamp: of the data that `make` reads, in the same transaction
    package func value(for key: Key, at stamp: Stamp, make: () throws -> Value) rethrows -> Value {
        if let kept = values.withLock({ $0[key] }), kept.stamp == stamp { return kept.value }
        let value = try make()
        values.withLock { values in
            // Which one was least useful is not worth knowing: all can be made again.
            if values.count >= limit, values[key] == nil { values.removeAll(keepingCapacity: true) }
            values[key] = (stamp, value)
        }
        return value
    }
}
