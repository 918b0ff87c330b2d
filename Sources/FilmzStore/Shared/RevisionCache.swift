import FilmzLocking

/// A cache of values derived from stored data. A value is valid as long as the data has the same revision.
final class RevisionCache<Key: Hashable & Sendable, Revision: Equatable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: (revision: Revision, value: Value)]>([:])
    private let limit: Int

    /// - Parameter limit: the maximum number of values
    init(limit: Int) {
        self.limit = limit
    }

    /// - Parameters:
    ///   - revision: the revision of the data that `make` reads, from the same transaction
    func value(for key: Key, at revision: Revision, make: () throws -> Value) rethrows -> Value {
        if let cachedValue = value(for: key, at: revision) { return cachedValue }
        let value = try make()
        values.withLock { values in
            // Finding the least useful value is not worth the time: all can be made again.
            if values.count >= limit, values[key] == nil { values.removeAll(keepingCapacity: true) }
            values[key] = (revision, value)
        }
        return value
    }

    func removeAll() { values.withLock { $0 = [:] } }

    /// The cached value; nil when there is none, or it was derived from other data.
    func value(for key: Key, at revision: Revision) -> Value? {
        guard let cached = values.withLock({ $0[key] }), cached.revision == revision else { return nil }
        return cached.value
    }
}
