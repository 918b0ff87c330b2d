import Dispatch
import Foundation

/// Hears SIGHUP, with which services are told to read their files again.
enum HangupSignal {
    /// On a terminal that is closed, it still ends the program.
    /// - Returns: nil on a terminal; cancel it to stop listening
    static func listen(_ hear: @escaping @Sendable () -> Void) -> (any DispatchSourceSignal)? {
        guard isatty(STDIN_FILENO) == 0 else { return nil }
        signal(SIGHUP, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: .global())
        source.setEventHandler { hear() }
        source.resume()
        return source
    }
}
