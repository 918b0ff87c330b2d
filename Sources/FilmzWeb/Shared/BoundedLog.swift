import FilmzDomain
import FilmzLocking
public import Logging

/// A log that visitors cannot fill. The lines of each level are limited for each minute and in length, and have no
/// control characters. When there is room again, a line tells how many were left out.
public struct BoundedLog: LogHandler {
    private var base: any LogHandler
    private let lines: LogLines

    static let characterLimit = 1_000

    /// - Parameters:
    ///   - limit: the maximum number of lines of each level in a minute
    ///   - now: the current instant
    public init(
        _ base: any LogHandler, limit: Int = 60,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.base = base
        lines = LogLines(limit: limit, now: now)
    }

    public var logLevel: Logger.Level {
        get { base.logLevel }
        set { base.logLevel = newValue }
    }

    /// The metadata, sanitized only when a line is written, since few requests write one.
    public var metadata: Logger.Metadata = [:]

    public var metadataProvider: Logger.MetadataProvider? {
        get { base.metadataProvider }
        set { base.metadataProvider = newValue }
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        guard let leftOut = lines.take(event.level) else { return }
        if leftOut > 0 {
            var remark = event
            remark.message = "\(leftOut) lines like this were left out."
            remark.metadata = nil
            remark.error = nil
            base.log(event: remark)
        }
        var event = event
        let error = event.error.map { ": \($0)" } ?? ""
        event.message = "\(Self.harmless(event.message.description + error))"
        event.error = nil
        event.metadata = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues(Self.harmless)
        base.log(event: event)
    }

    private static func harmless(_ value: Logger.Metadata.Value) -> Logger.Metadata.Value {
        .string(harmless(value.description))
    }

    private static func harmless(_ text: String) -> String {
        String(text.unicodeScalars.prefix(characterLimit)).printable
    }
}

/// A counter of the lines of each level in the current minute.
private final class LogLines: Sendable {
    private struct Minute {
        var began: ContinuousClock.Instant
        var count = 0
        var leftOut = 0
    }

    private let limit: Int
    private let now: @Sendable () -> ContinuousClock.Instant
    private let minutes = Mutex<[Logger.Level: Minute]>([:])

    init(limit: Int, now: @escaping @Sendable () -> ContinuousClock.Instant) {
        self.limit = limit
        self.now = now
    }

    /// Counts a line if there is room for it.
    /// - Returns: the number of lines that were left out before this one; nil when there is no room
    func take(_ level: Logger.Level) -> Int? {
        let now = now()
        return minutes.withLock { minutes in
            var minute = minutes[level] ?? Minute(began: now)
            defer { minutes[level] = minute }
            let leftOut = minute.leftOut
            if now - minute.began >= .seconds(60) { minute = Minute(began: now) }
            guard minute.count < limit else {
                minute.leftOut += 1
                return nil
            }
            minute.count += 1
            return if minute.count == 1 { leftOut } else { 0 }
        }
    }
}
