import NIOCore
import NIOPosix
import Testing

@testable import FilmzWeb

@Suite(.timeLimit(.minutes(5)))
struct CountdownTests {
    private final class Owner {
        var countdown: Countdown?
        var calls = 0
    }

    /// What it calls usually holds the countdown, so both would stay for ever.
    @Test func oneThatIsCancelledLetsGoAndNeverEnds() async throws {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let isGone = try await loop.submit {
            let owner = Owner()
            weak let witness = owner
            owner.countdown = Countdown(on: loop) { owner.calls += 1 }
            owner.countdown?.start(.hours(1))
            owner.countdown?.cancel()
            owner.countdown?.start(.nanoseconds(1))
            return NIOLoopBound({ witness == nil }, eventLoop: loop)
        }.flatMap { check in loop.submit { check.value() } }.get()
        #expect(isGone)
    }
}
