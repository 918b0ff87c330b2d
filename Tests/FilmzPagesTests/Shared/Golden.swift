import Foundation
import Testing

/// Compares text with a file in `Golden/`. `FILMZ_RECORD=1 swift test` writes the files anew; read the difference
/// before you commit it.
enum Golden {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden")

    static func expect(_ text: String, is name: String, location: SourceLocation = #_sourceLocation) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["FILMZ_RECORD"] == "1" {
            try Data(text.utf8).write(to: file)
            return
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        guard golden != text else { return }
        let pairs = zip(golden.split(separator: "\n"), text.split(separator: "\n"))
        let difference = pairs.first { $0 != $1 }.map { "expected \($0)\ngot      \($1)" } ?? "one is longer"
        Issue.record("\(name) is drawn differently:\n\(difference)", sourceLocation: location)
    }
}
