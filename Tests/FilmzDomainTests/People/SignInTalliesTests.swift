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

    /// Who guesses one person's password from many addresses waits, and so does that person in a new browser, but shortly.
    @Test func oneNameFromManyAddressesWaitsShortly() {
        var tallies = SignInTallies()
        let waits = (1...60).compactMap { number in
            let attempt = SignInAttempt(from: IPAddress("198.51.100.\(number)"), name: "Ada", as: nil)
            return wait(tallies.admit(attempt.sources, at: after(number / 4)))
        }
        #expect(!waits.isEmpty)
        #expect(waits.allSatisfy { $0 <= 30 })
    }

    @Test func aKnownBrowserNeverWaitsForOthers() {
        var tallies = SignInTallies()
        for number in 1...200 {
            let attempt = SignInAttempt(from: IPAddress("198.51.100.\(number)"), name: "Ada", as: .owner)
            _ = tallies.admit(attempt.sources, at: start)
        }
        let elsewhere = SignInAttempt(from: IPAddress("192.0.2.1"), name: "Ada", as: .owner)
        #expect(tallies.admit(elsewhere.sources, at: start) != .admitted)
        #expect(tallies.admit([.browser([1], .owner)], at: start) == .admitted)
    }

    @Test func aKnownBrowserForgetsOnlyItsOwnPersonsAttempts() {
        var tallies = SignInTallies()
        let other = Person.ID(rawValue: 2)
        for _ in 1...5 {
            _ = tallies.admit([.browser([1], other)], at: start)
            _ = tallies.admit([.browser([1], .owner)], at: start)
            tallies.succeeded([.browser([1], .owner)])
        }
        #expect(tallies.admit([.browser([1], .owner)], at: start) == .admitted)
        #expect(tallies.admit([.browser([1], other)], at: start) != .admitted)
    }

    @Test func namesAreComparedAsPersonsAre() {
        let plain = SignInAttempt(from: nil, name: "ada", as: nil)
        #expect(SignInAttempt(from: nil, name: "ADÁ", as: nil) == plain)
        let long = String(repeating: "a", count: Person.nameByteLimit + 1)
        #expect(SignInAttempt(from: nil, name: long, as: nil).name == "")
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
        for number in 0..<SignInTallies.limit * 3 {
            // So slowly that the total needs no wait.
            _ = tallies.admit(IPAddress(UInt128(number) << 64), at: after(number * 60))
        }
        #expect(tallies.bySource.count <= SignInTallies.limit)
        #expect(tallies.bySource.count > 1)
    }
}

extension SignInTallies {
    /// Counts an attempt by its address and all together, as for whoever has no name.
    fileprivate mutating func admit(_ address: IPAddress?, at now: Timestamp) -> SignInAdmission {
        admit(SignInAttempt(from: address, as: nil).sources, at: now)
    }

    fileprivate mutating func succeeded(_ address: IPAddress?, onlyThis: Bool = false) {
        succeeded(SignInAttempt(from: address, as: nil).sources, onlyThis: onlyThis)
    }
}
