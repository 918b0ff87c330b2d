public import Foundation

/// A file in the `Fixtures` folder beside the test file.
public enum Fixture {
    /// The bytes of a file.
    public static func data(_ name: String, from file: String = #filePath) throws -> Data {
        try Data(contentsOf: URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures/\(name)"))
    }
}
