public import APICore
public import Foundation

/// The air date of an episode, past or future, as exactly as TVmaze knows it.
///
/// TVmaze has three fields for it, and each misleads: the day of ``TVmazeEpisode/airDate`` lasts until the early
/// morning, so an episode at `01:02` is on the next calendar day; ``TVmazeEpisode/airStamp`` is noon in UTC if no time
/// is known; and both are missing if nothing is announced. This is their combined meaning.
///
/// Earlier dates are sorted first, a day without a time as noon in UTC of that day, and undated episodes last.
public enum TVmazeAiring: Sendable, Hashable {
    /// The exact time, and the day for which it is announced, which may be the previous calendar day.
    case moment(Date, day: PlainDate)
    /// Only the day is known, as for most streamed episodes.
    case day(PlainDate)
    /// Nothing is known yet.
    case undated

    /// Interprets the fields of an episode.
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

    /// The day to display; nil if none is known.
    public var day: PlainDate? {
        switch self {
        case .moment(_, let day), .day(let day): day
        case .undated: nil
        }
    }

    /// The exact time, such as for a notification; nil if only the day is known.
    public var moment: Date? {
        if case .moment(let moment, _) = self { moment } else { nil }
    }
}

extension TVmazeAiring: Comparable {
    /// The sort key: milliseconds since 1970, then exact times first, then the day.
    private var order: (Int, Int, Int) {
        switch self {
        case .moment(let moment, let day): (moment.milliseconds, 0, day.daysSince1970)
        case .day(let day): (day.daysSince1970 * 86_400_000 + 43_200_000, 1, day.daysSince1970)
        case .undated: (.max, 2, 0)
        }
    }

    /// Whether the first one is earlier.
    public static func < (one: TVmazeAiring, other: TVmazeAiring) -> Bool { one.order < other.order }
}
