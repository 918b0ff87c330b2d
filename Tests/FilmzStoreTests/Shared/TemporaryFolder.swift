import Foundation

/// A folder of a test's own, gone when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "filmz-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
    }
}
