import CFilmzZip
import Foundation

/// A ZIP archive made by libzip, with whatever a test wants to be wrong in it.
struct ZipFile {
    struct Member {
        var name: String
        var content: [UInt8]
        var isStored = false
        var isEncrypted = false
        var isLink = false
    }

    var members: [Member] = []

    init(_ files: [(String, String)] = []) {
        members = files.map { Member(name: $0.0, content: Array($0.1.utf8)) }
    }

    var bytes: [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let archive = unsafe zip_open(folder.path, ZIP_CREATE, nil) else { return [] }
        for member in members { unsafe Self.add(member, to: archive) }
        unsafe zip_close(archive)
        return (try? Data(contentsOf: folder)).map(Array.init) ?? []
    }

    private static func add(_ member: Member, to archive: OpaquePointer) {
        // Safe: the copy is as long as the content, and libzip frees it when the archive is closed.
        guard let copy = unsafe malloc(max(1, member.content.count)) else { return }
        unsafe member.content.withUnsafeBytes { content in
            if let start = content.baseAddress { unsafe copy.copyMemory(from: start, byteCount: content.count) }
        }
        let source = unsafe zip_source_buffer(archive, copy, UInt64(member.content.count), 1)
        let index = unsafe UInt64(max(0, zip_file_add(archive, member.name, source, UInt32(ZIP_FL_ENC_UTF_8))))
        unsafe zip_set_file_compression(archive, index, member.isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 9)
        if member.isEncrypted { unsafe zip_file_set_encryption(archive, index, UInt16(ZIP_EM_AES_256), "word") }
        let mode: UInt32 = member.isLink ? 0o120777 : 0o100644
        unsafe zip_file_set_external_attributes(archive, index, 0, UInt8(ZIP_OPSYS_UNIX), mode << 16)
    }

    /// The archive with a text in it exchanged for another of the same length, wherever it stands.
    func bytes(changing old: [UInt8], to new: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var start = bytes.startIndex
        while let range = bytes[start...].firstRange(of: old) {
            bytes.replaceSubrange(range, with: new)
            start = range.upperBound
        }
        return bytes
    }
}
