import Configuration
import FilmzText
import FilmzWeb
import Logging

/// The settings of the server's log.
struct LogSettings {
    private enum Format: String, CaseIterable {
        case text, json
    }

    private let format: Format
    private let level: Logger.Level
    /// Whether each request is logged.
    private let hasRequests: Bool

    /// Reads the environment and the configuration file.
    /// - Throws: ``CommandError/refused(_:)``
    init(_ reader: ConfigReader) throws {
        let format = try reader.text(.logFormat) ?? Format.text.rawValue
        guard let parsedFormat = Format(rawValue: format) else {
            throw CommandError.configured(.logFormat) { $0.either(Format.allCases.map(\.rawValue)) }
        }
        let level = try reader.text(.logLevel) ?? Logger.Level.warning.rawValue
        guard let minimumLevel = Logger.Level(rawValue: level) else {
            throw CommandError.configured(.logLevel) { $0.either(Logger.Level.allCases.map(\.rawValue)) }
        }
        self.format = parsedFormat
        self.level = minimumLevel
        hasRequests = try reader.flag(.logRequests) ?? false
    }

    /// The log of the server, which visitors cannot fill.
    var logger: Logger {
        var logger = Logger(label: "filmz") { BoundedLog(handler($0)) }
        logger.logLevel = level
        return logger
    }

    /// The log of requests; nil when they are not logged.
    var requests: Logger? {
        guard hasRequests else { return nil }
        var logger = Logger(label: "filmz", factory: handler)
        logger.logLevel = .info
        return logger
    }

    private func handler(_ label: String) -> any LogHandler {
        switch format {
        case .text: StreamLogHandler.standardError(label: label)
        case .json: JSONLog()
        }
    }
}
