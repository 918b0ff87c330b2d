/// The interval of automatic backups, and the number to keep.
public struct BackupSchedule: Hashable, Sendable, Encodable {
    public enum Interval: String, Hashable, Sendable, Codable, CaseIterable {
        case never, daily, weekly

        /// The interval in milliseconds; nil for never.
        var milliseconds: Int64? {
            switch self {
            case .never: nil
            case .daily: Timestamp.millisecondsPerDay
            case .weekly: 7 * Timestamp.millisecondsPerDay
            }
        }
    }

    public static let keepRange = 1...100
    public static let standard = BackupSchedule(interval: .daily, keep: 7)

    public var interval: Interval
    /// The minimum number of backups of each kind to keep.
    public let keep: Int

    private init(interval: Interval, keep: Int) {
        self.interval = interval
        self.keep = keep
    }

    /// - Throws: ``DomainError/invalid(_:_:)`` when `keep` is outside ``keepRange``
    public init(_ interval: Interval, keep: Int) throws(DomainError) {
        guard Self.keepRange.contains(keep) else { throw .invalid(.keep, .malformed) }
        self.init(interval: interval, keep: keep)
    }

    /// Whether another backup is due.
    /// - Parameter newest: the time of the last regular backup; a time in the future does not count
    public func isDue(after newest: Timestamp?, at now: Timestamp) -> Bool {
        guard let wait = interval.milliseconds else { return false }
        guard let newest, newest <= now else { return true }
        return now.milliseconds - newest.milliseconds >= wait
    }

    /// About the last day on which an automatic backup has what was deleted on a day; nil when none are made, because then
    /// none makes room for another.
    public func lastDay(with deletedOn: CalendarDay) -> CalendarDay? {
        switch interval {
        case .never: nil
        case .daily: deletedOn.after(days: keep)
        case .weekly: deletedOn.after(days: 7 * keep)
        }
    }

    /// The backups that may be removed: of each kind those beyond the newest ``keep``, if a newer one that stays has at
    /// least half as many films. So backups of data that began anew, or that lost most of its films, never displace the
    /// last one that has them. Of the older ones, few stay: each has more than twice as many films as the next one.
    /// - Parameters:
    ///   - backups: the newest first
    ///   - films: the number of films for which a backup has personal data; nil when it cannot be read, and then it
    ///     stays
    public func superfluous(among backups: [Backup], films: (Backup) -> Int?) -> [Backup] {
        let beyond = Set(Dictionary(grouping: backups, by: \.kind).values.flatMap { $0.dropFirst(keep) })
        guard !beyond.isEmpty else { return [] }
        var fullest = 0
        return backups.filter { backup in
            guard let filmCount = films(backup) else { return false }
            if beyond.contains(backup), fullest * 2 >= filmCount { return true }
            fullest = max(fullest, filmCount)
            return false
        }
    }
}

extension BackupSchedule: LosslessStringConvertible {
    /// Reads `daily 7`; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let interval = Interval(rawValue: String(parts[0])), let keep = Int(parts[1]),
            let schedule = try? BackupSchedule(interval, keep: keep)
        else { return nil }
        self = schedule
    }

    public var description: String { "\(interval.rawValue) \(keep)" }
}
