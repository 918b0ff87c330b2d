import CFilmzZip
import CFilmzZlib
public import FilmzDomain
import Foundation

/// A writer of ZIP archives with libzip. Files are buffered in a folder that only this user can read, so that only a
/// few buffers are in memory.
final class ZipWriter {
    private let folder: URL
    /// The files of the archive. The handle is nil when a file is closed.
    private var members: [(name: String, file: FileHandle?, buffer: [UInt8])] = []

    private static let bufferSize = 64 << 10
    /// The compression level: the default of 6 takes twice as long as everything else, for a tenth less.
    static let level: Int32 = 2

    /// - Throws: ``ExportError/unwritable(_:)``
    init() throws(ExportError) {
        folder = FileManager.default.temporaryDirectory.appending(path: "filmz-export-\(UUID().uuidString)")
        try Self.write {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    deinit {
        for member in members { try? member.file?.close() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The compressed size of a file in bytes; at least 1.
    static func packedSize(of bytes: [UInt8]) -> Int {
        var size = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(size))
        // Safe: zlib reads and writes no more than these counts.
        let status = unsafe compress2(&output, &size, bytes, uLong(bytes.count), level)
        return if status == Z_OK { max(1, Int(size)) } else { max(1, bytes.count) }
    }

    /// Begins a new file in the archive.
    /// - Returns: the number of the file
    func begin(_ name: String) throws(ExportError) -> Int {
        let url = url(members.count)
        try Self.write {
            guard
                FileManager.default.createFile(
                    atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw CocoaError(.fileWriteUnknown) }
            members.append((name, try FileHandle(forWritingTo: url), []))
        }
        return members.count - 1
    }

    func write(_ bytes: [UInt8], to member: Int) throws(ExportError) {
        members[member].buffer += bytes
        if members[member].buffer.count >= Self.bufferSize { try flush(member) }
    }

    /// Closes a file of the archive. An archive may have more files than a process may have open.
    func end(_ member: Int) throws(ExportError) {
        try flush(member)
        let file = members[member].file
        members[member].file = nil
        try Self.write { try file?.close() }
    }

    /// Adds a whole file to the archive.
    func add(_ name: String, bytes: [UInt8]) throws(ExportError) {
        let member = try begin(name)
        try write(bytes, to: member)
        try end(member)
    }

    private func flush(_ member: Int) throws(ExportError) {
        let buffer = members[member].buffer
        members[member].buffer = []
        guard !buffer.isEmpty, let file = members[member].file else { return }
        try Self.write { try file.write(contentsOf: buffer) }
    }

    private func url(_ member: Int) -> URL { folder.appending(path: String(member)) }

    /// Writes the archive to a new file, which does not exist if writing fails.
    func finish(_ path: String) throws(ExportError) {
        for member in members.indices { try flush(member) }
        var code: Int32 = 0
        // Safe: the texts are C strings for the calls, and libzip keeps copies of them.
        guard let archive = unsafe zip_open(path, ZIP_CREATE | ZIP_EXCL, &code) else {
            guard code != ZIP_ER_EXISTS else { throw .exists }
            var error = unsafe zip_error_t()
            // Takes the system's error number too, if the system refused.
            unsafe zip_error_init_with_code(&error, code)
            defer { unsafe zip_error_fini(&error) }
            throw .unwritable(unsafe Self.problem(&error))
        }
        for (index, member) in members.enumerated() {
            let source = unsafe zip_source_file(archive, url(index).path, 0, -1)
            let entryIndex = unsafe zip_file_add(archive, member.name, source, UInt32(ZIP_FL_ENC_UTF_8))
            guard entryIndex >= 0 else {
                unsafe zip_source_free(source)
                throw .unwritable(unsafe Self.discard(archive))
            }
            unsafe zip_set_file_compression(archive, UInt64(entryIndex), ZIP_CM_DEFLATE, UInt32(Self.level))
            unsafe zip_file_set_external_attributes(
                archive, UInt64(entryIndex), 0, UInt8(ZIP_OPSYS_UNIX), UInt32(0o100600) << 16)
        }
        guard unsafe zip_close(archive) == 0 else {
            throw .unwritable(unsafe Self.discard(archive))
        }
        try Self.write {
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
    }

    /// Gives up an archive. Returns why it could not be written.
    private static func discard(_ archive: OpaquePointer) -> FileProblem {
        defer { unsafe zip_discard(archive) }
        // Safe: the archive owns its error, which is read before it is discarded.
        return unsafe problem(zip_get_error(archive))
    }

    private static func problem(_ error: UnsafeMutablePointer<zip_error_t>) -> FileProblem {
        // Safe: the error owns its text, which is copied.
        guard unsafe zip_error_system_type(error) == ZIP_ET_SYS else {
            return .other(unsafe String(cString: zip_error_strerror(error)))
        }
        return .system(unsafe zip_error_code_system(error))
    }

    private static func write(_ body: () throws -> Void) throws(ExportError) {
        do { try body() } catch { throw .unwritable(FileProblem(error)) }
    }
}

/// The reason why an export failed.
public enum ExportError: Error, Hashable, Sendable {
    /// There is already a file with this name.
    case exists
    case unwritable(FileProblem)
}
