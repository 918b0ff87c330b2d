import APICore
import Foundation

extension Date {
    /// A date and time in TMDb's formats, always in GMT: `2016-03-05T02:03:14.000Z` on videos and reviews,
    /// `2016-03-05 02:03:14 UTC` on changes, to the millisecond. Nil for anything else.
    init?(tmdb text: String) {
        let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        guard parts.count == 2, let day = PlainDate(iso: String(parts[0])) else { return nil }
        let time: Substring =
            if parts[1].hasSuffix("Z") {
                parts[1].dropLast()
            } else if parts[1].hasSuffix(" UTC") {
                parts[1].dropLast(4)
            } else {
                ""
            }
        let clock = time.split(separator: ":", omittingEmptySubsequences: false)
        guard clock.count == 3, clock[0].count == 2, clock[1].count == 2,
            let hour = Int(clock[0]), let minute = Int(clock[1]), let second = Double(clock[2]),
            (0...23).contains(hour), (0...59).contains(minute), (0..<60).contains(second)
        else { return nil }
        let seconds = day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60
        self.init(milliseconds: seconds * 1_000 + min(Int((second * 1_000).rounded()), 59_999))
    }
}
