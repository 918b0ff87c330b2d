import Dispatch
import Foundation

/// The handler of SIGHUP, with which services are told to read their files again.
enum HangupSignal {
    /// Calls a function on each SIGHUP. On a terminal that is closed, the signal still ends the program.
    /// - Returns: the source of signals, to be cancelled to stop listening; nil on a terminal
    static func listen(_ hear: @escaping @Sendable () -> Void) -> (any DispatchSourceSignal)? {
        guard isatty(STDIN_FILENO) == 0 else { return nil }
        signal(SIGHUP, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: .global())
        source.setEventHandler { hear() }
        source.resume()
        return source
    }
}
