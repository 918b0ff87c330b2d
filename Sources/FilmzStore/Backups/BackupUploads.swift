import Foundation

/// Uploaded files in a data folder.
struct BackupUploads {
    private let directory: String

    private static let prefix = ".upload-"
    /// The age in seconds at which an upload is no longer being written.
    private static let lifetime: TimeInterval = 86_400

    init(in directory: String) {
        self.directory = directory
    }

    /// Makes an empty file that only its owner may read, and removes what earlier uploads left behind.
    /// - Throws: ``StoreError``
    func makeFile() throws -> String {
        removeAbandoned()
        let path = "\(directory)/\(Self.prefix)\(UUID().uuidString.lowercased())"
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw StoreError.opening(path)
        }
        return path
    }

    private func removeAbandoned() {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(Self.prefix) {
            let path = directory + "/" + name
            let changed = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date
            if let changed, -changed.timeIntervalSinceNow > Self.lifetime { try? files.removeItem(atPath: path) }
        }
    }
}
