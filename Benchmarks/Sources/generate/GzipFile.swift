import Foundation

/// A file that gzip writes, in a process of its own beside this one.
final class GzipFile {
    private static let chunk = 1 << 20
    private let gzip = Process()
    private let pipe = Pipe()
    private var buffer: [UInt8] = []
    /// How many bytes there are uncompressed.
    private(set) var size = 0
    private(set) var rows = 0

    /// - Parameter header: The first line.
    init(path: String, header: String) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-c"]
        gzip.standardInput = pipe
        gzip.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try gzip.run()
        buffer.reserveCapacity(Self.chunk + 4096)
        buffer += header.split(separator: " ").joined(separator: "\t").utf8
        buffer.append(UInt8(ascii: "\n"))
    }

    /// Adds a line; its cells are separated by tabs.
    func row(_ cells: (inout [UInt8]) -> Void) throws {
        cells(&buffer)
        buffer.append(UInt8(ascii: "\n"))
        rows += 1
        if buffer.count >= Self.chunk { try flush() }
    }

    func close() throws {
        try flush()
        try pipe.fileHandleForWriting.close()
        gzip.waitUntilExit()
        if gzip.terminationStatus != 0 { throw CocoaError(.fileWriteUnknown) }
    }

    private func flush() throws {
        size += buffer.count
        try pipe.fileHandleForWriting.write(contentsOf: buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
