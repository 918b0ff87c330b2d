extension Session {
    /// The last use of a session that ends now.
    public static func oldestUse(at now: Timestamp) -> Timestamp {
        Timestamp(milliseconds: now.milliseconds - Int64(lifetimeInDays) * 24 * hour)
    }

    /// Whether a session that was last used then goes on now.
    public static func isAlive(lastUsedAt: Timestamp, at now: Timestamp) -> Bool {
        lastUsedAt > oldestUse(at: now)
    }

    /// Whether this use of a session has to be noted: ``lastUsedAt`` is kept to the hour.
    public static func isRenewed(lastUsedAt: Timestamp, at now: Timestamp) -> Bool {
        now.milliseconds - lastUsedAt.milliseconds >= hour
    }

    /// Those of a person's sessions that end when a new one, which is among them, begins: those that nobody uses any more,
    /// and beyond ``limit`` those that were not used for longest.
    public static func ending(among sessions: [Session], at now: Timestamp) -> Set<ID> {
        let newest = sessions.sorted { ($0.lastUsedAt, $0.signedInAt) > ($1.lastUsedAt, $1.signedInAt) }
        let staying = newest.prefix(limit).filter { isAlive(lastUsedAt: $0.lastUsedAt, at: now) }
        return Set(sessions.map(\.id)).subtracting(staying.map(\.id))
    }

    private static let hour: Int64 = 3_600_000
}
