import FilmzTestSupport
import Foundation
import Testing

/// Another program holds the database while Filmz serves.
@Suite(.onOwnThreads) struct LockedDatabaseTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    /// If one of them waited for the other program, it would not be answered before that program ends.
    @Test func everyPageAndQuestionIsAnswered() async throws {
        let server = try filmz.serve()
        let holder = try Holder(folder.path + "/filmz.sqlite")
        // A write that waits must not make others wait.
        async let write = server.post("/films/78748/watchlist", "wanted=true")
        for path in [
            "/", "/search", "/search?q=alien", "/people?name=Ridley%20Scott", "/films/78748", "/me/watchlist",
            "/me/seen",
            "/me/favourites", "/me/diary", "/settings", "/films/new", "/api/v1/discover", "/api/v1/search?q=alien",
            "/api/v1/films/78748", "/api/v1/films/78748/mine", "/healthz",
        ] {
            #expect(try await server.get(path).status == 200, "\(path)")
        }
        for command in [["list", "watchlist"], ["search", "alien"], ["film", "show", "78748"]] {
            #expect(try filmz.run(command).status == 0, "\(command)")
        }
        #expect(holder.isHolding)
        holder.letGo()
        #expect([303, 503].contains(try await write.status), "503 when all of this took longer than ten seconds")
    }
}

/// Holds the write lock of a database.
private final class Holder {
    private let process: Process
    private let input: Pipe

    private static let script = """
        import sqlite3, sys
        other = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        print("held", flush=True)
        sys.stdin.read()
        other.execute("ROLLBACK")
        """

    /// Returns when the lock is held. This may take several tries, because a server that has just started writes too.
    init(_ path: String) throws {
        var started: (Process, Pipe)?
        for _ in 1...20 where started == nil { started = try Self.start(path) }
        guard let started else { throw CocoaError(.fileLocking) }
        (process, input) = started
    }

    deinit { if process.isRunning { letGo() } }

    var isHolding: Bool { process.isRunning }

    func letGo() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Nil when the lock was not free.
    private static func start(_ path: String) throws -> (Process, Pipe)? {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        if output.fileHandleForReading.availableData == Data("held\n".utf8) { return (process, input) }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return nil
    }
}
