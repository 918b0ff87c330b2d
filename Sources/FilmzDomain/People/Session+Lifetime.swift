extension Session {
    /// The time of last use of a session that expires now.
    public static func oldestUse(at now: Timestamp) -> Timestamp {
        Timestamp(milliseconds: now.milliseconds - Int64(lifetimeInDays) * 24 * hour)
    }

    /// Whether a session with this last use is still alive now.
    public static func isAlive(lastUsedAt: Timestamp, at now: Timestamp) -> Bool {
        lastUsedAt > oldestUse(at: now)
    }

    /// Whether this use of a session must be stored: ``lastUsedAt`` is stored to the hour.
    public static func isRenewed(lastUsedAt: Timestamp, at now: Timestamp) -> Bool {
        now.milliseconds - lastUsedAt.milliseconds >= hour
    }

    /// The sessions of a person that end when a new one begins. The new one is among `sessions`. Expired sessions end
    /// and, beyond ``limit``, the least recently used ones.
    public static func ending(among sessions: [Session], at now: Timestamp) -> Set<ID> {
        let newest = sessions.sorted { ($0.lastUsedAt, $0.signedInAt) > ($1.lastUsedAt, $1.signedInAt) }
        let staying = newest.prefix(limit).filter { isAlive(lastUsedAt: $0.lastUsedAt, at: now) }
        return Set(sessions.map(\.id)).subtracting(staying.map(\.id))
    }

    private static let hour: Int64 = 3_600_000
}
