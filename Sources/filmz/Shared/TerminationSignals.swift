import Dispatch
import FilmzLocking
import Foundation

/// Lets Control-C and SIGTERM end a command that takes minutes.
enum TerminationSignals {
    /// Runs work that the first SIGINT or SIGTERM cancels. A second one ends the program at once, also after the work.
    /// - Parameter remark: a whole sentence for somebody who stopped it
    /// - Throws: ``CommandError/stopped(_:signal:)`` for work that was stopped, and what the work throws
    static func cancelling<Value: Sendable>(
        remark: String, work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (signals, arrived) = AsyncStream.makeStream(of: Int32.self)
        let sources = await listen { arrived.yield($0) }
        let task = Task { try await work() }
        let listener = Task {
            for await number in signals {
                // On a terminal, the line with the progress ends here.
                if isatty(STDERR_FILENO) == 1 { try? FileHandle.standardError.write(contentsOf: Data("\n".utf8)) }
                task.cancel()
                return number as Int32?
            }
            return nil
        }
        let outcome = await task.result
        arrived.finish()
        let stopped = await listener.value
        if stopped == nil {
            for source in sources { source.cancel() }
        }
        switch outcome {
        case .success(let value): return value
        // Whatever error the work throws, the signal is the reason why it ended.
        case .failure(let error): throw stopped.map { CommandError.stopped(remark, signal: $0) } ?? error
        }
    }

    private static let handled = [SIGINT, SIGTERM]

    /// Whether a signal came already.
    private final class SignalFlag: Sendable {
        let isSecond = Mutex(false)
    }

    /// Reports the first signal. When this returns, no signal can be missed any more.
    private static func listen(_ hear: @escaping @Sendable (Int32) -> Void) async -> [any DispatchSourceSignal] {
        let (registered, registration) = AsyncStream.makeStream(of: Void.self)
        let memory = SignalFlag()
        let sources = handled.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // Several signals at the same time are reported once.
                let isSecond = memory.isSecond.withLock { isSecond in
                    defer { isSecond = true }
                    return isSecond || source.data > 1
                }
                if isSecond { _exit(128 + number) }
                hear(number)
            }
            // The source keeps itself alive until it is cancelled.
            source.setRegistrationHandler { registration.yield() }
            source.resume()
            return source
        }
        var ready = registered.makeAsyncIterator()
        for _ in sources { await ready.next() }
        return sources
    }
}
