import Foundation
import Testing

/// A folder for one test; it is removed when the test is over.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// Makes the folder; a test in which that fails has failed.
    public init() {
        path = NSTemporaryDirectory() + "filmz-\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            Issue.record(error)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The permission bits of a file in it.
    public func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
    }
}
