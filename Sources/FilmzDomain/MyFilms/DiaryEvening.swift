/// A viewing in a diary, or the episodes of one show that were seen on one day.
public struct DiaryEvening: Hashable, Sendable {
    /// The latest of the viewings.
    public var last: DiaryEntry
    /// Earlier episodes of the same show and day, the newest first.
    public var earlier: [DiaryEntry] = []

    public init(_ entry: DiaryEntry) { last = entry }

    /// All viewings, the earliest first.
    public var entries: [DiaryEntry] { earlier.reversed() + [last] }

    /// Groups the episodes of one evening. The order of the viewings stays.
    public static func evenings(_ entries: [DiaryEntry]) -> [DiaryEvening] {
        var evenings: [DiaryEvening] = []
        for entry in entries {
            if let evening = evenings.last, evening.last.isSameEvening(as: entry) {
                evenings[evenings.count - 1].earlier.append(entry)
            } else {
                evenings.append(DiaryEvening(entry))
            }
        }
        return evenings
    }
}

extension DiaryEntry {
    /// Whether both are episodes of one show that were seen on one day.
    fileprivate func isSameEvening(as other: DiaryEntry) -> Bool {
        guard episode != nil, other.episode != nil, film.id == other.film.id, let day = viewing.watchedOn.day else {
            return false
        }
        return day == other.viewing.watchedOn.day
    }
}
