import FilmzDomain
import Foundation

/// A new file that only this user can read. It is deleted if it is never finished.
public final class PlainFile {
    private let path: String
    private let file: FileHandle
    private var buffer: [UInt8] = []
    private var isFinished = false

    private static let bufferSize = 64 << 10

    /// - Throws: ``ExportError``
    public init(_ path: String) throws(ExportError) {
        self.path = path
        do {
            try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            file = try FileHandle(forWritingTo: URL(filePath: path))
        } catch CocoaError.fileWriteFileExists {
            throw .exists
        } catch {
            throw .unwritable(FileProblem(error))
        }
    }

    deinit {
        try? file.close()
        if !isFinished { try? FileManager.default.removeItem(atPath: path) }
    }

    /// - Throws: ``ExportError/unwritable(_:)``
    public func write(_ bytes: [UInt8]) throws(ExportError) {
        buffer += bytes
        if buffer.count >= Self.bufferSize { try flush() }
    }

    private func flush() throws(ExportError) {
        do {
            try file.write(contentsOf: buffer)
            buffer = []
        } catch {
            throw .unwritable(FileProblem(error))
        }
    }

    /// - Throws: ``ExportError/unwritable(_:)``
    public func finish() throws(ExportError) {
        try flush()
        isFinished = true
    }
}
