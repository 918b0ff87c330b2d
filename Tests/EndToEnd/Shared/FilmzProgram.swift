import Foundation

/// The built program, run as a person or a script would.
struct FilmzProgram {
    struct Outcome: Sendable {
        let output: String
        let errors: String
        let status: Int32

        /// The printed JSON, as dictionaries and arrays.
        func json() throws -> [String: Any] {
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
        }

        /// The printed JSON as a value of a type.
        func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try JSONDecoder().decode(type, from: Data(output.utf8))
        }
    }

    /// Where this program keeps its data.
    let folder: String
    /// Environment variables about Filmz and languages. Those of the tests themselves are not passed on.
    var environment: [String: String] = [:]
    /// Whether its first start is the very first one, which loads the catalogue.
    var isNew = false
    /// A command that becomes it, or starts it: the program and its arguments are added to these words.
    var launcher: [String] = []
    /// How often the launcher starts it.
    var starts = 1

    /// The program to test: `FILMZ_BINARY`, or the debug build of this package.
    static let binary = ProcessInfo.processInfo.environment["FILMZ_BINARY"] ?? ".build/debug/filmz"

    /// The simulated services, always of the debug build: they are given to nobody.
    static let simulator = ".build/debug/filmz-simulator"

    /// This program, after a shell did something else: `umask 0`.
    func after(_ command: String) -> FilmzProgram {
        var program = self
        program.launcher = ["sh", "-c", "\(command); exec \"$0\" \"$@\""]
        return program
    }

    /// This program with no more open files than these.
    func with(files: Int) -> FilmzProgram { after("ulimit -n \(files)") }

    /// Runs a command to its end.
    func run(_ arguments: String...) throws -> Outcome {
        try run(arguments)
    }

    /// - Parameter input: the standard input
    func run(_ arguments: [String], input: String = "") throws -> Outcome {
        try run(arguments, of: Self.binary, input: input)
    }

    /// Runs the simulator to its end, which it finds by itself only with wrong options.
    func runSimulator(_ options: [String]) throws -> Outcome {
        try run(options, of: Self.simulator, input: "")
    }

    private func run(_ arguments: [String], of program: String, input: String) throws -> Outcome {
        let pipe = Pipe()
        let output = Pipe()
        let errors = Pipe()
        let process = try start(arguments, of: program, input: pipe, output: output, errors: errors)
        // The program may end before it has read all of it.
        try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            output: String(decoding: text, as: UTF8.self), errors: String(decoding: complaint, as: UTF8.self),
            status: process.terminationStatus)
    }

    /// Starts a command, and neither waits for it nor reads its output.
    func begin(_ arguments: [String]) throws -> Process {
        try start(arguments, input: Pipe(), output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
    }

    /// Starts the server on a free port, and waits until it prints where it listens.
    /// - Parameter log: the file for its standard error
    func serve(_ options: String..., log: String? = nil) throws -> FilmzServer {
        guard let log else { return try listen(["serve", "--port", "0"] + options) }
        try Data().write(to: URL(filePath: log))
        let errors = try FileHandle(forWritingTo: URL(filePath: log))
        return try listen(["serve", "--port", "0"] + options, errors: errors)
    }

    /// Starts the server on a Unix socket, and waits until it says that it listens.
    func serve(onSocket path: String, _ options: String...) throws -> FilmzServer {
        try listen(["serve", "--socket", path] + options)
    }

    /// Starts the simulated services on a free port, and waits until they print where they listen.
    func simulateProviders(_ options: String...) throws -> FilmzServer {
        try simulateProviders(options)
    }

    func simulateProviders(_ options: [String]) throws -> FilmzServer {
        try listen(["--port", "0", "--json"] + options, of: Self.simulator)
    }

    private func listen(
        _ arguments: [String], of program: String = binary, errors: FileHandle = .nullDevice
    ) throws -> FilmzServer {
        let output = Pipe()
        let process = try start(arguments, of: program, input: Pipe(), output: output, errors: errors)
        var said = ""
        while true {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw CocoaError(.fileReadUnknown) }
            said += String(decoding: data, as: UTF8.self)
            if said.contains("\n"), let address = said.firstMatch(of: /https?:\/\/127\.0\.0\.1:[0-9]+|unix:\S+/)?.output
            {
                return FilmzServer(process: process, address: String(address), said: said, output: output)
            }
        }
    }

    private func start(
        _ arguments: [String], of program: String = binary, input: Pipe, output: Any, errors: Any
    ) throws -> Process {
        if !isNew, program == Self.binary { try ShippedCatalogue.add(to: folder) }
        let process = Process()
        process.executableURL = URL(filePath: launcher.isEmpty ? program : "/usr/bin/env")
        process.arguments = launcher.isEmpty ? arguments : launcher + [program] + arguments
        let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
            !["FILMZ_", "LANG", "LC_"].contains { name.hasPrefix($0) }
        }
        process.environment = inherited.merging(environment) { $1 }.merging(["FILMZ_DATA_DIR": folder]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        ProgramStarts.count(starts)
        return process
    }
}
