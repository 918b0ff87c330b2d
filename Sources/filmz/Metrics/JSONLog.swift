import FilmzDomain
import FilmzJSON
import Foundation
import Logging

/// A log for programs: each line is a JSON object with `time`, `level`, `message`, and the metadata.
struct JSONLog: LogHandler {
    var logLevel = Logger.Level.warning
    var metadata: Logger.Metadata = [:]
    private let output: FileHandle

    /// - Parameter output: the file to which each line is written in one piece
    init(_ output: FileHandle = .standardError) {
        self.output = output
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var members = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues(\.description)
        // Requests have a number, which other programs know by a shorter name.
        if let id = members.removeValue(forKey: "hb.request.id") { members["id"] = id }
        members["time"] = Clock().now().description
        members["level"] = event.level.rawValue
        members["message"] = event.message.description + (event.error.map { ": \($0)" } ?? "")
        guard var line = try? JSONCoding.data(of: members) else { return }
        line.append(UInt8(ascii: "\n"))
        try? output.write(contentsOf: line)
    }
}
