import FilmzDomain
import Foundation

/// A file beside the datasets that exists while an import runs. When it exists and no import runs, the process that
/// imported has ended.
struct ImportMark {
    private let path: String

    init(_ folder: String) {
        path = (folder as NSString).appendingPathComponent("unfinished")
    }

    /// The start of the import; nil when none is unfinished.
    var startedAt: Timestamp? {
        guard let bytes = try? RegularFile.contents(of: path, limit: 100) else { return nil }
        return Timestamp(String(decoding: bytes, as: UTF8.self))
    }

    func set(_ time: Timestamp) throws {
        try Data(time.description.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
