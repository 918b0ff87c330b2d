import Foundation

/// How often the tests start the program, which is most of what they cost: a byte for each start is added to the file
/// that `FILMZ_STARTS_FILE` names.
enum ProgramStarts {
    private static let file = ProcessInfo.processInfo.environment["FILMZ_STARTS_FILE"]

    /// Counts starts. All tests may do so at once.
    static func count(_ starts: Int) {
        guard let file else { return }
        // Safe: the text is a C string for the call.
        let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try? handle.write(contentsOf: Data(repeating: UInt8(ascii: "."), count: starts))
    }
}
