import Foundation

/// The parts of pages around their titles and contents: the start of the document, its head, the navigation and the end.
///
/// Each kind of a part is one file in `Golden/frames`, and the golden pages that have it name it in a line of its own, such
/// as `{navigation-2}`.
struct GoldenFrames {
    private struct Part {
        let name: String
        /// How its first line begins.
        let first: String
        /// How its last line begins, or the line after it.
        let last: String
        var endsBefore = false
    }

    private static let parts = [
        Part(name: "start", first: "<!doctype", last: "<title>", endsBefore: true),
        Part(name: "head", first: #"<link rel="manifest""#, last: "<body>"),
        Part(name: "navigation", first: #"<a class="skip""#, last: "</nav>"),
        Part(name: "end", first: #"<div id="toast""#, last: "</html>"),
    ]

    private let folder: URL
    /// The kinds of each part that were found, in the order in which they were.
    private var kinds: [String: [String]] = [:]

    init(in folder: URL) {
        self.folder = folder.appending(path: "frames")
    }

    /// A page with names in the place of its frames, which are kept to be written.
    mutating func folding(_ page: String) -> String {
        var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for part in Self.parts {
            guard let first = lines.firstIndex(where: { $0.hasPrefix(part.first) }),
                let last = lines[first...].firstIndex(where: { $0.hasPrefix(part.last) })
            else { continue }
            let range = first..<(part.endsBefore ? last : last + 1)
            let text = lines[range].joined(separator: "\n")
            lines.replaceSubrange(range, with: ["{\(part.name)-\(number(of: text, in: part))}"])
        }
        return lines.joined(separator: "\n")
    }

    /// A page with the names of the icons it brings in the place of their drawings, which are golden by themselves.
    static func namingIcons(of page: String) -> String {
        page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix(#"<svg class="sprite""#) else { return String(line) }
            let names = line.matches(of: /(?:symbol|g) id="i-(\w+)"/).map(\.output.1)
            return "<!-- icons: \(names.joined(separator: " ")) -->"
        }.joined(separator: "\n")
    }

    private mutating func number(of text: String, in part: Part) -> Int {
        if let index = kinds[part.name]?.firstIndex(of: text) { return index + 1 }
        kinds[part.name, default: []].append(text)
        return kinds[part.name, default: []].count
    }

    /// Writes the frames of all folded pages in the place of those that were there.
    func write() throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (part, texts) in kinds {
            for (index, text) in texts.enumerated() {
                try Data((text + "\n").utf8).write(to: file("\(part)-\(index + 1)"))
            }
        }
    }

    /// A golden page with its frames in the place of their names.
    func unfolding(_ page: String) throws -> String {
        try page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("{"), line.hasSuffix("}") else { return String(line) }
            let text = try String(contentsOf: file(String(line.dropFirst().dropLast())), encoding: .utf8)
            return String(text.dropLast())
        }.joined(separator: "\n")
    }

    private func file(_ name: String) -> URL { folder.appending(path: "\(name).html") }
}
