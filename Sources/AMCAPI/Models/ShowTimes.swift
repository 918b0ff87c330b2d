import Foundation

/// The beginning of a showing, in UTC and on the theatre's clock, with the offset: each of the three follows from the
/// other two.
struct ShowTimes {
    let utc: Date?
    let local: AMCDateTime?
    let utcOffset: Int?

    init(utc: Date?, local written: AMCDateTime?, utcOffset stated: Int?) {
        // A local time with an offset of its own is complete; with a `Z` it is not a local time.
        let local: AMCDateTime? = if written?.utcOffset == 0 && stated != 0 { nil } else { written }
        let moment = utc ?? (written?.utcOffset == 0 ? written?.date : nil)
        // The offset that AMC states may be that of today, and wrong if the clocks have changed by then.
        let offset = Self.difference(moment, local: local) ?? local?.utcOffset ?? stated
        self.utc = moment ?? local.flatMap { local in (local.utcOffset ?? offset).map(local.date(utcOffset:)) }
        self.local = local ?? moment.flatMap { moment in offset.map { AMCDateTime(moment, utcOffset: $0) } }
        self.utcOffset = offset
    }

    /// The number of seconds that the local time is ahead of UTC, if it is a number of quarter hours that occurs on
    /// Earth.
    private static func difference(_ moment: Date?, local: AMCDateTime?) -> Int? {
        guard let moment, let local else { return nil }
        let seconds = local.date(utcOffset: 0).timeIntervalSince(moment)
        let quarters = (seconds / 900).rounded()
        guard abs(quarters) <= 56 && abs(seconds - quarters * 900) < 1 else { return nil }
        return Int(quarters) * 900
    }
}
