import FilmzDomain
import NIOCore
import Testing

@testable import FilmzWeb

struct UnansweredRequestsTests {
    private let start = NIODeadline.now()
    private let one = IPAddress(192, second: 0, third: 2, fourth: 1)
    private let other = IPAddress(192, second: 0, third: 2, fourth: 2)

    @Test func eachAddressHasItsOwnNumber() {
        var unanswered = UnansweredRequests(limit: 2, in: .seconds(30))
        let first = (0..<4).map { _ in unanswered.add(from: one, at: start) }
        #expect(first == [false, false, true, true])
        let isOtherTooMany = unanswered.add(from: other, at: start)
        #expect(!isOtherTooMany)
    }

    @Test func aNewPeriodBeginsAnew() {
        var unanswered = UnansweredRequests(limit: 1, in: .seconds(30))
        let times: [TimeAmount] = [.zero, .seconds(29), .seconds(30), .seconds(31)]
        let tooMany = times.map { unanswered.add(from: one, at: start + $0) }
        #expect(tooMany == [false, true, false, true])
    }

    @Test func notAllAddressesAreKept() {
        var unanswered = UnansweredRequests(limit: 1, in: .seconds(30))
        _ = unanswered.add(from: one, at: start)
        for number in 0..<UnansweredRequests.addressLimit {
            _ = unanswered.add(from: IPAddress(UInt128(number) << 64), at: start)
        }
        let isTooMany = unanswered.add(from: one, at: start)
        #expect(!isTooMany)
    }
}
