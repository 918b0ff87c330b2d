import FilmzTestSupport
import Foundation
import NIOCore

/// Decompresses gzip with an independent program that every system has.
enum Gunzip {
    /// The text, as far as it can be read: for a stream that is still open, what has arrived.
    static func text(_ bytes: ByteBuffer) throws -> String {
        String(decoding: try data(Data(bytes.readableBytesView)), as: UTF8.self)
    }

    /// The bytes, likewise.
    static func data(_ bytes: Data) throws -> Data {
        let folder = TemporaryFolder()
        let file = folder.path + "/body.gz"
        try bytes.write(to: URL(filePath: file))
        return try withExtendedLifetime(folder) {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["gzip", "-dc", file]
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return data
        }
    }
}
