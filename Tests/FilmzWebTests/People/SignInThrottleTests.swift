import FilmzDomain
import Testing

@testable import FilmzWeb

struct SignInThrottleTests {
    private let throttle = SignInThrottle()
    private let start = Timestamp(milliseconds: 1_000_000_000)

    private func after(_ seconds: Int) -> Timestamp {
        Timestamp(milliseconds: start.milliseconds + Int64(seconds) * 1000)
    }

    @Test func waitsGrowAndThenStayAsTheyAre() {
        let address = IPAddress("192.0.2.1")
        var waits: [Int] = []
        var now = 0
        for _ in 1...20 {
            if let wait = throttle.admit(address, at: after(now)) {
                waits.append(wait)
                now += wait
                #expect(throttle.admit(address, at: after(now - 1)) == 1, "not a second before")
                #expect(throttle.admit(address, at: after(now)) == nil)
            }
        }
        #expect(Array(waits.prefix(6)) == [1, 2, 4, 8, 16, 32])
        #expect(waits.max() == 900)
    }

    @Test func oneAddressDoesNotMakeAnotherWait() {
        for _ in 1...5 { #expect(throttle.admit(IPAddress("192.0.2.1"), at: start) == nil) }
        #expect(throttle.admit(IPAddress("192.0.2.1"), at: start) != nil)
        #expect(throttle.admit(IPAddress("192.0.2.2"), at: start) == nil)
    }

    @Test func aNetworkOfAddressesIsOne() {
        for number in 1...5 { #expect(throttle.admit(IPAddress("2001:db8::\(number)"), at: start) == nil) }
        #expect(throttle.admit(IPAddress("2001:db8::99"), at: start) != nil)
    }

    @Test func manyAddressesTogetherWaitShortly() {
        var waits: [Int] = []
        for number in 1...200 {
            if let wait = throttle.admit(IPAddress("198.51.100.\(number)"), at: after(number)) { waits.append(wait) }
        }
        #expect(!waits.isEmpty)
        #expect(waits.allSatisfy { $0 <= 30 })
    }

    @Test func successForgets() {
        let address = IPAddress("192.0.2.1")
        for _ in 1...5 { _ = throttle.admit(address, at: start) }
        throttle.succeeded(address)
        for _ in 1...5 { #expect(throttle.admit(address, at: start) == nil) }
    }

    @Test func timeForgetsAndAClockSetBackLocksNobodyOut() {
        let address = IPAddress("192.0.2.1")
        for _ in 1...5 { _ = throttle.admit(address, at: start) }
        #expect(throttle.admit(address, at: start) != nil)
        #expect(throttle.admit(address, at: after(-100_000)) == nil)
        for _ in 1...5 { #expect(throttle.admit(address, at: after(4_000)) == nil) }
    }

    @Test func memoryIsBounded() {
        for number in 0..<SignInThrottle.addressLimit * 3 {
            // So slowly that all of them together need not wait.
            _ = throttle.admit(IPAddress(UInt128(number) << 64), at: after(number * 60))
        }
        #expect(throttle.addressCount <= SignInThrottle.addressLimit)
        #expect(throttle.addressCount > 1)
    }
}
