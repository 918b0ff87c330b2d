import FilmzDomain
import Testing

struct SignInTalliesTests {
    private let start = Timestamp(milliseconds: 1_000_000_000)

    private func after(_ seconds: Int) -> Timestamp {
        Timestamp(milliseconds: start.milliseconds + Int64(seconds) * 1000)
    }

    /// The seconds to wait; nil when the attempt may be made.
    private func wait(_ admission: SignInAdmission) -> Int? {
        if case .wait(let seconds, _) = admission { seconds } else { nil }
    }

    @Test func waitsGrowAndThenStayAsTheyAre() {
        var tallies = SignInTallies()
        let address = IPAddress("192.0.2.1")
        var waits: [Int] = []
        var now = 0
        for _ in 1...20 {
            if let wait = wait(tallies.admit(address, at: after(now))) {
                waits.append(wait)
                now += wait
                #expect(self.wait(tallies.admit(address, at: after(now - 1))) == 1, "not a second before")
                #expect(tallies.admit(address, at: after(now)) == .admitted)
            }
        }
        #expect(Array(waits.prefix(6)) == [1, 2, 4, 8, 16, 32])
        #expect(waits.max() == 900)
    }

    @Test func oneAddressDoesNotMakeAnotherWait() {
        var tallies = SignInTallies()
        for _ in 1...5 { #expect(tallies.admit(IPAddress("192.0.2.1"), at: start) == .admitted) }
        #expect(tallies.admit(IPAddress("192.0.2.1"), at: start) != .admitted)
        #expect(tallies.admit(IPAddress("192.0.2.2"), at: start) == .admitted)
        #expect(tallies.admit(nil, at: start) == .admitted)
    }

    @Test func aNetworkOfAddressesIsOne() {
        var tallies = SignInTallies()
        for number in 1...5 { #expect(tallies.admit(IPAddress("2001:db8::\(number)"), at: start) == .admitted) }
        #expect(tallies.admit(IPAddress("2001:db8::99"), at: start) != .admitted)
    }

    @Test func manyAddressesTogetherWaitShortly() {
        var tallies = SignInTallies()
        let waits = (1...200).compactMap { number in
            wait(tallies.admit(IPAddress("198.51.100.\(number)"), at: after(number)))
        }
        #expect(!waits.isEmpty)
        #expect(waits.allSatisfy { $0 <= 30 })
    }

    @Test func successForgets() {
        var tallies = SignInTallies()
        let address = IPAddress("192.0.2.1")
        for _ in 1...5 { _ = tallies.admit(address, at: start) }
        tallies.succeeded(address)
        for _ in 1...5 { #expect(tallies.admit(address, at: start) == .admitted) }
    }

    @Test func onesOwnPasswordForgetsNoGuessesAtOthers() {
        var tallies = SignInTallies()
        let address = IPAddress("192.0.2.1")
        for _ in 1...4 {
            _ = tallies.admit(address, at: start)
            _ = tallies.admit(address, at: start)
            tallies.succeeded(address, onlyThis: true)
        }
        #expect(tallies.admit(address, at: start) == .admitted)
        #expect(tallies.admit(address, at: start) != .admitted)
    }

    @Test func timeForgets() {
        var tallies = SignInTallies()
        let address = IPAddress("192.0.2.1")
        for _ in 1...5 { _ = tallies.admit(address, at: start) }
        #expect(tallies.admit(address, at: start) != .admitted)
        for _ in 1...5 { #expect(tallies.admit(address, at: after(3_600)) == .admitted) }
    }

    /// Compared with a clock that goes right, nobody is locked out longer, and nobody gets in earlier.
    @Test func aClockSetBackBeginsTheWaitAnew() {
        var tallies = SignInTallies()
        let address = IPAddress("192.0.2.1")
        for _ in 1...5 { _ = tallies.admit(address, at: start) }
        #expect(wait(tallies.admit(address, at: after(-100_000))) == 1)
        #expect(wait(tallies.admit(address, at: after(-100_000))) == 1)
        #expect(tallies.admit(address, at: after(-99_999)) == .admitted)
        #expect(wait(tallies.admit(address, at: after(-99_999))) == 2)
    }

    @Test func aWaitIsToldOnceToEachAddress() {
        var tallies = SignInTallies()
        let address = IPAddress("192.0.2.1")
        for _ in 1...5 { _ = tallies.admit(address, at: start) }
        #expect(tallies.admit(address, at: start) == .wait(seconds: 1, isFirst: true))
        for _ in 1...9 { #expect(tallies.admit(address, at: start) == .wait(seconds: 1, isFirst: false)) }
        #expect(tallies.admit(address, at: after(1)) == .admitted)
        #expect(tallies.admit(address, at: after(1)) == .wait(seconds: 2, isFirst: true))
        for number in 1...15 { _ = tallies.admit(IPAddress("198.51.100.\(number)"), at: after(1)) }
        let stranger = IPAddress("203.0.113.1")
        #expect(tallies.admit(stranger, at: after(1)) == .wait(seconds: 1, isFirst: true))
        #expect(tallies.admit(stranger, at: after(1)) == .wait(seconds: 1, isFirst: false))
    }

    @Test func memoryIsBounded() {
        var tallies = SignInTallies()
        for number in 0..<SignInTallies.siteLimit * 3 {
            // So slowly that the total needs no wait.
            _ = tallies.admit(IPAddress(UInt128(number) << 64), at: after(number * 60))
        }
        #expect(tallies.bySite.count <= SignInTallies.siteLimit)
        #expect(tallies.bySite.count > 1)
    }
}
