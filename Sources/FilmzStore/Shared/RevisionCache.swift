import FilmzLocking

/// A cache of values derived from stored data. A value is valid as long as the data has the same stamp.
final class RevisionCache<Key: Hashable & Sendable, Stamp: Equatable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: (stamp: Stamp, value: Value)]>([:])
    private let limit: Int

    /// - Parameter limit: the maximum number of values
    init(limit: Int) {
        self.limit = limit
    }

    /// - Parameters:
    ///   - stamp: the stamp of the data that `make` reads, from the same transaction
    func value(for key: Key, at stamp: Stamp, make: () throws -> Value) rethrows -> Value {
        if let kept = value(for: key, at: stamp) { return kept }
        let value = try make()
        values.withLock { values in
            // Finding the least useful value is not worth the time: all can be made again.
            if values.count >= limit, values[key] == nil { values.removeAll(keepingCapacity: true) }
            values[key] = (stamp, value)
        }
        return value
    }

    /// The cached value; nil when there is none, or it was derived from other data.
    func value(for key: Key, at stamp: Stamp) -> Value? {
        values.withLock { $0[key] }.flatMap { $0.stamp == stamp ? $0.value : nil }
    }
}
