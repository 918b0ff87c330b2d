public import Foundation
public import Testing

/// What the program wrote on the day on which it was recorded, in `Tests/OnRecord`. `README.md` there says what there is,
/// and how it is recorded anew.
public enum OnRecord {
    /// The folder with all of it.
    public static let folder = URL(filePath: #filePath).appending(path: "../../../OnRecord").standardized

    /// An hour and more after the last thing was written.
    public static let milliseconds: Int64 = 1_795_888_800_000

    /// The text of a file.
    public static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Writes a packed file unpacked.
    /// - Parameter name: its path in the folder, without `.gz`
    public static func unpack(_ name: String, to path: String) throws {
        let content = try run(["gzip", "--decompress", "--stdout", folder.path + "/\(name).gz"])
        try content.write(to: URL(filePath: path))
    }

    /// Makes the data folder of the made-up person at a path.
    /// - Parameter isWanted: which files are wanted, by name
    public static func layData(at path: String, isWanted: (String) -> Bool = { _ in true }) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for packed in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data") {
            let name = String(packed.dropLast(".gz".count))
            if isWanted(name) { try unpack("data/" + name, to: "\(path)/\(name)") }
        }
    }

    /// What a database has, as lines: first what makes it, then every row, by table.
    public static func rows(of path: String) throws -> [String] {
        String(decoding: try run(["python3", folder.path + "/rows.py", path]), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    /// How the rows of a personal database differ from the recorded ones: those that only it has after `+`, those that it
    /// has no more after `-`. What chance made since is left out, and the order does not depend on it.
    public static func changes(of path: String) throws -> [String] {
        let chosen = known
        let before = try text("filmz.txt").split(separator: "\n").map { withoutRowNumber(String($0)) }
        let after = try rows(of: path).map { settled($0, chosen) }.map(withoutRowNumber)
        let old = Set(before)
        let gone = old.subtracting(after).map { "- " + $0 }
        let new = after.filter { !old.contains($0) }.map { "+ " + $0 }
        return (gone + new).sorted()
    }

    /// The rows of shelves are numbered in the order of new IDs.
    private static func withoutRowNumber(_ row: String) -> String {
        row.hasPrefix("shelf_film ") ? row.replacing(/"id": [0-9]+,\s/, with: "") : row
    }

    /// The numbers and words of chance in the recorded data.
    public static var known: Set<Substring> {
        let texts = ["filmz.txt", "requests.txt"].compactMap { try? text($0) }
        return Set(texts.flatMap { $0.matches(of: chance).map(\.output) })
    }

    /// A text in which new IDs and secrets are all the same.
    public static func settled(_ text: String, _ known: Set<Substring>) -> String {
        text.replacing(chance) { known.contains($0.output) || isTime($0.output) ? String($0.output) : "new" }
    }

    /// IDs, hashes and secret addresses.
    private static var chance: Regex<Substring> { /[0-9a-f]{32,}|[0-9]{10,20}|\b[a-z2-7]{26}\b|\$scrypt\$[^"\\]+/ }

    /// Whether a number of chance is a time in milliseconds.
    private static func isTime(_ text: Substring) -> Bool {
        text.count == 13 && (text.hasPrefix("14") || text.hasPrefix("17"))
    }

    /// The members of a ZIP file with their texts, by name.
    public static func members(ofZip bytes: Data) throws -> [(name: String, text: String)] {
        let script = """
            import io, json, sys, zipfile
            archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
            print(json.dumps([[name, archive.read(name).decode(errors="replace")] for name in sorted(archive.namelist())]))
            """
        let told = try run(["python3", "-c", script], input: bytes)
        return try JSONDecoder().decode([[String]].self, from: told).map { ($0[0], $0[1]) }
    }

    /// Compares a document with the recorded one. With `FILMZ_RECORD=1` it is recorded anew.
    public static func expect(
        _ lines: [String], are name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let present = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["FILMZ_RECORD"] == "1" {
            try Data(present.utf8).write(to: folder.appending(path: name))
        }
        let recorded = try text(name)
        let isSame = recorded == present
        #expect(isSame, "\(name), \(difference(recorded, present))", sourceLocation: sourceLocation)
    }

    /// The first lines that only one of two texts has.
    public static func difference(_ recorded: String, _ present: String) -> String {
        var lines = [recorded, present].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let start = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        lines = lines.map { Array($0.dropFirst(start)) }
        let end = zip(lines[0].reversed(), lines[1].reversed()).prefix { $0 == $1 }.count
        let shown = zip(["-", "+"], lines).flatMap { sign, lines in
            lines.dropLast(end).prefix(12).map { "\(sign) \($0.prefix(600))" }
        }
        return (["line \(start + 1)"] + shown).joined(separator: "\n")
    }

    struct Failure: Error {
        let command: [String]
        let status: Int32
    }

    /// Runs a program of the system to its end.
    /// - Parameter input: its standard input
    /// - Returns: what it printed
    public static func run(_ command: [String], input: Data = Data()) throws -> Data {
        let process = Process()
        let output = Pipe()
        let file = TemporaryFolder()
        let path = file.path + "/input"
        try input.write(to: URL(filePath: path))
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: path))
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: command, status: process.terminationStatus)
        }
        return data
    }
}
