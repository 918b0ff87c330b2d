import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// The served program, with clients that try to block it.
@Suite(.onOwnThreads, .timeLimit(.minutes(10)))
struct ConnectionTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    /// Opens connections that send nothing, more than the server may have files, and asks for a page at the same time.
    private static let silent = """
        import socket, sys
        port, count = int(sys.argv[1]), int(sys.argv[2])
        held = [socket.create_connection(("127.0.0.1", port), timeout=300) for _ in range(count)]
        for _ in range(3):
            asking = socket.create_connection(("127.0.0.1", port), timeout=300)
            asking.sendall(b"GET / HTTP/1.1\\r\\nHost: 127.0.0.1:%d\\r\\nConnection: close\\r\\n\\r\\n" % port)
            answer = b""
            while part := asking.recv(65536):
                answer += part
            print(answer.split()[1].decode(), end=" ")
        """

    /// Two limits of open files: hardly more than the program itself needs, so that it runs out of them; and more than
    /// its connections may use.
    private static let few = [44 + 3 * ProcessInfo.processInfo.activeProcessorCount, 256]

    @Test(arguments: few)
    func silentConnectionsKeepNobodyOut(files: Int) throws {
        let log = folder.path + "/said.txt"
        let server = try filmz.with(files: files).serve(log: log)
        let answers = try Client.python(Self.silent, server.port, "\(2 * files)")
        #expect(String(decoding: answers, as: UTF8.self) == "200 200 200 ")
        if files == Self.few[0] {
            let said = try String(contentsOfFile: log, encoding: .utf8)
            #expect(said.contains("ulimit -n"), "running out of them is said")
        }
        #expect(server.stop() == 0)
    }

    @Test(arguments: [12, 24])
    func tooFewFilesAreSaid(files: Int) throws {
        let outcome = try filmz.with(files: files).run("serve", "--port", "0")
        #expect(outcome.status == 74)
        #expect(outcome.errors.contains("ulimit -n"))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        (["--host", "192.0.2.1"], "--host"), (["--host", "no.such.name.invalid"], "--host"),
    ])
    func anAddressOfAnotherMachineIsSaid(options: [String], remedy: String) throws {
        _ = try filmz.run(["password"], input: "a good password\n")
        let outcome = try filmz.run(["serve", "--port", "0"] + options)
        #expect(outcome.status == 74)
        let foreign = Strings.english[CommandErrorText.addressForeign, ["host": "…", "port": "…"]]
        #expect(outcome.errors.says(foreign), "\(outcome)")
        #expect(outcome.errors.contains(remedy))
    }

    /// Holds connections in every state in which a server could wait: nothing sent, half a head, half a body, an answer
    /// that nobody reads. Reports when all are open, and waits until it may end.
    private static let holding = """
        import socket, sys
        port = int(sys.argv[1])
        def ask(text):
            client = socket.create_connection(("127.0.0.1", port), timeout=300)
            own = "Host: 127.0.0.1:%d\\r\\nOrigin: http://127.0.0.1:%d" % (port, port)
            client.sendall(text.replace("HOST", own).encode())
            return client
        form = "Content-Type: application/x-www-form-urlencoded\\r\\nContent-Length: 12\\r\\n"
        half = ask("POST /films/78748/comment HTTP/1.1\\r\\nHOST\\r\\nExpect: 100-continue\\r\\n" + form + "\\r\\n")
        half.recv(100)
        half.sendall(b"comment=")
        held = [ask(""), ask("GET / HT"), ask("GET / HTTP/1.1\\r\\nHOST\\r\\n\\r\\n" * 200)]
        print("held", flush=True)
        sys.stdin.read()
        """

    private static let holdingSimulator = """
        import socket, sys
        port = int(sys.argv[1])
        held = [socket.create_connection(("127.0.0.1", port)) for _ in range(2)]
        held[1].sendall(b"POST /omdb/ HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 9\\r\\n\\r\\nhalf")
        print("held", flush=True)
        sys.stdin.read()
        """

    private func holding(_ server: FilmzServer, with script: String = Self.holding) throws -> (
        client: Process, input: Pipe
    ) {
        let client = Process()
        let input = Pipe()
        let output = Pipe()
        client.executableURL = URL(filePath: "/usr/bin/env")
        client.arguments = ["python3", "-c", script, server.port]
        client.standardInput = input
        client.standardOutput = output
        try client.run()
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("held"))
        return (client, input)
    }

    @Test func itEndsWhateverIsOpen() throws {
        let server = try filmz.serve()
        let (client, input) = try holding(server)
        #expect(server.stop() == 0)
        try input.fileHandleForWriting.close()
        client.waitUntilExit()
        #expect(try filmz.run("film", "show", "78748").output.contains("comment=") == false)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func aSecondSignalEndsItAtOnce(signal: Int32) throws {
        let server = try filmz.serve()
        let (client, input) = try holding(server)
        // Several signals before the first is noticed count as one.
        while server.isRunning {
            server.signal(signal)
            Thread.sleep(forTimeInterval: 0.02)
        }
        #expect(server.end() == 128 + signal)
        try input.fileHandleForWriting.close()
        client.waitUntilExit()
    }

    @Test func theSimulatorEndsWhateverIsOpen() throws {
        let simulator = try filmz.simulateProviders("--fault", "omdb=hanging")
        let (client, input) = try holding(simulator, with: Self.holdingSimulator)
        #expect(simulator.stop() == 0)
        try input.fileHandleForWriting.close()
        client.waitUntilExit()
    }
}
