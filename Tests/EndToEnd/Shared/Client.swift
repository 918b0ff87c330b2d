import Foundation

/// HTTP clients that others wrote, over the network.
enum Client {
    static func curl(_ arguments: String...) throws -> Data {
        try run(["curl", "--silent", "--show-error", "--noproxy", "*"] + arguments)
    }

    static func python(_ script: String, _ arguments: String...) throws -> Data {
        try run(["python3", "-c", script] + arguments)
    }

    struct Failure: Error {
        let command: [String]
        let status: Int32
    }

    private static func run(_ command: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: command, status: process.terminationStatus)
        }
        return data
    }
}
