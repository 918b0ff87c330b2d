import Dispatch
import FilmzLocking
import Foundation

/// Lets Control-C and SIGTERM end a command that takes minutes.
enum TerminationSignals {
    /// Runs work that the first SIGINT or SIGTERM ends. A second one ends the program at once, also after the work.
    /// - Parameters:
    ///   - remark: a whole sentence for somebody who stopped it
    ///   - end: makes the work end; nil to cancel it
    /// - Throws: ``CommandError/stopped(_:signal:)`` for work that was stopped, and what the work throws
    static func ending<Value: Sendable>(
        remark: String, by end: (@Sendable () async -> Void)? = nil, work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (signals, arrived) = AsyncStream.makeStream(of: Int32.self)
        let sources = await listen { arrived.yield($0) }
        var stopped: Int32?
        var outcome: Result<Value, any Error>?
        await withTaskGroup(of: Event<Value>.self) { group in
            group.addTask {
                do { return .ended(.success(try await work())) } catch { return .ended(.failure(error)) }
            }
            group.addTask { .signalled(await signals.first { _ in true }) }
            for await event in group {
                switch event {
                case .signalled(let number):
                    guard let number else { continue }
                    // On a terminal, the line with the progress ends here.
                    if isatty(STDERR_FILENO) == 1 { try? FileHandle.standardError.write(contentsOf: Data("\n".utf8)) }
                    stopped = number
                    if let end { await end() } else { group.cancelAll() }
                case .ended(let result):
                    outcome = result
                    arrived.finish()
                }
            }
        }
        if stopped == nil {
            for source in sources { source.cancel() }
        }
        // Whatever error the work throws, the signal is the reason why it ended.
        if let stopped, case .failure = outcome { throw CommandError.stopped(remark, signal: stopped) }
        guard let outcome else { throw CancellationError() }
        return try outcome.get()
    }

    private enum Event<Value: Sendable>: Sendable {
        /// Nil when the work ended before any signal.
        case signalled(Int32?)
        case ended(Result<Value, any Error>)
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
