import FilmzWeb
import Logging
import Synchronization
import Testing

struct BoundedLogTests {
    private let lines = Lines()

    /// What was written, and a clock.
    private final class Lines: Sendable {
        let written = Mutex<[String]>([])
        let now = Mutex(ContinuousClock.now)
    }

    private struct Writer: LogHandler {
        let lines: Lines
        var metadata = Logger.Metadata()
        var metadataProvider: Logger.MetadataProvider?
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
            let text = metadata.map { "\($0)=\($1) " }.sorted().joined()
            lines.written.withLock { $0.append("\(event.level) \(text)\(event.message)") }
        }
    }

    private var logger: Logger {
        Logger(label: "test") { [lines] _ in
            BoundedLog(Writer(lines: lines), limit: 3) { lines.now.withLock { $0 } }
        }
    }

    private var written: [String] { lines.written.withLock { $0 } }

    @Test func aMinuteHasSoManyLines() {
        let logger = logger
        for number in 1...10 { logger.warning("line \(number)") }
        #expect(written == ["warning line 1", "warning line 2", "warning line 3"])
        lines.now.withLock { $0 += .seconds(60) }
        logger.warning("later")
        #expect(written.dropFirst(3) == ["warning 7 lines like this were left out.", "warning later"])
    }

    @Test func whatVisitorsCauseLeavesRoomForFaults() {
        let logger = logger
        for _ in 1...10 { logger.warning("refused") }
        logger.error("the disk is full")
        #expect(written.last == "error the disk is full")
    }

    /// Every request has a logger of its own.
    @Test func copiesShareTheBound() {
        let logger = logger
        for number in 1...10 {
            var copy = logger
            copy[metadataKey: "id"] = "\(number)"
            copy.warning("line")
        }
        #expect(written.count == 3)
    }

    @Test func nothingMakesALineOfItsOwn() {
        var logger = logger
        logger[metadataKey: "id"] = "a\nb"
        logger.warning("c\r\nd\u{1B}[2J\u{202E}", metadata: ["e": "f\ng"])
        #expect(written == ["warning e=f g id=a b c  d [2J "])
    }

    @Test func noLineIsLong() {
        logger.warning("\(String(repeating: "x", count: 100_000))")
        #expect(written.first.map { $0.count < 1_100 } == true)
    }
}
