/// A cache of values in memory, up to a limit. The least recently used ones are removed first.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    /// The total cost of all values.
    private(set) var cost = 0

    /// - Parameter limit: the maximum total cost of all values
    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    /// The value for a key, which is marked as used; nil if there is none.
    mutating func value(_ key: Key) -> Value? {
        guard entries[key] != nil else { return nil }
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.value
    }

    /// Stores a value, unless it costs more than a quarter of the limit.
    mutating func keep(_ value: Value, key: Key, cost: Int = 1) {
        remove(key)
        guard cost <= limit / 4 else { return }
        uses += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
        self.cost += cost
        if self.cost > limit { makeRoom() }
    }

    mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { cost -= old.cost }
    }

    /// Removes the least recently used values, a few more than needed, because finding them takes time.
    private mutating func makeRoom() {
        let aim = limit - limit / 16
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard cost > aim else { return }
            remove(key)
        }
    }
}
