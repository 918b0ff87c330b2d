import Dispatch
import Foundation

/// Reads secrets from the terminal or standard input.
enum HiddenInput {
    /// Reads one line from the terminal, which is not shown while it is typed. If the program is ended meanwhile, the
    /// terminal shows typed text again.
    /// - Returns: nil at the end of input
    static func line(prompt: String) -> String? {
        // Safe: termios(3) fills and reads the value only during the call.
        var visible = termios()
        unsafe tcgetattr(STDIN_FILENO, &visible)
        var hidden = visible
        hidden.c_lflag &= ~tcflag_t(ECHO)
        unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        let before = visible
        func show() {
            var before = before
            unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
            say("\n")
        }
        signal(SIGINT, SIG_IGN)
        let interrupted = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interrupted.setEventHandler {
            show()
            exit(130)
        }
        interrupted.resume()
        defer {
            interrupted.cancel()
            signal(SIGINT, SIG_DFL)
            show()
        }
        say(prompt)
        return line()
    }

    /// Reads one line of standard input, limited to a number of bytes.
    /// - Returns: nil when there is none, or it is not UTF-8
    static func line(limit: Int = 4_096) -> String? {
        var bytes: [UInt8] = []
        while bytes.count < limit, let byte = try? FileHandle.standardInput.read(upToCount: 1)?.first {
            if byte == UInt8(ascii: "\n") { return text(bytes) }
            bytes.append(byte)
        }
        if bytes.isEmpty { return nil }
        return text(bytes)
    }

    private static func text(_ line: [UInt8]) -> String? {
        String(validating: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
    }

    /// Writes to the terminal even when the output goes elsewhere.
    private static func say(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
