import Foundation
import Testing

/// Programs of the system, run to their end.
enum Tool {
    /// Whether a program is installed. In the automatic check it must be, because a test that needs it would pass without
    /// having looked at anything.
    static func isThere(_ program: String) throws -> Bool {
        let isThere = try run("sh", "-c", "command -v \(program)").status == 0
        if !isThere, ProcessInfo.processInfo.environment["CI"] == "true" {
            Issue.record("The automatic check needs \(program), which scripts/setup installs")
        }
        return isThere
    }

    static func run(_ arguments: String...) throws -> (output: String, status: Int32) {
        try run(arguments)
    }

    static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: text, as: UTF8.self), process.terminationStatus)
    }
}
