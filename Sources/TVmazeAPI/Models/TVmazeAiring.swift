public import APICore
public import Foundation

/// When an episode was or will be on, as exactly as TVmaze knows.
///
/// TVmaze has three fields for it, and each misleads: the day of ``TVmazeEpisode/airDate`` lasts until the early morning,
/// so an episode at `01:02` is on the next day of the calendar; ``TVmazeEpisode/airStamp`` is noon in UTC where no time
/// is known; and both are missing where nothing is announced. This is what they mean together.
///
/// The earlier one comes first, what has only a day counts as noon in UTC of that day, and what has none comes last.
public enum TVmazeAiring: Sendable, Hashable {
    /// It begins at this moment, and is announced for this day, which may be the day before by the calendar.
    case moment(Date, day: PlainDate)
    /// Only the day is known, as for most of what is streamed.
    case day(PlainDate)
    /// Nothing is known yet.
    case undated

    /// What the fields of an episode mean.
    init(day: PlainDate?, time: TVmazeTime?, stamp: Date?) {
        let stampDay = stamp.map { PlainDate($0, in: .gmt) }
        if let stamp, time != nil, let day = day ?? stampDay {
            self = .moment(stamp, day: day)
        } else if let day = day ?? stampDay {
            self = .day(day)
        } else {
            self = .undated
        }
    }

    /// The day to show; nil when none is known.
    public var day: PlainDate? {
        switch self {
        case .moment(_, let day), .day(let day): day
        case .undated: nil
        }
    }

    /// The moment at which it begins, to be told of it; nil when only the day is known.
    public var moment: Date? {
        if case .moment(let moment, _) = self { moment } else { nil }
    }
}

extension TVmazeAiring: Comparable {
    /// Milliseconds since 1970, then the exact one first, then the day.
    private var order: (Int, Int, Int) {
        switch self {
        case .moment(let moment, let day): (moment.milliseconds, 0, day.daysSince1970)
        case .day(let day): (day.daysSince1970 * 86_400_000 + 43_200_000, 1, day.daysSince1970)
        case .undated: (.max, 2, 0)
        }
    }

    /// The earlier one first.
    public static func < (one: TVmazeAiring, other: TVmazeAiring) -> Bool { one.order < other.order }
}
