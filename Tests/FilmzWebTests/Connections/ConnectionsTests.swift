import FilmzDomain
import NIOCore
import NIOEmbedded
import Testing

@testable import FilmzWeb

/// Who has room, and until when.
struct ConnectionsTests {
    private let connections: Connections

    /// Room for two.
    init() {
        connections = Connections(
            limits: .patient { $0.total = 2 }, exempt: [], log: RateLimitedLog(CapturedLog().logger))
    }

    /// A channel that is closed already, because only the handlers say what becomes of it.
    private func channel() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.close().wait()
        return channel
    }

    /// Connections that are let in and have asked something.
    private func busy(_ count: Int) throws -> [EmbeddedChannel] {
        try (0..<count).map { _ in
            let channel = try channel()
            #expect(connections.admit(channel))
            #expect(connections.begin(channel))
            return channel
        }
    }

    @Test func closingMakesNoRoomWhileSomethingIsDone() throws {
        let channels = try busy(2)
        connections.leave(channels[0])
        #expect(try !connections.admit(channel()))
        connections.endWork(channels[0])
        #expect(try connections.admit(channel()))
    }

    @Test func theEndOfTheWorkMakesNoRoomWhileItIsOpen() throws {
        let channels = try busy(2)
        connections.endWork(channels[0])
        #expect(try !connections.admit(channel()))
        connections.leave(channels[0])
        #expect(try connections.admit(channel()))
    }

    @Test func anAnsweredOneMakesRoomAtOnce() throws {
        let channels = try busy(2)
        connections.wait(channels[0])
        connections.leave(channels[0])
        #expect(try connections.admit(channel()))
    }

    @Test func aClosedOneTakesNoRequest() throws {
        let channel = try busy(1)[0]
        connections.leave(channel)
        connections.wait(channel)
        #expect(!connections.begin(channel))
    }
}
