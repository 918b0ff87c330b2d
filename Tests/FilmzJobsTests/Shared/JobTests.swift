import FilmzJobs
import Logging
import ServiceLifecycle
import Testing

@Suite(.timeLimit(.minutes(5))) struct JobTests {
    private struct Failure: Error {}

    private let notes: AsyncStream<String>
    private let note: AsyncStream<String>.Continuation
    private let logger = Logger(label: "jobs") { _ in SwiftLogNoOpLogHandler() }

    init() {
        (notes, note) = AsyncStream.makeStream()
    }

    /// A job that notes its begin and its end.
    private func job(_ name: String) -> Job {
        Job(name) { [note] in
            note.yield("\(name) begins")
            try? await Task.sleep(for: .seconds(3_600))
            note.yield("\(name) ends")
        }
    }

    @Test func eachEndsWhenThoseAfterItHaveEnded() async throws {
        let jobs = ServiceGroup([job("store"), job("imports"), job("server")], logger: logger)
        async let running: Void = jobs.run()
        var noted: [String] = []
        for await line in notes {
            noted.append(line)
            if noted.count == 3 { await jobs.triggerGracefulShutdown() }
            if noted.count == 6 { break }
        }
        try await running
        #expect(Set(noted.prefix(3)) == ["store begins", "imports begins", "server begins"])
        #expect(noted.suffix(3) == ["server ends", "imports ends", "store ends"])
    }

    @Test func whenOneFailsAllEnd() async throws {
        let jobs = ServiceGroup([job("store"), Job("server") { throw Failure() }], logger: logger)
        await #expect(throws: Failure.self) { try await jobs.run() }
    }
}
