import FilmzDomain
import Foundation

/// A temporary file for texts until their order is known, which only this user can read. It is deleted when the
/// object is.
public final class ScratchTexts {
    private let url: URL
    private let file: FileHandle
    private var size: UInt64 = 0

    /// - Throws: ``ExportError/unwritable(_:)``
    public init() throws(ExportError) {
        url = FileManager.default.temporaryDirectory.appending(path: "filmz-export-\(UUID().uuidString)")
        do {
            try Data().write(to: url, options: .withoutOverwriting)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
            file = try FileHandle(forUpdating: url)
        } catch {
            throw .unwritable(FileProblem(error))
        }
    }

    deinit {
        try? file.close()
        try? FileManager.default.removeItem(at: url)
    }

    /// - Returns: the range of the text in the file
    /// - Throws: ``ExportError/unwritable(_:)``
    public func add(_ text: [UInt8]) throws(ExportError) -> Range<UInt64> {
        do {
            try file.seek(toOffset: size)
            try file.write(contentsOf: text)
        } catch {
            throw .unwritable(FileProblem(error))
        }
        defer { size += UInt64(text.count) }
        return size..<size + UInt64(text.count)
    }

    /// - Throws: ``ExportError/unwritable(_:)``
    public func text(_ range: Range<UInt64>) throws(ExportError) -> [UInt8] {
        do {
            try file.seek(toOffset: range.lowerBound)
            return Array(try file.read(upToCount: range.count) ?? Data())
        } catch {
            throw .unwritable(FileProblem(error))
        }
    }
}
