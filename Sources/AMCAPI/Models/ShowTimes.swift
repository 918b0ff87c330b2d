import Foundation

/// When a showing begins, for the world and on the theatre's clock: each of the three follows from the other two.
struct ShowTimes {
    let utc: Date?
    let local: AMCDateTime?
    let utcOffset: Int?

    init(utc: Date?, local written: AMCDateTime?, utcOffset stated: Int?) {
        // A local time with an offset of its own says it all; with a `Z` it is no local time.
        let local: AMCDateTime? = if written?.utcOffset == 0 && stated != 0 { nil } else { written }
        let moment = utc ?? (written?.utcOffset == 0 ? written?.date : nil)
        // The offset that AMC states may be that of today, and another when the clocks have changed by then.
        let offset = Self.difference(moment, local: local) ?? local?.utcOffset ?? stated
        self.utc = moment ?? local.flatMap { local in (local.utcOffset ?? offset).map(local.date(utcOffset:)) }
        self.local = local ?? moment.flatMap { moment in offset.map { AMCDateTime(moment, utcOffset: $0) } }
        self.utcOffset = offset
    }

    /// How far the clock is ahead of the moment, if by a number of quarter hours that occurs on Earth.
    private static func difference(_ moment: Date?, local: AMCDateTime?) -> Int? {
        guard let moment, let local else { return nil }
        let seconds = local.date(utcOffset: 0).timeIntervalSince(moment)
        let quarters = (seconds / 900).rounded()
        guard abs(quarters) <= 56 && abs(seconds - quarters * 900) < 1 else { return nil }
        return Int(quarters) * 900
    }
}
