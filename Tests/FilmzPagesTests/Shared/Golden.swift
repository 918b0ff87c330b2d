import Foundation
import Testing

/// Compares text with a file in `Golden/`. `FILMZ_RECORD=1 swift test` writes the files anew; read the difference
/// before you commit it.
enum Golden {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden")

    private static var isRecording: Bool { ProcessInfo.processInfo.environment["FILMZ_RECORD"] == "1" }

    static func expect(_ text: String, is name: String, location: SourceLocation = #_sourceLocation) throws {
        let file = folder.appending(path: name)
        if isRecording { return try Data(text.utf8).write(to: file) }
        compare(text, with: try String(contentsOf: file, encoding: .utf8), of: name, at: location)
    }

    /// Compares all pages, by their names. What many of them have in common is written once: see ``GoldenFrames``.
    static func expect(_ pages: [(name: String, text: String)], location: SourceLocation = #_sourceLocation) throws {
        var frames = GoldenFrames(in: folder)
        for (name, page) in pages {
            let text = GoldenFrames.namingIcons(of: page)
            let file = folder.appending(path: "\(name).html")
            if isRecording {
                try Data(frames.folding(text).utf8).write(to: file)
            } else {
                let golden = try frames.unfolding(String(contentsOf: file, encoding: .utf8))
                compare(text, with: golden, of: name, at: location)
            }
        }
        if isRecording { try frames.write() }
    }

    private static func compare(_ text: String, with golden: String, of name: String, at location: SourceLocation) {
        guard golden != text else { return }
        let pairs = zip(golden.split(separator: "\n"), text.split(separator: "\n"))
        let difference = pairs.first { $0 != $1 }.map { "expected \($0)\ngot      \($1)" } ?? "one is longer"
        Issue.record("\(name) is drawn differently:\n\(difference)", sourceLocation: location)
    }
}
