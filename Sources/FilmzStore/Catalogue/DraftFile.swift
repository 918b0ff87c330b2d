import Foundation

/// The file of an unfinished catalogue. It is locked while it is written. A file without a lock was left behind by a
/// process that ended.
final class DraftFile: Sendable {
    let path: String
    private let handle: FileHandle

    /// The path at which the index of the draft's titles is made.
    var titlesPath: String { Self.titlesPath(path) }

    private static let suffix = ".new"

    /// Makes an empty file for the next catalogue with this name. The caller must hold the folder's lock.
    /// - Throws: ``StoreError``
    init(for catalogue: String) throws {
        path = "\(catalogue).\(UUID().uuidString.prefix(8).lowercased())\(Self.suffix)"
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forUpdatingAtPath: path), flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0
        else { throw StoreError.folderNotWritable((path as NSString).deletingLastPathComponent) }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }

    /// Waits until the file is on the disk.
    func synchronize() throws {
        try handle.synchronize()
    }

    /// Removes the file, unless it was moved away.
    func remove() {
        Self.remove(path)
    }

    /// Removes this folder's drafts that are no longer written. The caller must hold the folder's lock.
    static func removeAbandoned(for catalogue: String) {
        let folder = (catalogue as NSString).deletingLastPathComponent
        let name = (catalogue as NSString).lastPathComponent
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for file in files where file.hasPrefix(name + ".") && file.hasSuffix(suffix) {
            let path = folder + "/" + file
            guard let handle = FileHandle(forUpdatingAtPath: path) else { continue }
            if flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 {
                remove(path)
            }
            try? handle.close()
        }
    }

    private static func titlesPath(_ path: String) -> String { path + ".titles" }

    private static func remove(_ path: String) {
        // The draft itself comes last, because the others are found by it.
        for path in [titlesPath(path) + ".part", titlesPath(path), path] {
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
